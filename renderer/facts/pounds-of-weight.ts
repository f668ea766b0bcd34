/** Pounds that are a weight: '20 pounds heavier', 'a stone is 14 pounds'. */
import { sentenceSpanAt } from './sentences.ts';

const BY_WORD = /pounds?$/;
/** '20 pounds heavier' contains no price; 'a lost key costs 20 pounds' does. */
const BEFORE =
  /\b(?:lost|los(?:e|es|ing)|gain(?:s|ed|ing)?|weigh(?:s|ed|ing)?|shed(?:s|ding)?) (?:(?!costs?\b|is\b|are\b|for\b|adds?\b|means\b)[\w-]+ ){0,2}$/;
const AFTER = /^ (?:of (?:fat|weight|muscle|pressure|force)|in weight|heavier|lighter|overweight|underweight)\b/;

/** What has a weight, and what people do with one; the sentence must not be about money. */
const CARRIED =
  '(?:weights?|bags?|rucksacks?|backpacks?|loads?|dumb-?bells?|kettlebells?|barbells?|bars?|bab(?:y|ies)|newborns?|children|child|people|adults?|patients?|dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|boxes|box)';
const MAYBE_BEFORE = new RegExp(
  `\\b(?:(?:drop(?:s|ped|ping)?|put(?:s|ting)? on|lift(?:s|ed|ing)?|carr(?:y|ies|ied|ying)|hold(?:s|ing)?|${CARRIED} (?:of|over|under|above|below|up to)) (?:(?:about|around|over|more than|up to|nearly|almost|just|[\\w-]+ (?:or|to)) )?|(?:stones?|kilos?) (?:is|are|has|equals) )$`,
);
/** Of money, too: the sentence must name a weight. */
const MORE_OR_LESS = /^ (?:down|up|less|more|off)\b(?! (?:front|for|when|if|per|each|on)\b)/;
const NAMES_WEIGHT =
  /\b(?:weigh\w*|kilos?|kilograms?|kg|overweight|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|\d+) stones?|scales?|slimmer|heavier|lighter|diet\w*|muscle|fat)\b/;
/** 'Ten pounds down in a month' */
const DOWN_SINCE = /^ (?:down|up|lighter) (?:in|since|after|by|within|already)\b/;
const MONEY =
  /[£$€]|\b(?:cost\w*|pa(?:y|ys|id|ying)|price[sd]?|charg\w+|fees?|spen[dt]\w*|deposits?|sav(?:e|es|ed|ing|ings)|cheap\w*|dear\w*|refund\w*|vouchers?|worth|discount\w*|offers?|bills?|invoice\w*|money|purse|pocket)\b/;

/** Returns true if these words, 'ten pounds', mean a weight in their sentence. */
export function isWeight(text: string, index: number, words: string): boolean {
  if (!BY_WORD.test(words)) return false;
  const { text: sentence, start } = sentenceSpanAt(text, index);
  const before = sentence.slice(0, index - start);
  const after = sentence.slice(index - start + words.length);
  if (BEFORE.test(before) || AFTER.test(after)) return true;
  if (MONEY.test(before + after)) return false;
  return (
    MAYBE_BEFORE.test(before) ||
    DOWN_SINCE.test(after) ||
    (MORE_OR_LESS.test(after) && NAMES_WEIGHT.test(before + after))
  );
}

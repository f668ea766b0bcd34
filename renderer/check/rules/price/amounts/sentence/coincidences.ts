/** Words around an amount that make an equal fact of something else a coincidence. */
import type { AmountFact } from '../../../../../config/derived/priced.ts';
import { type AmountInSentence, wordsAfter, wordsBefore } from './amount-in-sentence.ts';

const SUM =
  /\b(?:together|altogether|in all|in total|total|that is|makes?|comes? to|adds? up to|minus|less £[\d.,]+,? so)\b[^.;]*$/;

/** 'The two together come to £90', '£240 minus £100, so £140' */
export const isCalledSum = (context: AmountInSentence): boolean => SUM.test(wordsBefore(context));

const ANOTHER_FIRM =
  /\b(?:from|by|at|of) (?:another|a different|some other) (?:[a-z-]+ )?(?:company|firm|practice|clinic|studio|salon|provider|business|hospital|surgery|centre)\b[^.;]*$/;

/** 'A quotation from another company, at £60 each' */
export const isOfAnotherFirm = (context: AmountInSentence): boolean =>
  ANOTHER_FIRM.test(wordsBefore(context)) && !/\b(?:we|our|ours|us)\b/.test(wordsBefore(context));

const RATE = /^ (?:an?|per|each|every) (?<unit>hour|minute)\b/;
const MINUTES: Readonly<Record<string, number>> = { hour: 60, minute: 1 };

/** 'That works out at £18 an hour', where a class of 50 minutes costs £18, too */
export function isOtherRate(context: AmountInSentence, same: readonly AmountFact[]): boolean {
  const unit = RATE.exec(wordsAfter(context))?.groups?.unit ?? '';
  return (
    unit !== '' &&
    context.subject.named.length === 0 &&
    same.every(({ quote = '' }) => {
      const item = context.index.itemAt(quote.split('.'));
      return item !== undefined && item.minutes !== MINUTES[unit] && !item.price?.endsWith(` ${unit}`);
    })
  );
}

/** Ages of young people in sentences: babies, 'under-16s', and the ages from which one thing is offered. */
import { NUMBER_WORDS, writtenNumber } from '../../../../../facts/number-words.ts';

export const NUMBER = `(?:\\d{1,2}|${NUMBER_WORDS}(?:[ -]${NUMBER_WORDS})*)`;
/** 'Facials from 14, laser from 18': the number in a sentence that states the age of the laser rightly is not that of the facials. */
export const numbersIn = (sentence: string): readonly (number | undefined)[] =>
  (sentence.match(ANY_NUMBER) ?? []).map(writtenNumber);
const ANY_NUMBER = new RegExp(`\\b${NUMBER}\\b`, 'g');

/** An age of teenagers and young adults, which is seldom a number of anything else. */
export const TEENS = '(?:1[2-9]|2\\d|[a-z]+teen|twelve|twenty(?:-one)?)';
export const END =
  '(?= ?(?:[.,;:!)]|$)| (?:if|with|on|onwards?|upwards?|years?|and (?:up|over|above|older)|or (?:over|above|older))\\b)';
const BABIES = '(?:bab(?:y|ies)|infants?|newborns?|child(?:ren)?|toddlers?|little ones)';
const WEEKS = `(?:${NUMBER}|a few|several) (?:days|weeks|months)`;

/**
 * 'Babies of six months', 'bring the baby from six weeks on', 'from birth': younger than any age in years. Where only
 * adults come, babies come with them.
 */
export const BABY_AGES = new RegExp(
  [
    `\\b(?:from|even) ${BABIES} (?:of|aged|from) (?<baby>${WEEKS})\\b`,
    `\\b${BABIES} (?:can come )?from (?<babyFrom>${WEEKS}|birth${END})\\b(?! (?:after|before|apart)\\b)`,
    `\\byoungest [a-z]+ (?:is|are|was|were) (?:only |just )?(?<babyOld>${WEEKS}) old\\b`,
    `^\\W*(?:yes,? )?from (?<babyAnswer>${WEEKS}|(?:her |his |their )?birth)${END}`,
  ].join('|'),
  'g',
);

/** 'Under-16s may come with a parent': everybody below that age comes. */
export const YOUNGER =
  /(?<!\b(?:no|nobody|not|no one|only)(?: [a-z]+)? )\b(?<younger>under[- ]\d{2}s?) (?:(?:may|can) (?:also )?(?:come|have|book|join|be \w+ed)|are (?:also )?welcome)\b/g;

/** 'We offer it from 45', 'From 45': higher ages than those of young people */
const OFFERED = '(?:we (?:also |only )?(?:do|offer|give|perform|fit|test|advise|recommend) (?:it|this|them) |^)';
/** 'Laser from sixteen', 'you can have laser at sixteen', in sentences about something that has an age of its own */
export const AGE_OF_THING = new RegExp(
  `\\b(?:${OFFERED}from (?<higher>[3-8]\\d|(?:thirty|forty|fifty|sixty|seventy)(?:-\\w+)?)${END}|from (?<thingFrom>${TEENS})${END}|at (?:the age of )?(?<thingAt>[a-z]+teen|twenty-one)${END}|(?<adults>adults only)\\b|\\bfor (?<onlyAdults>adults)(?: only)?(?= ?[.;!]| ?$)|only for (?<forAdults>adults)\\b)`,
  'g',
);
/** 'We do them from 16', 'we laser legs from 17': hours up to twelve are left to other words. */
export const DONE_FROM = new RegExp(
  `\\bwe (?:(?:also|only|can|will|happily|gladly|currently) )*(?:do|treat|see|accept|welcome|offer|perform|give|fit|test|scan|examine|vaccinate|operate|laser|wax|thread|peel|inject|pierce|tattoo|tint|whiten|straighten|massage|needle)(?: (?!from\\b)[\\w'-]+){0,4} from (?<doneFrom>1[3-9]|2[01]|[a-z]+teen|twenty(?:-one)?)${END}`,
  'g',
);

/** 'We only see adults', 'we treat adults only' */
export const ONLY_ADULTS =
  /\bwe (?:only (?:see|treat|accept|take|look after) (?<weSee>adults)(?= ?[.,;!]| ?$| and\b)|(?:see|treat|accept|take|look after) (?<weOnly>only adults|adults only)(?= ?[.,;!]| ?$))/g;

import { NUMBER_WORDS } from '../../../../../facts/number-words.ts';
import type { Quantity } from '../../../../../facts/quantities.ts';
import type { InSentence } from '../in-sentence.ts';

/** 'many times a day', 'two pictures a year apart', '£16.50 a month': how often, not how long. */
const RATE_BEFORE = new RegExp(
  `\\b(?:times|once|twice|(?:\\d+|${NUMBER_WORDS}) [a-z-]+(?: (?:to|with|by|of|from) (?:the|our|your|an?) [a-z-]+)?|(?:people|hours?|minutes?|days?)) $|£[\\d.,]+ $`,
);
/** 'Cancel two sessions a day before.' */
const AHEAD = /^ (?:before|ahead|beforehand|in advance|earlier|later)\b/;
/** 'an hour a day' of a figure in weeks */
const RATE_AFTER = /^ (?:an?|per) (?:day|night|week|month|year)\b/;
/** A figure of '22 hours a day', or of 22 hours, is compared with 'sixteen hours a day', and not with 'two nights a week'. */
const OF_DAY = /^ (?:an?|per) day\b/;
const RATE_IN_FIGURE = /\b(?:minutes?|hours?) (?:an?|per) day$|^(?:1[2-9]|2[0-4]) hours$/;

/** 'a year' in 'two visits to the nurse a year' */
export const isPeriodOfRate = ({ least }: Quantity, { before, after }: InSentence): boolean =>
  least === 1 && RATE_BEFORE.test(before) && !AHEAD.test(after);

export const isRate = ({ after }: InSentence): boolean => RATE_AFTER.test(after);

/** Whether a figure states a rate of the same kind as the words after a quantity. */
export const statesRate = (figure: string, { after }: InSentence): boolean =>
  OF_DAY.test(after) && RATE_IN_FIGURE.test(figure);

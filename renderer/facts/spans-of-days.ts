/** Times on two different days: 'from half past twelve on Saturday until half past eight on Monday'. */
import { matchesOf } from '../core/pattern.ts';
import { dayGroupsIn, WEEKDAY_OR_ABBREVIATION } from './day-groups.ts';
import type { TimesOfDays } from './exception-days.ts';
import { minutesOfTime, TIME } from './spoken-time.ts';
import { CLOSED } from './whole-day-claims.ts';

const PART = '(?: (?:morning|afternoon|evening|night))?';
const DAY = `(?:on )?(?:an? |the )?(?:following |next )?(?<!\\w)${WEEKDAY_OR_ABBREVIATION}s?(?![a-z])${PART}`;
/** 'noon on Friday', 'Friday at noon' */
const MOMENT = `(?:(?:${TIME}),? (?:${DAY})|(?:${DAY}),? (?:at )?(?:${TIME}))`;
const SPAN = new RegExp(
  `\\b(?:from (${MOMENT}),? (?:(?:right |all the way )?through )?(?:until|till|to)|between (${MOMENT}) and) (${MOMENT})`,
  'g',
);

/** Returns a sentence with spaces in place of such spans: their times are neither an opening nor a closing time of one day. */
export const withoutSpans = (sentence: string): string =>
  SPAN_WORDS.test(sentence) ? sentence.replace(SPAN, (text) => ' '.repeat(text.length)) : sentence;
/** Sentences without these words are skipped quickly. */
const SPAN_WORDS = /\b(?:from|between)\b.*day/;

/** 'Closed from noon on Saturday until nine on Monday': the clinic closes at noon on Saturday, and opens at nine on Monday. */
export const closedSpansIn = (sentence: string): readonly (TimesOfDays & { readonly isOpen: true })[] =>
  SPAN_WORDS.test(sentence) && CLOSED.test(sentence)
    ? matchesOf(SPAN, sentence).flatMap(({ 0: text, 1: from, 2: after, 3: until = '', index }) => {
        const { minutes: closes, ...first } = momentIn(from ?? after ?? '', index, text);
        const { minutes: opens, ...last } = momentIn(until, index, text);
        return [
          { ...first, closes, isOpen: true },
          { ...last, opens, isOpen: true },
        ];
      })
    : [];

function momentIn(moment: string, index: number, span: string) {
  const [time = ''] = new RegExp(TIME).exec(moment) ?? [];
  const [part] = /morning|afternoon|evening|night/.exec(moment) ?? [];
  return {
    at: index + span.lastIndexOf(moment) + moment.indexOf(time),
    length: time.length,
    days: dayGroupsIn(moment).flatMap(({ days }) => days),
    minutes: minutesOfTime(part === undefined ? time : `${time} in the ${part}`),
  };
}

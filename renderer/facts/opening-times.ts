import { WEEKDAY_OR_ABBREVIATION, weekdaysIn } from './day-groups.ts';
import type { Weekday } from './hours.ts';
import type { Normalised } from './normalise.ts';

/** Opening hours in a sentence: 'Tuesday 1pm to 6pm', 'Saturday and Sunday 10:00–18:00'. */
export interface OpeningTime {
  /** Their position in the original text. */
  readonly at: number;
  readonly length: number;
  readonly days: readonly Weekday[];
  /** Minutes after midnight. */
  readonly opens: number;
  readonly closes: number;
}

const DAY = `${WEEKDAY_OR_ABBREVIATION}s?`;
const TIME = String.raw`(?:\d{1,2}[:.]\d{2} ?(?:[ap]m)?|\d{1,2} ?[ap]m|noon)`;
const TO = ' ?(?:-|to|until) ?';
const SPAN = new RegExp(`(${TIME})${TO}(${TIME})`, 'g');
const LINE = new RegExp(
  String.raw`\b(?<head>(?<days>${DAY}(?:(?:, (?:and )?| and | & | ?- ?| to )${DAY})*)(?:,|:| from)? )(?<times>${TIME}${TO}${TIME}(?:(?:, (?:and )?| and | & )(?:from )?${TIME}${TO}${TIME})*)`,
  'g',
);

/** Returns every statement of opening hours in a text: days, then a time range. */
export const openingTimesIn = (normal: Normalised): readonly OpeningTime[] =>
  (TIMES.test(normal.text) ? [...normal.text.matchAll(LINE)] : []).flatMap(({ index, groups = {} }) => {
    const { head = '', days = '', times = '' } = groups;
    return [...times.matchAll(SPAN)].flatMap((span) => {
      const opens = minutesOf(span[1] ?? '');
      const stated = minutesOf(span[2] ?? '');
      if (opens === undefined || stated === undefined) return [];
      // '8.30-5.30' closes in the afternoon.
      const closes = stated <= opens && stated <= NOON ? stated + NOON : stated;
      const at = index + head.length + span.index;
      return [{ ...normal.original(at, span[0].length), days: weekdaysIn(days), opens, closes }];
    });
  });

const NOON = 720;
/** Texts without a time of day are skipped quickly. */
const TIMES = /\d ?[ap]m|\d[:.]\d|noon/;

/** '1pm' → 780, '13:00' → 780. */
function minutesOf(text: string): number | undefined {
  if (text === 'noon') return NOON;
  const match = /^(\d{1,2})(?:[:.](\d{2}))? ?([ap]m)?$/.exec(text);
  if (!match) return undefined;
  const [hour, minute] = [Number(match[1]), Number(match[2] ?? 0)];
  if (match[3] === undefined) return hour < 24 && minute < 60 ? hour * 60 + minute : undefined;
  return hour >= 1 && hour <= 12 && minute < 60
    ? ((hour % 12) + (match[3] === 'pm' ? 12 : 0)) * 60 + minute
    : undefined;
}

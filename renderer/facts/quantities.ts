import type { Normalised } from './normalise.ts';
import { NUMBER_WORDS, numberFromWords } from './number-words.ts';

/** What a number counts. */
export type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year' | 'session' | 'percent';

/** A number with its unit in a sentence: '10–15 minutes', 'two weeks', 'half an hour', '50%'. */
export interface Quantity {
  /** Its position in the original text. */
  readonly at: number;
  readonly length: number;
  /** Its position in the normalised text. */
  readonly normalAt: number;
  readonly normalLength: number;
  readonly unit: Unit;
  readonly least: number;
  readonly most: number;
}

const WORDS = `${NUMBER_WORDS}(?:[ -](?:and )?${NUMBER_WORDS})*`;
const NUMBER = String.raw`(?:\d+(?:\.\d+)?|${WORDS})`;
const CURRENCY = '(?:gbp|[£₤$€¥])';
const QUANTITY = new RegExp(
  [
    String.raw`(?<![\w£.,])(?<h>\d{1,2}) ?h(?:ours?|rs?)? ?(?:and )?(?<m>\d{1,2}) ?m(?:in(?:ute)?s?)?(?![a-z])`,
    String.raw`(?<half>\bhalf[ -]an[ -]hour|\bhalf[ -]hour)\b`,
    String.raw`(?<an>\ban? (?:hour|day|week|month|year))\b(?! and a half)`,
    String.raw`(?<![\w.,]|${CURRENCY} ?)(?<least>${NUMBER})(?: ?(?:-|to|or) ?(?<most>${NUMBER}))?(?<gap>[ -]?)(?<unit>min(?:ute)?s?|h(?:ours?|rs?)?|days?|weeks?|months?|years?|sessions?|business days?|working days?|calendar days?|%|per ?cent)(?![a-z])`,
  ].join('|'),
  'g',
);

const UNITS: readonly (readonly [RegExp, Unit])[] = [
  [/^min/, 'minute'],
  [/^h/, 'hour'],
  [/day/, 'day'],
  [/^week/, 'week'],
  [/^month/, 'month'],
  [/^year/, 'year'],
  [/^session/, 'session'],
  [/./, 'percent'],
];

const MINUTES: Readonly<Partial<Record<Unit, number>>> = { minute: 1, hour: 60, day: 1440, week: 10_080 };

/** Returns every number with a unit of time, sessions or per cent, in order. */
export function quantitiesIn(normal: Normalised): readonly Quantity[] {
  if (!UNIT.test(normal.text)) return [];
  return [...normal.text.matchAll(QUANTITY)].flatMap((match) => {
    const read = readMatch(match);
    if (!read) return [];
    const place = { normalAt: match.index, normalLength: match[0].length };
    return [{ ...normal.original(match.index, match[0].length), ...place, ...read }];
  });
}

/** Texts without a unit are skipped quickly. */
const UNIT = /min|hour|(?:\b|\d)h(?:rs?)?(?![a-z])|day|week|month|year|session|%|cent/;

function readMatch({ groups = {} }: RegExpExecArray): Pick<Quantity, 'unit' | 'least' | 'most'> | undefined {
  const { h, m, half, an, least, most, unit = '' } = groups;
  if (h !== undefined) return one('minute', Number(h) * 60 + Number(m));
  if (half !== undefined) return one('minute', 30);
  if (an !== undefined) return one(unitOf(an.replace(/^an? /, '')), 1);
  const from = numberOf(least ?? '');
  const to = most === undefined ? from : numberOf(most);
  return from === undefined || to === undefined
    ? undefined
    : { unit: unitOf(unit), least: from, most: Math.max(from, to) };
}

const one = (unit: Unit, value: number) => ({ unit, least: value, most: value });
const unitOf = (text: string): Unit => UNITS.find(([pattern]) => pattern.test(text))?.[1] ?? 'percent';
const numberOf = (text: string): number | undefined => (/^\d/.test(text) ? Number(text) : numberFromWords(text));

/** Checks whether two quantities have comparable units. */
export const areAlike = (a: Quantity, b: Quantity): boolean =>
  a.unit === b.unit || (MINUTES[a.unit] !== undefined && MINUTES[b.unit] !== undefined);

/** Checks whether one range is within the other: '4 months' in '3–4 months', '2 days' in '48 hours'. */
export function isWithin(inner: Quantity, outer: Quantity): boolean {
  const scale = (quantity: Quantity) => (inner.unit === outer.unit ? 1 : (MINUTES[quantity.unit] ?? 1));
  return (
    inner.least * scale(inner) >= outer.least * scale(outer) && inner.most * scale(inner) <= outer.most * scale(outer)
  );
}

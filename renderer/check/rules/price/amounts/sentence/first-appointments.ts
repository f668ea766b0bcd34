/** Words for a first appointment, whatever the treatment is called. */
import type { PricedItem } from '../../../../../config/derived/priced.ts';
import type { Site } from '../../../../../config/site.ts';
import type { ItemIndex } from '../../../about/item-index.ts';
import { type Token, tokenOf } from './token.ts';

/** 'a first appointment', which need not be its name */
export const FIRST_APPOINTMENT =
  /\bfirst (?:appointment|assessment|check|consultation|exam(?:ination)?|scan|session|test|visit)s?\b/g;

/** Returns the words for a first appointment, with all prices of first appointments. */
export function firstTokens(text: string, { firstAppointments }: ItemIndex): readonly Token[] {
  const values = firstAppointments.flatMap(({ derived, pence }) => (derived ? [] : [pence]));
  if (values.length === 0) return [];
  return [...text.matchAll(FIRST_APPOINTMENT)].map(({ index: at, 0: { length } }) => ({
    at,
    end: at + length,
    values,
    singles: values,
  }));
}

/** Returns the treatments that are the first appointments of the departments. */
export const firstItemsOf = (
  { departments }: Pick<Site, 'departments'>,
  { itemAt }: ItemIndex,
): readonly PricedItem[] => [
  ...new Set(
    Object.values(departments).flatMap(({ consultation: { treatment } }) =>
      treatment === undefined ? [] : (itemAt(['catalogue', treatment]) ?? []),
    ),
  ),
];

interface Place {
  /** Where the words before it end, and what can be between them and it. */
  readonly end: number;
  readonly gap: RegExp;
  readonly items: readonly PricedItem[];
}

/** 'Half as much as the first visit': returns `undefined` if the clinic has several first appointments. */
export function firstAppointmentAfter(sentence: string, { end, gap, items }: Place): Token | undefined {
  const [item, ...others] = items;
  const found = [...sentence.matchAll(FIRST_APPOINTMENT)].find(({ index }) => index >= end);
  return item && others.length === 0 && found && gap.test(sentence.slice(end, found.index))
    ? tokenOf({ at: found.index, end: found.index + found[0].length, items })
    : undefined;
}

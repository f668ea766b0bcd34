/** Words for a first appointment, whatever the treatment is called. */
import type { PricedItem } from '../../../../../config/derived/priced.ts';
import type { Site } from '../../../../../config/site.ts';
import type { ItemIndex } from '../../../about/item-index.ts';
import type { Token } from './token.ts';

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

/** Returns the treatments and programmes that are the first appointments of the departments. */
export const firstItemsOf = ({ departments }: Site, { itemAt }: ItemIndex): readonly PricedItem[] => [
  ...new Set(
    Object.values(departments).flatMap(
      ({ consultation: { treatment, programme = '' } }) =>
        itemAt(treatment === undefined ? ['programmes', programme] : ['catalogue', treatment]) ?? [],
    ),
  ),
];

/** The treatment that 'a first visit' means without its name. */
import type { PricedItem } from '../../../../../config/derived/priced.ts';
import type { Site } from '../../../../../config/site.ts';
import type { ItemIndex } from '../../../about/item-index.ts';
import { FIRST_APPOINTMENT } from '../sentence/first-appointments.ts';
import { type Token, tokenOf } from '../sentence/token.ts';

/** Returns the treatments that are the first appointments of the departments. */
export const firstItemsOf = (
  { departments }: Pick<Site, 'departments'>,
  { itemAt }: Pick<ItemIndex, 'itemAt'>,
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

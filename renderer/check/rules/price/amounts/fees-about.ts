/** The fees that a sentence can mean: those of the treatment that it is about, before those of the clinic. */
import type { AmountFact } from '../../../../config/derived/priced.ts';
import type { ItemIndex } from '../../about/item-index.ts';
import type { Subject } from '../../about/subject.ts';

/** The path of a figure of one treatment. */
export const OF_TREATMENT = /^catalogue\.[^.]+\.figures\./;

/**
 * Returns the fees whose names match. A sentence that names nothing, on a site whose clinic has no such fee, can mean that
 * of any treatment.
 */
export function feesAbout(
  name: RegExp,
  { items, owner }: Pick<Subject, 'items' | 'owner'>,
  { fees, all }: Pick<ItemIndex, 'fees' | 'all'>,
): readonly AmountFact[] {
  const matching = (facts: readonly AmountFact[]) =>
    facts.filter(({ quote = '' }) => name.test(quote.split('.').at(-1) ?? ''));
  const ofItems = (some: typeof all) => [
    ...new Set(matching(some.flatMap(({ facts }) => facts.filter(({ quote = '' }) => OF_TREATMENT.test(quote))))),
  ];
  const about = [...items, ...(owner ? [owner] : [])];
  const own = ofItems(about);
  if (own.length > 0) return own;
  const ofClinic = matching(fees);
  return ofClinic.length > 0 || about.length > 0 ? ofClinic : ofItems(all);
}

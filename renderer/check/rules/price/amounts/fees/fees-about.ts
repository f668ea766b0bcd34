/** The fees that a sentence can mean: those of the treatment that it is about, before those of the clinic. */
import type { AmountFact, PricedItem } from '../../../../../config/derived/priced.ts';
import { separateWords } from '../../../../../core/wording.ts';
import { FIGURE_OF_ITEM, type ItemIndex } from '../../../about/item-index.ts';
import { itemsWithOwner, type Subject } from '../../../about/subject.ts';
import { keyOf } from '../sentence/fact-name.ts';

/** Words of the name of a fee that name no treatment: `newPatientDeposit`, `bookingDeposit`. */
const ANY =
  /\b(?:deposits?|fees?|new|first|full|half|standard|minimum|patients?|clients?|customers?|bookings?|appointments?|visits?|sessions?|treatments?|late|weekend|online|refundable)\b/g;

/** Returns the treatments and categories after which a figure is named: `implantDeposit` is the deposit of “Single implant”. */
export function itemsOfFee(name: string, { mentionsIn }: ItemIndex): readonly PricedItem[] {
  const words = separateWords(name).replace(ANY, '').trim();
  return mentionsIn(words)
    .flatMap(({ items }) => items)
    .filter(({ path: [part] }) => part !== 'figures' && part !== 'departments');
}

/**
 * Returns the fees whose names match, without those of other treatments. If a sentence names nothing and the clinic has no
 * such fee, it can mean that of any treatment.
 */
export function feesAbout(
  name: RegExp,
  subject: Pick<Subject, 'items' | 'owner'>,
  index: ItemIndex,
): readonly AmountFact[] {
  const matching = (facts: readonly AmountFact[]) => facts.filter((fact) => name.test(keyOf(fact)));
  const ofItems = (some: readonly PricedItem[]) => [
    ...new Set(matching(some.flatMap(({ facts }) => facts.filter(({ quote = '' }) => FIGURE_OF_ITEM.test(quote))))),
  ];
  const about = itemsWithOwner(subject);
  const own = ofItems(about);
  if (own.length > 0) return own;
  const ofClinic = matching(index.fees);
  if (about.length === 0) return ofClinic.length > 0 ? ofClinic : ofItems(index.all);
  const charged = ofClinic.map((fee) => ({ fee, items: itemsOfFee(keyOf(fee), index) }));
  const named = charged.filter(({ items }) => items.some((item) => about.includes(item)));
  return (named.length > 0 ? named : charged.filter(({ items }) => items.length === 0)).map(({ fee }) => fee);
}

/** The items that a sentence with an amount is about. */
import { isCategory, type PricedItem } from '../../../../../config/derived/priced.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { isVoucher } from './about-amount.ts';
import { type AmountInSentence, wordsBefore } from './amount-in-sentence.ts';

/** The first words of 'At £25, it takes ten minutes less than the adult check-up' */
const AT = /^\W*(?:at|for) (?:just |only )?$/;
/** From an amount to something with which it is compared: 'The fee is £70, which is £20 less than therapy in person' */
const THAN = /\b(?:than|compared (?:with|to)) (?:[^.;]*)$/;
/** From an amount to what it pays for, too: 'a dog between £365 and £455, with X-rays of every tooth' */
const WITH = /, (?:with|including|which includes) (?:[^.;:]*)$/;

/**
 * Returns the treatment of the text if the amount is its own price and the sentence names another only in comparison, or
 * by words of its own name: 'a check-up is £25' in the text of “Child check-up”, also beside the name of a category.
 */
export function ownPriced(context: AmountInSentence): PricedItem | undefined {
  const { amount, subject, index } = context;
  const { owner, sentence } = subject;
  if (owner?.path[0] !== 'catalogue' || !owner.singles.includes(amount.pence ?? Number.NaN)) return undefined;
  const names = index.mentionsIn(sentence).filter(({ isName }) => isName);
  const own = owner.names.map((name) => normalise(name).text);
  const areOwn =
    names.some(({ items }) => !items.every(isCategory)) &&
    names.every(
      ({ at, end, items }) => items.every(isCategory) || own.some((name) => name.includes(sentence.slice(at, end))),
    );
  const isBeside = ({ at }: { readonly at: number }) => {
    const between = sentence.slice(wordsBefore(context).length, at);
    return THAN.test(between) || WITH.test(between);
  };
  return areOwn || (names.length > 0 && names.every(isBeside)) || AT.test(wordsBefore(context)) ? owner : undefined;
}

/**
 * In the text of an offer, “checks” are its parts, even if a category has such a name, and in the text of a treatment its
 * price is its own; 'vouchers start at £25' is not about a category “Before you start”.
 */
export const itemsMeant = (context: AmountInSentence): readonly PricedItem[] => {
  const { amount, subject } = context;
  const { items, owner } = subject;
  if (!items.every(isCategory)) return items;
  const isOwnPrice = owner?.path[0] === 'catalogue' && owner.singles.includes(amount.pence ?? Number.NaN);
  if (owner && (owner.path[0] === 'offers' || isOwnPrice)) return [owner];
  return isVoucher(context, items) ? [] : items;
};

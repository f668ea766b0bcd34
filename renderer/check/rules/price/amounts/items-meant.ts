/** The items that a sentence with an amount is about. */
import { isCategory, type PricedItem } from '../../../../config/derived/priced.ts';
import { isVoucher } from './about-amount.ts';
import type { AmountInText } from './amount-in-text.ts';

/**
 * In the text of an offer, “checks” are its parts, even if a category has such a name, and in the text of a treatment its
 * price is its own; 'vouchers start at £25' is not about a category “Before you start”.
 */
export const itemsMeant = (context: AmountInText): readonly PricedItem[] => {
  const { amount, subject } = context;
  const { items, owner } = subject;
  if (!items.every(isCategory)) return items;
  const isOwnPrice = owner?.path[0] === 'catalogue' && owner.singles.includes(amount.pence ?? Number.NaN);
  if (owner && (owner.path[0] === 'offers' || isOwnPrice)) return [owner];
  return isVoucher(context, items) ? [] : items;
};

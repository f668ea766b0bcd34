import type { Treatment } from '../config/site.ts';

/** What a complimentary treatment costs otherwise, in the words of the price lists. */
export const usualPrice = ({ usualPrice: price, usualPriceNote: note }: Treatment): string | undefined =>
  price && `usually ${price.text}${note ? ` ${note}` : ''}`;

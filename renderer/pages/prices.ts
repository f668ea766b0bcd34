import type { Treatment } from '../config/site.ts';

/** The usual price of a complimentary treatment, as the price lists write it. */
export const usualPrice = ({ usualPrice: price, usualPriceNote: note }: Treatment): string | undefined =>
  price && `usually ${price.text}${note ? ` ${note}` : ''}`;

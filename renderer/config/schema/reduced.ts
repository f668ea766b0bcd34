import type { Authored } from '../annotations.ts';
import type { DateText, PriceText } from '../text.ts';
import { shape, strictFields } from './base.ts';
import { endsTooEarly } from './date-order.ts';
import { date, pastDate, price } from './values.ts';

/** A lower price for a while. Afterwards, the usual price applies again. */
export interface ReducedPriceInput {
  /** The lower price, with the unit of the usual one: '£45 per session'. */
  readonly price: Authored<PriceText>;
  /** The first and the last day of the lower price. Pages show the last day beside the price. */
  readonly runs: {
    /** The first day: '2027-02-01'. */
    readonly from: Authored<DateText>;
    /** The last day: '2027-02-28'. */
    readonly until: Authored<DateText>;
  };
  /** The date since which the usual price has been charged: a saving must compare with a price that was really charged. */
  readonly normalSince: Authored<DateText>;
}

/** The first and the last day of a price. */
export const runs = () =>
  strictFields({ from: date(), until: date() }).refine(
    ({ from, until }) => from <= until,
    endsTooEarly('This offer', 'until', ['config/date', 'Write the first day in “from” and the last in “until”.']),
  );

export const reduced = () => shape<ReducedPriceInput>()({ price: price(), runs: runs(), normalSince: pastDate() });

import type { Mistake } from '../mutation.ts';

/** Prices in a correct format that contradict other numbers of the config. */
export const sums: readonly Mistake[] = [
  { mistake: 'changes one number of the instalments of a price', rule: 'price/instalments' },
  { mistake: 'makes a course cost at least as much as its sessions', rule: 'price/course' },
  { mistake: 'makes a longer course cost no more than a shorter one', rule: 'price/course' },
  { mistake: 'writes a number of sessions that differs from the name of the course', rule: 'price/course' },
  { mistake: 'lowers the price of a single session below its price in a course', rule: 'price/course' },
  { mistake: 'writes a “From” price that is not the lowest', rule: 'price/from' },
  { mistake: 'changes the price of an option, but not the “From” price', rule: 'price/from' },
  { mistake: 'writes a normal price that differs from the sum of its parts', rule: 'price/reference' },
  { mistake: 'prices an offer no lower than the sum of its parts', rule: 'price/saving' },
  { mistake: 'omits the period that a price covers', rule: 'price/unit' },
  { mistake: 'gives a price to a treatment that is coming soon', rule: 'price/coming-soon' },
  { mistake: 'gives a booking link to a treatment that is coming soon', rule: 'price/coming-soon' },
  { mistake: 'still calls an appointment free that now has a price', rule: 'price/free' },
  { mistake: 'does not remove an offer that has ended', rule: 'price/ended' },
];

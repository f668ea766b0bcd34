/** Quantities of time in minutes, and how much longer or shorter than a duration they may be. */
import type { Quantity } from '../../../../../facts/quantities.ts';

/** Returns true for minutes and hours: the unit of durations. */
export const isTime = ({ unit }: Pick<Quantity, 'unit'>): boolean => unit === 'minute' || unit === 'hour';

/** The minutes of a quantity in minutes or hours; the most, if it is a range. */
export const minutesOf = ({ most, unit }: Pick<Quantity, 'most' | 'unit'>): number => most * (unit === 'hour' ? 60 : 1);

/** How many times as long as the longest duration a time can be; beyond that, it is about something else. */
export interface Limits {
  /** The time must be longer than this. */
  readonly least: number;
  readonly most: number;
  /** Whether the words are so few that 'about an hour' can be said of 50 minutes. */
  readonly isShort?: boolean;
}

/** How many times as long as the longest of these a quantity is. */
export const ratioToLongest = (quantity: Quantity, lengths: readonly Quantity[]): number =>
  minutesOf(quantity) / Math.max(...lengths.map(minutesOf));

/** The minutes of a quantity; `undefined` for a range. */
export const exactMinutes = (quantity: Quantity): number | undefined =>
  quantity.least === quantity.most ? minutesOf(quantity) : undefined;

export const allMinutes = (quantities: readonly Quantity[]): readonly number[] =>
  quantities.flatMap((quantity) => exactMinutes(quantity) ?? []);

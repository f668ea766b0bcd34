/** How exactly a sentence states an amount that it computes. */
import type { Pence } from '../../../../../facts/money.ts';

/** A third of £890 is £297: a share that is not whole is rounded to pence or to pounds. */
export const isNearly = (share: number, pence: Pence): boolean =>
  Math.round(share) === pence || (!Number.isInteger(share) && pence % 100 === 0 && Math.abs(share - pence) < 100);

/** 'About £1,670 each' of three for £5,000 */
export const ABOUT = /\b(?:about|around|roughly|some|just (?:over|under)|nearly|almost) $/;
const TOLERANCE = 0.01;
export const isRoughly = (share: number, pence: Pence): boolean => Math.abs(share - pence) <= share * TOLERANCE;

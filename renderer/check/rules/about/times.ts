/** Exact times in a text: '45 minutes', 'half an hour'. */
import { normalise } from '../../../facts/normalise.ts';
import { type Quantity, quantitiesIn } from '../../../facts/quantities.ts';

interface TimeInText {
  readonly at: number;
  readonly end: number;
  readonly minutes: number;
}

const MINUTES: Readonly<Partial<Record<Quantity['unit'], number>>> = { minute: 1, hour: 60 };
/** Texts without these letters are skipped quickly. */
const HAS_TIME = /hour|min|quarter/;

/** Returns the exact times of a normalised text in minutes. */
export const timesIn = (text: string): readonly TimeInText[] =>
  HAS_TIME.test(text)
    ? quantitiesIn(normalise(text)).flatMap(({ unit, least, most, normalAt: at, normalLength }) => {
        const minutes = least === most ? least * (MINUTES[unit] ?? 0) : 0;
        return minutes > 0 ? [{ at, end: at + normalLength, minutes }] : [];
      })
    : [];

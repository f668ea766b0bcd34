import type { Pence } from './money.ts';

/** A ruled scale that begins at nothing. */
export interface Scale {
  /** Where it ends. */
  readonly end: Pence;
  /** The distance between two labelled marks. */
  readonly step: Pence;
}

/** On a phone a scale reads well with at most this many labelled steps. */
const STEPS = 4;

/** £550 → £0 to £600 by £200: the finest round steps, few enough to be labelled, that reach the highest amount. */
export function scaleTo(highest: Pence, steps = STEPS): Scale {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 100)));
  const step = [0.1, 0.2, 0.25, 0.5, 1, 2, 2.5, 5].map((of) => of * power).find((size) => highest <= size * steps);
  const chosen = step ?? power * 10;
  return { step: chosen, end: Math.max(Math.ceil(highest / chosen), 1) * chosen };
}

/** The amounts that stand on a scale: '£0', '£200', '£400', '£600'. */
export const annotationsOn = ({ end, step }: Scale): readonly Pence[] =>
  Array.from({ length: Math.round(end / step) + 1 }, (_, index) => Math.round(index * step));

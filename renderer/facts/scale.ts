import type { Pence } from './money.ts';

/** A scale with labelled ticks that begins at zero. */
export interface Scale {
  /** The highest value. */
  readonly end: Pence;
  /** The distance between two ticks. */
  readonly step: Pence;
}

/** The maximum number of labelled steps that fit on a phone. */
const STEPS = 4;

/**
 * £550 → £0 to £600 in steps of £200: the smallest round step that reaches the highest amount with few enough labels.
 * Returns `undefined` if nothing costs money: there is nothing to compare.
 */
export function scaleTo(highest: Pence, steps = STEPS): Scale | undefined {
  if (highest <= 0) return undefined;
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 100)));
  const step = [0.1, 0.2, 0.25, 0.5, 1, 2, 2.5, 5].map((of) => of * power).find((size) => highest <= size * steps);
  const chosen = step ?? power * 10;
  return { step: chosen, end: Math.max(Math.ceil(highest / chosen), 1) * chosen };
}

/** The ticks of a scale: '£0', '£200', '£400', '£600'. */
export const ticksOn = ({ end, step }: Scale): readonly Pence[] =>
  Array.from({ length: Math.round(end / step) + 1 }, (_, index) => Math.round(index * step));

/** A scale with its labels, written by `format`. */
export const labelledScale = (scale: Scale | undefined, format: (pence: Pence) => string) =>
  scale && { end: scale.end, labels: ticksOn(scale).map(format) };

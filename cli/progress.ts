import type { Steps } from '../renderer/core/io.ts';

/** An estimate from fewer steps or less time would change with every step. */
const MIN_ELAPSED_MS = 2000;
const SECOND_MS = 1000;

/**
 * Returns a function that completes a progress message: “Writing files, 120 of 1,012, about 9 s left”. The estimate
 * assumes that the remaining steps of a message take as long as those since its first report.
 */
export function progressEstimator(now: () => number): (message: string, steps?: Steps) => string {
  let first = { message: '', at: 0, done: 0 };
  return (message, steps) => {
    if (!steps) return message;
    if (message !== first.message || steps.done < first.done) first = { message, at: now(), done: steps.done };
    const elapsed = now() - first.at;
    const text = `${message}, ${steps.done.toLocaleString('en')} of ${steps.of.toLocaleString('en')}`;
    const done = steps.done - first.done;
    const left = steps.of - steps.done;
    if (elapsed < MIN_ELAPSED_MS || done === 0 || left === 0) return text;
    const seconds = Math.max(1, Math.round((elapsed * left) / done / SECOND_MS));
    return `${text}, about ${seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`} left`;
  };
}

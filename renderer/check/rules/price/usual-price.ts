import { daysBetween, longDate } from '../../../facts/date.ts';

interface Dates {
  readonly runs: { readonly from: string; readonly until: string };
  readonly normalSince: string;
}

const ENDS_TOO_LATE = {
  offer: 'End the offer earlier, or sell it at this price without showing a saving.',
  'reduced price': 'End it earlier, or make it the usual price.',
};

/** Returns a problem if a usual price was not charged before the lower one, or for a shorter time. */
export function usualPriceProblem(
  lower: keyof typeof ENDS_TOO_LATE,
  usual: string,
  { runs, normalSince }: Dates,
  today: string,
) {
  // A lower price that has ended needs new days: `price/ended` and `price/reduced-ended` report it.
  if (runs.until < today) return undefined;
  if (normalSince >= runs.from)
    return {
      message: `${usual} must have been charged before ${longDate(runs.from)}, on which the lower price begins, and not since ${longDate(normalSince)}.`,
      help: `Write the day from which you have charged ${usual}, or correct the first day of “runs”.`,
      path: ['normalSince'],
    };
  const [before, during] = [daysBetween(normalSince, runs.from), daysBetween(runs.from, runs.until) + 1];
  if (during <= before) return undefined;
  return {
    message: `This ${lower} runs for ${during} days, but ${usual} was charged for only ${before} days before it.`,
    help: ENDS_TOO_LATE[lower],
    path: ['runs', 'until'],
  };
}

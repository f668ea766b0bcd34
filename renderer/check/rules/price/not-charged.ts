import { longDate } from '../../../facts/date.ts';

interface Dates {
  readonly runs: { readonly from: string };
  readonly normalSince: string;
}

/** Returns a problem if a usual price was charged on no day before the lower one. */
export const notCharged = (usual: string, { runs, normalSince }: Dates) =>
  normalSince < runs.from
    ? undefined
    : {
        message: `${usual} must have been charged before ${longDate(runs.from)}, on which the lower price begins, and not since ${longDate(normalSince)}.`,
        help: `Write the day from which you have charged ${usual}, or correct the first day of “runs”.`,
        path: ['normalSince'],
      };

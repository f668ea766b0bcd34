import type { Answers } from '../../renderer/check/external/index.ts';

/** States how many external links were checked, and why the others were not. */
export function externalSummary({ verdicts, known, standIns }: Answers): string {
  const notes = [
    known > 0 ? `${known} of them worked less than a day ago and were not checked again` : '',
    standIns.length > 0 ? `${standIns.length} more use reserved domain names and cannot be checked` : '',
  ].filter(Boolean);
  return `${[`External links: ${verdicts.size}`, ...notes].join('; ')}.`;
}

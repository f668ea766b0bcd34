import type { Answers } from '../../renderer/check/external/index.ts';

/** How many other sites were asked, and why the rest was not. */
export function externalSummary({ verdicts, known, standIns }: Answers): string {
  const notes = [
    known > 0 ? `${known} of them were well less than a day ago, and were not asked again` : '',
    standIns.length > 0 ? `${standIns.length} more stand at names that nobody can own, and cannot be asked` : '',
  ].filter(Boolean);
  return `${[`Outside addresses: ${verdicts.size}`, ...notes].join('; ')}.`;
}

import type { ExternalLinkResults } from '../../renderer/check/external/index.ts';

/** States how many external links were checked, and why the others were not. */
export function externalSummary({ verdicts, cachedCount, standIns }: ExternalLinkResults): string {
  const notes = [
    cachedCount > 0 ? `${cachedCount} of them worked less than a day ago and were not checked again` : '',
    standIns.length > 0 ? `${standIns.length} more use reserved domain names and cannot be checked` : '',
  ].filter(Boolean);
  return `${[`External links: ${verdicts.size}`, ...notes].join('; ')}.`;
}

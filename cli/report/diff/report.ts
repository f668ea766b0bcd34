import { counted } from '../../../renderer/core/wording.ts';
import type { SiteDiff } from '../../../renderer/diff/index.ts';
import type { Revision } from '../../repository.ts';

/** The differences between two versions of a site. */
export interface DiffReport extends SiteDiff {
  readonly from: Revision;
  /** Missing if the later version is that of the files. */
  readonly to: Revision | undefined;
}

/** 'main (55c6124)' */
export const revisionText = ({ name, commit }: Revision): string => {
  const short = commit.slice(0, SHORT_COMMIT);
  return commit.startsWith(name) ? short : `${name} (${short})`;
};

const SHORT_COMMIT = 7;

/** '12 changes for visitors since main (55c6124), 1 error.' */
export function summaryOf({ changes, findings, from, to }: DiffReport): string {
  const versions = `since ${revisionText(from)}${to ? ` in ${revisionText(to)}` : ''}`;
  if (changes.length === 0) return `Nothing has changed for visitors ${versions}.`;
  const errors = findings.length === 0 ? '' : `, ${counted(findings.length, 'error')}`;
  return `${counted(changes.length, 'change')} for visitors ${versions}${errors}.`;
}

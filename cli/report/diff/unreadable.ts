import type { UnreadableVersion } from '../../../renderer/diff/version.ts';
import { escapeForTerminal } from '../../../renderer/facts/plain-text.ts';
import type { Revision } from '../../repository.ts';
import { revisionText } from './report.ts';

/** More findings than these mean that the config was written for another version of the tool. */
const MAX_LISTED = 5;

/** Explains why a revision cannot be compared. */
export function unreadableText(revision: Revision, { findings }: UnreadableVersion): string {
  const lines = findings.slice(0, MAX_LISTED).map(({ message, help = '', location }) => {
    const at = location ? `${location.file}:${location.line}:${location.column}  ` : '';
    return `  ${at}${escapeForTerminal(`${message} ${help}`.trim())}`;
  });
  const rest = findings.length - lines.length;
  return [
    `The config of ${revisionText(revision)} cannot be read, so it cannot be compared:`,
    ...lines,
    ...(rest > 0 ? [`  … and ${rest} more`] : []),
    'Compare with another revision: npx site diff REVISION, such as HEAD~1 or main',
  ].join('\n');
}

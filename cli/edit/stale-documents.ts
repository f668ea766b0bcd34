import { distinctBy } from '../../renderer/core/distinct.ts';
import type { Finding } from '../../renderer/core/finding.ts';
import { listed } from '../../renderer/core/wording.ts';
import { printCommand } from '../../renderer/inputs/documents.ts';

/**
 * Whether a finding reports a printed document that no longer agrees with the config. An edit of a config cannot avoid
 * it: a document is printed from the config that has been saved.
 */
export const isStaleDocument = ({ rule }: Pick<Finding, 'rule'>): boolean => rule === 'content/document-stale';

/** Returns the commands that print the documents that are out of date. */
export const printCommands = (findings: readonly Finding[]): readonly string[] =>
  distinctBy(findings.filter(isStaleDocument), ({ path = [] }) => String(path[1])).map(({ path = [] }) =>
    printCommand(String(path[1])),
  );

/** Returns the advice to run the commands after an edit, or `undefined` if there is no command. */
export function adviceToPrint(
  commands: readonly string[],
  { isSaved }: { readonly isSaved: boolean },
): string | undefined {
  if (commands.length === 0) return undefined;
  const quoted = listed(commands.map((command) => `“${command}”`));
  return isSaved ? `Now run ${quoted}.` : `After the edit, run ${quoted}.`;
}

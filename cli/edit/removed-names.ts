import type { Change } from '../../renderer/config/edit/index.ts';
import { type Finding, formatPath } from '../../renderer/core/finding.ts';

/**
 * A name that an edit removes, but that the site still uses, is reported as an unknown name. No similar name is meant,
 * so these findings get another message.
 */
export function explainRemovedNames(found: readonly Finding[], changes: readonly Change[]): readonly Finding[] {
  const removed = new Set(changes.flatMap((change) => (change.kind === 'remove' ? [formatPath(change.path)] : [])));
  return found.map((finding) => {
    const { missingPath } = finding;
    return missingPath !== undefined && removed.has(missingPath) ? stillNamed(finding, missingPath) : finding;
  });
}

const stillNamed = ({ fix, replacement, ...finding }: Finding, name: string): Finding => ({
  ...finding,
  message: `“${name}” is still named here.`,
  help: 'First remove every place that names it, or name something else there.',
});

import type { Change } from '../../renderer/config/edit/index.ts';
import { type ConfigPath, type Finding, formatPath, isBelow } from '../../renderer/core/finding.ts';

/**
 * A name that an edit removes, but that the site still uses, is reported as an unknown name. No similar name is meant,
 * so these findings get another message.
 */
export function explainRemovedNames(found: readonly Finding[], changes: readonly Change[]): readonly Finding[] {
  const removed = changes.flatMap(({ kind, path }) => (kind === 'remove' ? [path] : []));
  const isRemoved = new Set(removed.map(formatPath));
  return found.map((finding) => {
    const { missingPath = '' } = finding;
    if (isRemoved.has(missingPath)) return stillNamed(finding, missingPath, pathBefore(finding, removed));
    const part = removed.find((path) => missingPath.startsWith(`${formatPath(path)}.`));
    return part ? stillQuoted(finding, formatPath(part)) : finding;
  });
}

function stillNamed({ fix, replacement, ...finding }: Finding, name: string, path?: ConfigPath): Finding {
  const here = path ? `, here “${formatPath(path)}”,` : '';
  return {
    ...finding,
    message: `“${name}” is still named here.`,
    help: `First remove every place that names it${here || ','} or name something else there.`,
  };
}

const stillQuoted = ({ fix, replacement, ...finding }: Finding, name: string): Finding => ({
  ...finding,
  message: `This text still quotes “${finding.missingPath}”.`,
  help: `First change the text${finding.path ? `, “${formatPath(finding.path)}”` : ''}; then remove “${name}”.`,
});

/** Returns the path of a finding before the edit, unless the items of a list around it have got other numbers. */
function pathBefore({ path }: Finding, removed: readonly ConfigPath[]): ConfigPath | undefined {
  const isMoved = removed.some(
    (item) => typeof item.at(-1) === 'number' && path !== undefined && isBelow(path, item.slice(0, -1)),
  );
  return isMoved ? undefined : path;
}

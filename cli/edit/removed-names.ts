import { type Change, type EditableConfig, kindOf, schemaAt } from '../../renderer/config/edit/index.ts';
import { valueAtPath } from '../../renderer/config/value-at.ts';
import { shellWord } from '../../renderer/core/escape.ts';
import { type ConfigPath, type Finding, formatPath, isBelow } from '../../renderer/core/finding.ts';

/**
 * A name that an edit removes, but that the site still uses, is reported as an unknown name. No similar name is meant,
 * so these findings get another message. So do values that every site has.
 */
export function explainRemovedNames(
  found: readonly Finding[],
  changes: readonly Change[],
  before: EditableConfig,
): readonly Finding[] {
  const removed = changes.flatMap(({ kind, path }) => (kind === 'remove' ? [path] : []));
  const isRemoved = new Set(removed.map(formatPath));
  return found.map((finding) => {
    const { rule, path = [], missingPath = '' } = finding;
    if (rule === 'config/missing' && isRemoved.has(formatPath(path))) return required(finding, path, before);
    if (isRemoved.has(missingPath)) return stillNamed(finding, removed, pathBefore(finding, removed));
    const part = removed.find((path) => missingPath.startsWith(`${formatPath(path)}.`));
    return part ? stillQuoted(finding, formatPath(part)) : finding;
  });
}

function required({ rule, severity, location }: Finding, path: ConfigPath, before: EditableConfig): Finding {
  const name = formatPath(path);
  const message = `“${name}” is required, so it cannot be removed.`;
  return { rule, severity, message, help: insteadOf(path, before), path, ...(location ? { location } : {}) };
}

/** What can be done instead of removing a value: only entries and items can be removed one by one. */
function insteadOf(path: ConfigPath, before: EditableConfig): string {
  const { schema, plainConfig } = before.parsed();
  const value = valueAtPath(plainConfig, path);
  // The first page is the home page.
  const [first, second = first] = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const field = schemaAt(schema, plainConfig, path);
  const kind = field && kindOf(field.schema, value);
  const isGroup = kind === 'record' || kind === 'list';
  if (isGroup && first === undefined) return 'It is empty already.';
  const inside = shellWord(formatPath(second === undefined ? path : [...path, second]));
  return isGroup
    ? `Write the whole path of what to remove in it, such as: npx site remove ${inside}`
    : `Set another value${first === undefined ? '' : ' inside it'}: npx site set ${inside} VALUE`;
}

function stillNamed(
  { fix, replacement, ...finding }: Finding,
  removed: readonly ConfigPath[],
  path?: ConfigPath,
): Finding {
  const here = path ? `, here “${formatPath(path)}”,` : '';
  // An item of a list can be removed together with the name.
  const isOnlyItem = typeof path?.at(-1) === 'number' && finding.relatedLocations === undefined;
  const both = isOnlyItem ? ` To remove both: npx site remove ${[path, ...removed].map(wordOf).join(' ')}` : '';
  return {
    ...finding,
    message: `“${finding.missingPath}” is still named here.`,
    help: `First remove every place that names it${here || ','} or name something else there.${both}`,
  };
}

const wordOf = (path: ConfigPath): string => shellWord(formatPath(path));

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

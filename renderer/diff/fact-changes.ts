import { ownerName, subjectOf } from '../config/naming/subject.ts';
import { valueAtPath } from '../config/value-at.ts';
import { type ConfigPath, formatPath } from '../core/finding.ts';
import { amountsIn } from '../facts/amounts.ts';
import { formatPounds } from '../facts/money.ts';
import { normalise } from '../facts/normalise.ts';
import type { ChangeGroup, SiteChange } from './change.ts';
import type { Difference } from './differences.ts';
import { groupOf } from './groups.ts';
import { partOf } from './part-of.ts';
import { differenceInPercent, isPrice } from './percent.ts';
import { linksIn, shownText } from './shown.ts';
import type { SiteVersion } from './version.ts';

export interface Versions {
  readonly before: SiteVersion;
  readonly after: SiteVersion;
}

/** Turns a difference between two configs into a change for visitors; returns none if no visitor notices it. */
export function factChange(difference: Difference, versions: Versions): readonly SiteChange[] {
  const [version, path] =
    difference.kind === 'vanished'
      ? [versions.before, difference.before]
      : ([versions.after, difference.after] as const);
  const group = isPageEntry(path) && difference.kind !== 'reordered' ? undefined : groupIn(path, version);
  if (group === undefined) return [];
  const change: SiteChange = {
    ...{ group, kind: difference.kind },
    subject: subjectOf(path, version.plainConfig),
    of: ownerName(path, version.plainConfig),
    part: partOf(path, version.plainConfig),
    ...(difference.kind === 'vanished' ? {} : { path: difference.after }),
    ...(difference.kind === 'appeared' ? {} : { earlierPath: difference.before }),
  };
  if (difference.kind === 'reordered') return [reordered(change)];
  const texts = textsOf(difference, versions);
  return [
    difference.kind === 'changed' ? changed({ ...change, ...texts }, difference, versions) : { ...change, ...texts },
  ];
}

/** Whole pages are compared by their addresses. */
const isPageEntry = (path: ConfigPath): boolean =>
  path.length === 2 && (path[0] === 'routes' || path[0] === 'pages' || path[0] === 'aliases');

function groupIn(path: ConfigPath, version: SiteVersion): ChangeGroup | undefined {
  if (isPrice(valueAtPath(version.parsed, path))) return 'prices';
  if (path.includes('figures') && shownText(version, path)?.includes('£')) return 'prices';
  if (path[0] !== 'pages') return groupOf(path);
  const use = version.uses.get(formatPath(path));
  if (path.at(-1) === 'updated') return 'documents';
  if (use === undefined && /image/i.test(String(path.at(-1)))) return 'look';
  return use === undefined || use === 'words' || use === 'figure' || use === 'name' ? 'text' : 'links';
}

const reordered = (change: SiteChange): SiteChange => ({
  ...change,
  subject: `The order ${isPageEntry(change.path ?? []) ? 'of the sections of' : 'of'} ${lowerCased(change.subject)}`,
  part: isPageEntry(change.path ?? [])
    ? 'order of the sections'
    : `order in the ${change.part.replace(/^text in the /, '')}`,
});

type Texts = Pick<SiteChange, 'before' | 'after'>;

function textsOf(difference: Difference, { before, after }: Versions): Texts {
  const old = difference.kind === 'appeared' ? undefined : shownText(before, difference.before);
  const current = difference.kind === 'vanished' ? undefined : shownText(after, difference.after);
  return { ...(old === undefined ? {} : { before: old }), ...(current === undefined ? {} : { after: current }) };
}

/** Recognises a change of a link or of an amount inside a sentence, and adds by how much a price changed. */
function changed(
  change: SiteChange,
  paths: { readonly before: ConfigPath; readonly after: ConfigPath },
  { before, after }: Versions,
): SiteChange {
  if (change.before === change.after) {
    const [old, current] = [linksIn(before, paths.before), linksIn(after, paths.after)];
    return { ...change, group: 'links', ...listed(without(old, current), without(current, old)) };
  }
  const note = differenceInPercent(valueAtPath(before.parsed, paths.before), valueAtPath(after.parsed, paths.after));
  if (note !== undefined) return { ...change, note };
  if (change.group !== 'text') return change;
  const [old, current] = [amountsOf(change.before), amountsOf(change.after)];
  if (old.join() === current.join()) return change;
  const amounts = listed(without(old, current), without(current, old));
  return { ...change, group: 'prices', subject: `An amount in ${lowerCased(change.subject)}`, ...amounts };
}

const amountsOf = (text = ''): readonly string[] =>
  amountsIn(normalise(text)).flatMap(({ pence }) => (pence === undefined ? [] : formatPounds(pence)));

const without = (texts: readonly string[], others: readonly string[]) => texts.filter((text) => !others.includes(text));

const listed = (before: readonly string[], after: readonly string[]): Texts => ({
  before: before.join(', '),
  after: after.join(', '),
});

const lowerCased = (subject: string): string => subject.replace(/^The (?=[a-z])/, 'the ');

import { groupBy } from '../core/group-by.ts';
import { capitalised } from '../core/wording.ts';
import type { ChangeGroup, SiteChange } from './change.ts';

/** The groups with more changes than anybody reads: in each, a page or an entry takes one line. */
const SUMMARISED: ReadonlySet<ChangeGroup> = new Set<ChangeGroup>(['text', 'look']);

/** Sums up the changes of text and images by what they belong to: 'The page /team: 2 questions added, lead changed'. */
export const withTextSummaries = (changes: readonly SiteChange[]): readonly SiteChange[] =>
  [...groupBy(changes, ({ group, of }) => (SUMMARISED.has(group) ? `${group} ${of}` : undefined))]
    .flatMap(([key, all]) => (key === undefined ? all : [summaryOf(all)].flat()))
    .toSorted((a, b) => positionIn(changes, a.group) - positionIn(changes, b.group));

const positionIn = (changes: readonly SiteChange[], group: ChangeGroup): number =>
  changes.findIndex((change) => change.group === group);

function summaryOf(changes: readonly SiteChange[]): SiteChange | readonly SiteChange[] {
  const [first] = changes;
  if (!first || changes.length === 1) return changes;
  const note = [...groupBy(changes, ({ part, kind }) => `${part} ${kind}`).values()].map(counted).join(', ');
  return {
    ...{ group: first.group, kind: 'changed', subject: capitalised(first.of), note, of: first.of, part: 'text' },
    ...(first.location ? { location: first.location } : {}),
  };
}

const VERBS: Readonly<Record<SiteChange['kind'], string>> = {
  appeared: 'added',
  vanished: 'removed',
  changed: 'changed',
  renamed: 'renamed',
  reordered: 'changed',
};

/** 'question added', '3 questions added', '2 texts in the section “hero” changed' */
function counted(same: readonly SiteChange[]): string {
  const [{ part = '', kind = 'changed' } = {}] = same;
  const name = same.length === 1 ? part : `${same.length} ${part.replace(/^\S+?(?=s? |s?$)/, '$&s')}`;
  return `${name} ${VERBS[kind]}`;
}

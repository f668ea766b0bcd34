import { type ComputedFact, computedFacts } from '../config/derived/computed-facts.ts';
import { ownerName, subjectOf } from '../config/naming/subject.ts';
import { formatPath } from '../core/finding.ts';
import type { SiteChange } from './change.ts';
import type { Comparison } from './differences.ts';
import type { Versions } from './fact-changes.ts';

/** Returns the changes of amounts that follow from prices, of entries that both versions have. */
export function computedChanges(
  { before, after }: Versions,
  { earlierPaths }: Pick<Comparison, 'earlierPaths'>,
): readonly SiteChange[] {
  const earlier = new Map(computedFacts(before.site, before.quote).map((fact) => [keyOf(fact), fact.text]));
  return computedFacts(after.site, after.quote).flatMap(({ owner, figure, text }): readonly SiteChange[] => {
    const earlierPath = earlierPaths.get(formatPath(owner));
    const old = earlierPath && earlier.get(keyOf({ owner: earlierPath, figure }));
    if (old === undefined || old === text) return [];
    return [
      {
        ...{ group: 'prices', kind: 'changed', isComputed: true },
        subject: subjectOf([...owner, figure], after.plainConfig),
        ...{ before: old, after: text, path: owner, earlierPath },
        ...{ of: ownerName(owner, after.plainConfig), part: figure },
      },
    ];
  });
}

const keyOf = ({ owner, figure }: Pick<ComputedFact, 'owner' | 'figure'>): string => formatPath([...owner, figure]);

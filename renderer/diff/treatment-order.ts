import { treatmentsOf } from '../config/derived/catalogue.ts';
import { ownerName } from '../config/naming/subject.ts';
import { formatPath } from '../core/finding.ts';
import { isReordered } from './align.ts';
import type { SiteChange } from './change.ts';
import type { Comparison } from './differences.ts';
import type { Versions } from './fact-changes.ts';

/** Returns the categories that list their treatments in another order: the order of the catalogue as a whole is not shown. */
export const treatmentOrder = (
  { before, after }: Versions,
  { earlierPaths }: Pick<Comparison, 'earlierPaths'>,
): readonly SiteChange[] =>
  Object.keys(after.parsed.categories).flatMap((slug): readonly SiteChange[] => {
    const path = ['categories', slug];
    const earlierPath = earlierPaths.get(formatPath(path));
    if (!earlierPath) return [];
    const old = treatmentsOf(before.parsed, String(earlierPath[1])).map(([name]) => name);
    const pairs = treatmentsOf(after.parsed, slug).flatMap(([name], index) => {
      const earlier = earlierPaths.get(formatPath(['catalogue', name]))?.[1];
      const position = old.indexOf(String(earlier));
      return position === -1 ? [] : [[position, index] as const];
    });
    if (!isReordered(pairs)) return [];
    const name = ownerName(path, after.plainConfig);
    const subject = `The order of the treatments in ${name}`;
    return [{ group: 'text', kind: 'reordered', subject, of: name, part: 'treatment', path, earlierPath }];
  });

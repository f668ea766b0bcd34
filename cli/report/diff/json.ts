import { formatPath } from '../../../renderer/core/finding.ts';
import { groupBy } from '../../../renderer/core/group-by.ts';
import type { SiteChange } from '../../../renderer/diff/change.ts';
import { printableJson } from '../printable.ts';
import type { DiffReport } from './report.ts';

/** Returns the changes as programs read them; the shape is part of the public interface. */
export const diffJson = ({ from, to, changes, findings }: DiffReport): string =>
  printableJson({
    version: 1,
    ok: findings.length === 0,
    from: { revision: from.name, commit: from.commit },
    to: to ? { revision: to.name, commit: to.commit } : null,
    summary: {
      changes: changes.length,
      errors: findings.length,
      groups: Object.fromEntries(
        [...groupBy(changes, ({ group }) => group)].map(([group, all]) => [group, all.length]),
      ),
    },
    changes: changes.map(changeJson),
  });

const changeJson = ({ path, earlierPath, location, finding, isComputed, ...change }: SiteChange) => ({
  group: change.group,
  kind: change.kind,
  subject: change.subject,
  before: change.before ?? null,
  after: change.after ?? null,
  note: change.note,
  of: change.of,
  part: change.part,
  computed: isComputed ?? false,
  path: path ? formatPath(path) : null,
  earlierPath: earlierPath ? formatPath(earlierPath) : null,
  location: location ?? null,
  error: finding && { rule: finding.rule, message: finding.message, help: finding.help },
});

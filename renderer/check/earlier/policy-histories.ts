import { join } from 'node:path';
import type { FileHistory, Io } from '../../core/io.ts';
import type { PlannedSite } from '../../plan/planned-site.ts';
import { sectionsOf } from '../../plan/sections-of.ts';

/**
 * Returns the history of each policy since the day on which it says that it was last updated, by the name of its file,
 * as far as version control knows it.
 */
export async function policyHistories(
  { plan }: Pick<PlannedSite, 'plan'>,
  folder: string,
  { historyOf }: Pick<Io, 'historyOf'>,
): Promise<ReadonlyMap<string, FileHistory>> {
  if (!historyOf) return new Map();
  const histories = await Promise.all(
    plan.pages
      .flatMap((page) => sectionsOf(page, 'policy'))
      .map(async ({ data: { file, updated } }): Promise<readonly [string, FileHistory][]> => {
        const history = await historyOf(join(folder, 'content/policies', file), updated);
        return history ? [[file, history]] : [];
      }),
  );
  return new Map(histories.flat());
}

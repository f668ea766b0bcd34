import { join } from 'node:path';
import type { Io } from '../../core/io.ts';
import type { PlannedSite } from '../../plan/planned-site.ts';
import { sectionsOf } from '../../plan/sections-of.ts';

/**
 * Returns the text that each policy had on the day on which it says that it was last updated, by the name of its file,
 * as far as version control knows it.
 */
export async function earlierPolicyTexts(
  { plan }: Pick<PlannedSite, 'plan'>,
  folder: string,
  { textOn }: Pick<Io, 'textOn'>,
): Promise<ReadonlyMap<string, string>> {
  if (!textOn) return new Map();
  const texts = await Promise.all(
    plan.pages
      .flatMap((page) => sectionsOf(page, 'policy'))
      .map(async ({ data: { file, updated } }): Promise<readonly [string, string][]> => {
        const text = await textOn(join(folder, 'content/policies', file), updated);
        return text === undefined ? [] : [[file, text]];
      }),
  );
  return new Map(texts.flat());
}

import { formatPath } from '../../../../../core/finding.ts';
import type { Plan } from '../../../../../plan/index.ts';
import { configPathOf, type PublicText } from '../../../public-texts/index.ts';

/** Returns a function that recognises the texts of a section that lists programmes. */
export function besideProgrammes({ pages }: Pick<Plan, 'pages'>): (publicText: PublicText) => boolean {
  const lists = new Set(
    pages.flatMap(({ sections }) =>
      sections.flatMap(({ path, data }) => (data.kind === 'programmes' ? [formatPath(path)] : [])),
    ),
  );
  return (publicText) => lists.has(formatPath(configPathOf(publicText).slice(0, -1)));
}

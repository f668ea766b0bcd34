/** How often clients come for one treatment, by its own texts: 'A yearly look at your lenses'. */
import type { Site } from '../../../../../config/site.ts';
import type { ConfigPath } from '../../../../../core/finding.ts';
import { frequenciesIn } from '../../../../../facts/frequency.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { sourceOf } from '../../../../../facts/prose.ts';

/**
 * Returns the days from one time to the next that the texts of a treatment state; none for the first appointment, to
 * which a recall of the clinic belongs.
 */
export function ownRhythms([part, slug = '']: ConfigPath, { catalogue, departments }: Site): readonly number[] {
  const treatment = part === 'catalogue' ? catalogue[slug] : undefined;
  const isFirst = Object.values(departments).some(({ consultation }) => consultation.treatment === slug);
  if (!treatment || isFirst) return [];
  const texts = [treatment.name, treatment.subtitle, treatment.description];
  return texts.flatMap((text = '') => frequenciesIn(normalise(sourceOf(text)).text).map(({ days }) => days));
}

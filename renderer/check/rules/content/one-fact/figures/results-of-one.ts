/** The only figure of a site about results: 'Your results are back in a week' means it without naming its treatment. */
import { type NamedFigure, namedFigures } from '../../../../../config/derived/item-figures.ts';
import type { Site } from '../../../../../config/site.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { isOfClinic } from '../stated-figures.ts';

/** The names of figures that say when results are ready. */
export const RESULTS = /^(?:.*results?|.*report|laborator(?:y|ies)|lab|histology|findings)$/i;

/** 'When do results show?' is about an effect. */
export const EFFECT = /\b(?:see|notice|feel|show|visible|appear|last)\b/;

const NOUN =
  /(?:(?<before>[\p{L}-]+) )?\b(?:results?|reports?|findings)\b(?: (?:of|from) (?:(?:the|your|my|an?) )?(?<of>[\p{L}-]+))?/gu;
/** Words before 'results' that do not say of what. */
const OF_ANYTHING =
  /^(?:my|your|the|all|most|any|these|those|our|their|test|get|have|receive|send|expect|and|with|for|are|first)$/;

/**
 * Returns the figure of a treatment with which a text about results is compared that names no treatment; none if it can be
 * about another test. Figures of the clinic are compared with every text.
 */
export function resultsOfOne(site: Site): (text: string) => readonly NamedFigure[] {
  const all = [
    ...namedFigures(site.figures),
    ...Object.entries(site.catalogue).flatMap(([slug, { figures }]) =>
      namedFigures(figures, `catalogue.${slug}.figures`),
    ),
  ].filter(({ path }) => RESULTS.test(path.split('.').at(-1) ?? ''));
  const only = onlyOne(all);
  if (!only || isOfClinic(only)) return () => [];
  const [, slug = ''] = only.path.split('.');
  const name = normalise(site.catalogue[slug]?.name ?? '').text;
  const isOfIt = (word: string | undefined) =>
    word === undefined || OF_ANYTHING.test(word) || name.split(' ').includes(word.replace(/s$/, ''));
  return (text) => {
    const found = [...text.matchAll(NOUN)];
    const isMeant = found.every(({ groups = {} }) => isOfIt(groups.before) && isOfIt(groups.of));
    return found.length > 0 && isMeant && !EFFECT.test(text) ? [only] : [];
  };
}

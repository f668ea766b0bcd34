/** What people of a clinic do, according to the names of its treatments, as alternatives of a pattern. */

/** 'Haemorrhoid banding' → 'bands'; but many people train for themselves on Sundays. */
export const verbsIn = (treatments: readonly string[]): readonly string[] => [
  ...new Set(
    treatments
      .flatMap((name) => [...name.toLowerCase().matchAll(/\b([a-z]{3,})ing\b/g)])
      .map(([, stem = '']) => `${stem}s`)
      .filter((verb) => verb !== 'trains'),
  ),
];

const CARRIES_OUT = '(?:does|performs|carries out|offers|gives|runs|leads)';

/** 'Danuta does laser on Saturdays': a word of the name of a treatment is enough. */
export function doingAny(treatments: readonly string[]): readonly string[] {
  const words = treatmentWords(treatments);
  return words === undefined ? [] : [`${CARRIES_OUT} (?:(?!not\\b)[a-z]+ ){0,2}${words}`];
}

/** 'does the nail surgery on Tuesdays': without the article, a bio may mean free time, as in 'does Pilates on Sundays'. */
export function doingThe(treatments: readonly string[]): readonly string[] {
  const words = treatmentWords(treatments);
  return words === undefined ? [] : [`${CARRIES_OUT} (?:(?:all|most) (?:of )?)?(?:the|our) (?:[a-z]+ )?${words}`];
}

function treatmentWords(treatments: readonly string[]): string | undefined {
  const words = new Set(treatments.flatMap((name) => name.toLowerCase().match(/[a-z]{5,}/g) ?? []));
  return words.size === 0 ? undefined : `(?:${[...words].join('|')})s?`;
}

/** The codes by which visitors call a treatment: 'ENG1', 'D4', 'B12'. */
import type { Site, Treatment } from '../site.ts';

const CODE = /(?<![\p{L}\d-])[A-Z]+\d+(?![\p{L}\d-])/gu;

const codesIn = ({ name, subtitle }: Treatment): readonly string[] => [
  ...new Set(`${name} ${subtitle?.source ?? ''}`.match(CODE)),
];

/** Returns the codes in the name or the subtitle of each treatment, without those that several treatments share. */
export function treatmentCodes({ catalogue }: Site): ReadonlyMap<Treatment, readonly string[]> {
  const all = Object.values(catalogue).map((treatment) => ({ treatment, codes: codesIn(treatment) }));
  const once = new Set<string>();
  const shared = new Set<string>();
  for (const code of all.flatMap(({ codes }) => codes)) (once.has(code) ? shared : once).add(code);
  return new Map(all.map(({ treatment, codes }) => [treatment, codes.filter((code) => !shared.has(code))]));
}

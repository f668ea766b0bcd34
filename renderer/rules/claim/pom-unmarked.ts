import type { Rule } from '../rule.ts';
import { hitsIn, isDenied, type Lexicon } from './lexicon/lexicon.ts';
import { MEDICINE_NAMES, PLAIN_HINTS_LEXICON } from './lexicon/medicines.ts';
import { slugOf, usesMedicine } from './medicine.ts';
import { atWords, wordsAt } from './words.ts';

const LEXICONS: readonly Lexicon[] = [MEDICINE_NAMES, PLAIN_HINTS_LEXICON].map((lexicon) => ({
  ...lexicon,
  harmless: (company) => isDenied(company) || (lexicon.harmless?.(company) ?? false),
}));

export const pomUnmarked: Rule = {
  name: 'claim/pom-unmarked',
  severity: 'warning',
  checks: 'A treatment whose own words speak of a prescription-only medicine is marked as using one.',
  because:
    'The mark keeps its price out of structured data and its questions out of search results; the other rules on medicines look for it.',
  source: 'CAP code 12.12; Human Medicines Regulations 2012, reg 284',
  examples: {
    bad: [
      {
        shows: 'a treatment that names the medicine, without the mark',
        values: { 'catalogue.massage.description': 'Botulinum toxin for the forehead.' },
      },
    ],
    good: [
      {
        shows: 'the same treatment with its mark',
        values: {
          'catalogue.massage.description': 'Botulinum toxin for the forehead.',
          'catalogue.massage.prescriptionOnly': true,
        },
      },
      {
        shows: 'a treatment that does without',
        values: { 'catalogue.massage.description': 'An hour of massage, and no Botox.' },
      },
    ],
  },
  find: ({ site, surfaces }) => {
    const unmarked = surfaces.typed.filter((text) => {
      const slug = slugOf(text);
      return slug !== undefined && !usesMedicine(site, slug);
    });
    const met = new Set<string>();
    return LEXICONS.flatMap((lexicon) => hitsIn(lexicon, unmarked)).flatMap((hit) => {
      const slug = slugOf(hit.text) ?? '';
      if (met.has(slug)) return [];
      met.add(slug);
      return [
        atWords(
          hit,
          `“${wordsAt(hit)}” is a prescription-only medicine, and the treatment is not marked as using one.`,
          'Add “prescriptionOnly: true” to the treatment.',
        ),
      ];
    });
  },
};

import type { Site } from '../../../config/site.ts';
import type { PublicText } from '../public-texts/index.ts';
import type { Rule } from '../rule.ts';
import { anyOf, hitsIn, isDenied, type Lexicon, look } from './lexicon/lexicon.ts';
import { MEDICINE_NAMES, PLAIN_HINTS_LEXICON } from './lexicon/medicines.ts';
import { slugOf, usesMedicine } from './medicine.ts';
import { atWords, wordsAt } from './words.ts';

/** 'This treatment uses a prescription-only medicine.' */
const USES: Lexicon = {
  words: anyOf('(?:uses|using|with) an? (?:small doses? of (?:an? )?)?prescription[ -]only medicines?'),
};

const LEXICONS: readonly Lexicon[] = [MEDICINE_NAMES, PLAIN_HINTS_LEXICON, USES].map((lexicon) => ({
  ...lexicon,
  harmless: (company) => isDenied(company) || (lexicon.harmless?.(company) ?? false),
}));

export const pomUnmarked: Rule = {
  name: 'claim/pom-unmarked',
  severity: 'warning',
  checks:
    'A treatment is marked as using a prescription-only medicine where its own words, or those of its page, say so.',
  because:
    'The mark keeps its price out of structured data and its questions out of search results; the other rules on medicines look for it.',
  source: 'CAP code 12.12; Human Medicines Regulations 2012, reg 284',
  examples: {
    bad: [
      {
        shows: 'a treatment that names the medicine, without the mark',
        values: { 'catalogue.massage.description': 'Botulinum toxin for the forehead.' },
      },
      {
        shows: 'a page that says so of its treatment, without the mark',
        values: { 'pages./treatments/massage.0.lead': 'This treatment uses a prescription-only medicine.' },
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
      {
        shows: 'a page that speaks of prescriptions in general',
        values: { 'pages./treatments/massage.0.lead': 'Tell us of every prescription-only medicine that you take.' },
      },
    ],
  },
  find: ({ site, publicTexts }) => {
    const treatmentOf = (text: PublicText) => slugOf(text) ?? pageTreatment(site, text);
    const unmarked = look(
      publicTexts.authored.filter((text) => {
        const slug = treatmentOf(text);
        return slug !== undefined && site.catalogue[slug] && !usesMedicine(site, slug);
      }),
    );
    const met = new Set<string>();
    return LEXICONS.flatMap((lexicon) => hitsIn(lexicon, unmarked)).flatMap((hit) => {
      const slug = treatmentOf(hit.text) ?? '';
      if (met.has(slug)) return [];
      met.add(slug);
      return [
        atWords(
          hit,
          `“${wordsAt(hit)}” speaks of a prescription-only medicine, and the treatment is not marked as using one.`,
          'Add “prescriptionOnly: true” to the treatment.',
        ),
      ];
    });
  },
};

/** The treatment that the page of a text is about, in the words that the owner gave that page. */
const pageTreatment = ({ routes }: Pick<Site, 'routes'>, { source, page = '' }: PublicText): string | undefined =>
  source.from === 'config' && source.path[0] === 'pages' ? routes[page]?.treatment : undefined;

import type { Site } from '../../../../config/site.ts';
import { configPathOf, type PublicText } from '../../public-texts/index.ts';
import type { Rule } from '../../rule.ts';
import { findingAt, firstOfEach, wordsAt } from '../find-words.ts';
import { anyOf, isDenied, type Lexicon, wordMatchesIn } from '../lexicon/lexicon.ts';
import { ALLUSIONS_TO_MEDICINES } from '../lexicon/medicine-allusions.ts';
import { AESTHETIC_MEDICINES } from '../lexicon/medicines.ts';
import { isAssessment } from '../suitability/interventions.ts';
import { slugOf, usesMedicine } from './medicine.ts';
import { isOfferedRemotely } from './remote-offers.ts';

/** 'This treatment uses a prescription-only medicine.' */
const USES: Lexicon = {
  words: anyOf('(?:uses|using|with) an? (?:small doses? of (?:an? )?)?prescription[ -]only medicines?'),
};

const LEXICONS: readonly Lexicon[] = [AESTHETIC_MEDICINES, ...ALLUSIONS_TO_MEDICINES, USES].map((lexicon) => ({
  ...lexicon,
  harmless: (context) =>
    isDenied(context) || OTHER_TREATMENT.test(context.before) || (lexicon.harmless?.(context) ?? false),
}));

/** 'Ask about Botox for the jaw': another treatment than this one */
const OTHER_TREATMENT = /\b(?:ask|talk|speak|enquire|read)\b[^,;]* about (?:[\w-]+ ){0,2}$/;

export const pomUnmarked: Rule = {
  name: 'claim/pom-unmarked',
  severity: 'warning',
  checks:
    'A treatment has “prescriptionOnly: true” if its own text, or its page, states that it uses a prescription-only medicine.',
  because:
    'Without it, the price of the medicine appears in structured data, its questions appear in search results, and the other rules about medicines miss it.',
  source: 'CAP code 12.12; Human Medicines Regulations 2012, reg 284',
  bad: {
    'a treatment that names the medicine without “prescriptionOnly”': {
      'catalogue.massage.description': 'Botulinum toxin for the forehead.',
    },
    'a page that mentions the medicine of a treatment without “prescriptionOnly”': {
      'pages./treatments/massage.0.lead': 'This treatment uses a prescription-only medicine.',
    },
  },
  good: {
    'the same treatment with “prescriptionOnly”': {
      'catalogue.massage.description': 'Botulinum toxin for the forehead.',
      'catalogue.massage.prescriptionOnly': true,
    },
    'a treatment that denies using a medicine': {
      'catalogue.massage.description': 'An hour of massage, and no Botox.',
    },
    'a page that mentions prescriptions in general': {
      'pages./treatments/massage.0.lead': 'Tell us of every prescription-only medicine that you take.',
    },
  },
  find: (input) => {
    const { site, authored } = input;
    const ofText = (text: PublicText) => slugOf(text) ?? pageTreatment(site, text);
    const isUnmarked = (slug: string | undefined) =>
      slug !== undefined &&
      site.catalogue[slug] !== undefined &&
      !usesMedicine(site, slug) &&
      !isAssessment(site, slug);
    const matches = LEXICONS.flatMap((lexicon) => wordMatchesIn(lexicon, authored)).filter(
      (match) => isUnmarked(ofText(match.text)) && !isOfferedRemotely(match, input),
    );
    return firstOfEach(matches, ofText).map((match) =>
      findingAt(
        match,
        `“${wordsAt(match)}” refers to a prescription-only medicine, but the treatment has no “prescriptionOnly: true”.`,
        /prescription[ -]only/i.test(wordsAt(match))
          ? 'Add “prescriptionOnly: true” to the treatment if the medicine is part of it. Otherwise remove these words.'
          : // Other rules forbid the words themselves.
            'Remove these words. If the medicine is part of the treatment, add “prescriptionOnly: true” to it as well.',
      ),
    );
  },
};

/** Returns the treatment of the page on which the owner wrote the text. */
const pageTreatment = ({ routes }: Pick<Site, 'routes'>, text: PublicText): string | undefined =>
  configPathOf(text)[0] === 'pages' ? routes[text.page ?? '']?.treatment : undefined;

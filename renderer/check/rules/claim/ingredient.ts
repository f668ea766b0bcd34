import type { PublicText } from '../public-texts/index.ts';
import type { Rule } from '../rule.ts';
import { findingAt, firstOfEach } from './find-words.ts';
import { anyOf, type Lexicon, type WordMatch, wordMatchesIn } from './lexicon/lexicon.ts';
import { treatmentOf } from './medicine.ts';

/**
 * Vesicles released by cells, and words for their origin (Cosmetic Products Enforcement Regulations: cells and tissues
 * of human origin are prohibited).
 */
const EXOSOMES: Lexicon = { words: anyOf('exosomes?') };
const HUMAN_ORIGIN = /\bhuman\b|\bplacenta|\bumbilical|\bstem[ -]cell derived\b/;
const OTHER_ORIGIN =
  /\b(?:plants?|botanical|vegetable|rose|centella|ginseng|algae|milk|bovine|salmon|fish|marine|yeast|bacterial|synthetic|non[ -]human|animal)\b/;

export const ingredient: Rule = {
  name: 'claim/ingredient',
  severity: 'warning',
  checks: 'Texts about exosomes state an origin that is not human.',
  because: 'Clients cannot tell whether a product contains human cells, which cosmetics must not contain.',
  source: 'Regulation (EC) 1223/2009 as it applies in Great Britain, Annex II, entry 416',
  bad: {
    'exosomes without a stated origin': { 'catalogue.massage.description': 'Massage with exosomes.' },
    'exosomes from people': { 'catalogue.massage.description': 'exosomes of human origin' },
  },
  good: {
    'exosomes of plant origin, stated once in the treatment’s description': {
      'catalogue.massage.description': 'Massage with exosomes.',
      'pages./treatments/massage.0.lead': 'The exosomes are of plant origin.',
    },
  },
  find: ({ site, authored }) => {
    const subjectOf = (text: PublicText) => treatmentOf(site, text) ?? text.page;
    const isHuman = ({ text }: WordMatch) => HUMAN_ORIGIN.test(text.normal.text);
    const matches = wordMatchesIn(EXOSOMES, authored);
    const others = matches.filter((match) => !isHuman(match));
    const stated = new Set(
      matches.filter(({ text }) => OTHER_ORIGIN.test(text.normal.text)).map((match) => subjectOf(match.text)),
    );
    const unstated = others.filter(({ text }) => !stated.has(subjectOf(text)));
    return [
      ...matches
        .filter(isHuman)
        .map((match) =>
          findingAt(match, 'These exosomes are of human origin, which is prohibited in cosmetics.', HELP),
        ),
      ...firstOfEach(unstated, subjectOf).map((match) =>
        findingAt(match, 'The origin of these exosomes is not stated.', HELP),
      ),
    ];
  },
};

const HELP = 'State the origin where the treatment is described: “exosomes of plant origin”.';

import type { PublicText } from '../../public-texts/index.ts';
import type { Rule } from '../../rule.ts';
import { findingAt, firstOfEach, wordsAt } from '../find-words.ts';
import { anyOf, isNotAsserted, type Lexicon, type WordMatch, wordMatchesIn } from '../lexicon/lexicon.ts';
import { treatmentOf } from './medicine.ts';

/**
 * Vesicles released by cells, and words for their origin (Cosmetic Products Enforcement Regulations: cells and tissues
 * of human origin are prohibited).
 */
const EXOSOMES: Lexicon = { words: anyOf('exosomes?') };
const HUMAN_ORIGIN = /\bhuman\b|\bplacenta|\bumbilical|\bstem[ -]cell derived\b/;
const OTHER_ORIGIN =
  /\b(?:plants?|botanical|vegetable|rose|centella|ginseng|algae|milk|bovine|salmon|fish|marine|yeast|bacterial|synthetic|non[ -]human|animal)\b/;

/** The most that a whitener may contain or release (Regulation (EC) 1223/2009, Annex III, entry 12). */
const MOST_PERCENT = 6;
const PERCENT = '\\d{1,2}(?:\\.\\d+)? ?(?:%|per ?cent)';
/** Not carbamide peroxide, which releases about a third of its weight. */
const NAME = 'hydrogen[ -]peroxide';

/** Tooth whiteners that are stronger than the law allows: 'our stronger gel with 16% hydrogen peroxide' */
const STRONG_WHITENERS: Lexicon = {
  words: anyOf(
    `${PERCENT} (?:of )?${NAME}`,
    `${NAME} (?:gels? )?(?:of |at |with |in )?(?:a strength of |up to )?${PERCENT}`,
  ),
  harmless: (context) =>
    isNotAsserted(context) ||
    Number(/\d+(?:\.\d+)?/.exec(context.word)?.[0]) <= MOST_PERCENT ||
    !/\b(?:gels?|teeth|tooth|whiten\w*|whiter|trays?|bleach\w*|shades?|smiles?)\b/.test(
      `${context.before} ${context.after}`,
    ) ||
    /\b(?:law|legal\w*|illegal|unlawful|banned|forbid\w*|allow\w*|more than|over|above|danger\w*|beware|avoid|equivalent|salons?|kits?)\b/.test(
      `${context.before} ${context.after}`,
    ),
};

export const ingredient: Rule = {
  name: 'claim/ingredient',
  severity: 'warning',
  checks:
    'Texts about exosomes state an origin that is not human, and no tooth whitener contains more than 6% hydrogen peroxide.',
  because:
    'Cosmetics must not contain human cells, and stronger whiteners burn gums; otherwise clients cannot tell what they get.',
  source: 'Regulation (EC) 1223/2009 as it applies in Great Britain, Annex II, entry 416, and Annex III, entry 12',
  bad: {
    'exosomes without a stated origin': { 'catalogue.massage.description': 'Massage with exosomes.' },
    'a whitener that is too strong': {
      'catalogue.massage.description': 'Trays and a gel with 16% hydrogen peroxide.',
    },
    'exosomes from people': { 'catalogue.massage.description': 'exosomes of human origin' },
  },
  good: {
    'a whitener of the usual strength': {
      'catalogue.massage.description': 'Trays and a gel with 6% hydrogen peroxide.',
    },
    'exosomes of plant origin, stated once in the treatment’s description': {
      'catalogue.massage.description': 'Massage with exosomes.',
      'pages./treatments/massage.0.lead': 'The exosomes are of plant origin.',
    },
  },
  find: ({ site, authored }) => {
    const subjectOf = (text: PublicText) => treatmentOf(site, text) ?? text.page;
    const isHuman = ({ text }: WordMatch) => HUMAN_ORIGIN.test(text.normal.text);
    const matches = wordMatchesIn(EXOSOMES, authored);
    const stated = new Set(
      matches.flatMap(({ text }) => (OTHER_ORIGIN.test(text.normal.text) ? [subjectOf(text)] : [])),
    );
    const unstated = matches.filter((match) => !isHuman(match) && !stated.has(subjectOf(match.text)));
    return [
      ...matches
        .filter(isHuman)
        .map((match) =>
          findingAt(match, 'These exosomes are of human origin, which is prohibited in cosmetics.', HELP),
        ),
      ...wordMatchesIn(STRONG_WHITENERS, authored).map((match) =>
        findingAt(
          match,
          `“${wordsAt(match)}” is more than the 6% that a tooth whitener may contain.`,
          'Correct the strength, or stop offering it: only whiteners with up to 6% may be used, and only for adults.',
        ),
      ),
      ...firstOfEach(unstated, subjectOf).map((match) =>
        findingAt(match, 'The origin of these exosomes is not stated.', HELP),
      ),
    ];
  },
};

const HELP = 'State the origin where the treatment is described: “exosomes of plant origin”.';

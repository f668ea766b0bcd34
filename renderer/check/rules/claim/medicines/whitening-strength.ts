/** Tooth whiteners that are stronger than the law allows: 'our stronger gel with 16% hydrogen peroxide'. */
import { anyOf, isNotAsserted, type Lexicon } from '../lexicon/lexicon.ts';

/** The most that a whitener may contain or release (Regulation (EC) 1223/2009, Annex III, entry 12). */
const MOST_PERCENT = 6;
const PERCENT = '\\d{1,2}(?:\\.\\d+)? ?(?:%|per ?cent)';
/** Not carbamide peroxide, which releases about a third of its weight. */
const NAME = 'hydrogen[ -]peroxide';

export const STRONG_WHITENERS: Lexicon = {
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

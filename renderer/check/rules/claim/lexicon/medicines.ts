/**
 * Names of prescription-only medicines, and phrases that hint at them, in advertisements of clinics (Advertising
 * Standards Authority, advice on botox and other prescription-only medicines; CAP code 12.12).
 */
import type { Site } from '../../../../config/site.ts';
import { anyOf, type Lexicon, type WordContext } from './lexicon.ts';

const NUMBER = '(?:one|two|three|single|[123])';

/** Names of substances and brands, including spellings that are meant to evade filters. */
export const MEDICINE_NAMES: Lexicon = {
  words: anyOf(
    'b[o0*][ -]?t[o0*]x\\w*(?: (?:injections?|treatments?))?',
    'btx(?:[ -]a)?',
    'bont[ -]a',
    'botulin\\w*(?:[ -](?:neuro)?toxins?)?(?: (?:type )?a)?',
    'dysport',
    'azzalure',
    'bocouture',
    'xeomin',
    'vistabel',
    'alluzience',
    'letybo',
    'relfydess',
    'nuceiva',
    'daxxify',
    'neurotoxins?',
    'neuro-?modulators?',
    '(?:beau|beauty|micro|brow|trap|barbie)[ -]?tox',
    'toxin',
  ),
  harmless: (context) => isFree(context) || isWarning(context),
};

/** 'Toxin-free creams' */
function isFree({ word, after }: WordContext): boolean {
  return word === 'toxin' && /^[ -]free\b/.test(after);
}

/** Terms have to name the substance when they list contraindications. */
function isWarning({ kind, before }: WordContext): boolean {
  return kind === 'policy' && /\b(?:allerg|hypersensitiv|contraindicat|intoleran)\w*\b/.test(before);
}

/** Cosmetic products, which are not medicines. */
const PRODUCT =
  /^ ?(?:[\w-]+ ){0,2}(?:creams?|serums?|moisturi[sz]ers?|lotions?|gels?|balms?|masks?|oils?|sunscreens?|spf|skincare|retinol|pillows?)\b/;

const INJECTION = '(?:injections?|injectables?|jabs?)';
/** Lines caused by facial movement. Other lines are treated with fillers. */
const LINES = "(?:wrinkles|(?:frown|forehead|expression|worry)[ -]lines|frowns?|crow's[ -]feet)";

/** Phrases that everybody understands as such a medicine, whatever the clinic. */
const PLAIN_HINTS = [
  `anti[ -]?wrinkle[ -]${INJECTION}`,
  `(?:wrinkle|frown(?:[ -]line)?|forehead|crow's[ -]feet|underarm)[ -](?:\\w+ )?${INJECTION}(?: (?:against|for|to stop) sweating)?`,
  `${INJECTION} (?:for|to (?:treat|soften|smooth|relax)|against) (?:[\\w'-]+ ){0,2}(?:${LINES}|sweating)`,
  `(?:smoothing|softening|relaxing|treating) (?:of )?(?:[\\w'-]+ ){0,2}${LINES} (?:with|by) ${INJECTION}`,
];

/** Phrases that mean such a medicine if the clinic offers one, and may mean something else if it does not. */
const HINTS = [
  ...PLAIN_HINTS,
  `${NUMBER} areas?(?: of)? (?:anti[ -]?)?wrinkle(?:[ -](?:injections?|treatments?|relax\\w*))?`,
  `anti[ -]?wrinkle(?:[ -](?:injections?|treatments?))?(?:,? (?:in |for )?${NUMBER} areas?)?`,
  '(?:wrinkle|line|muscle)[ -]?(?:relax|soften|freez)\\w*(?: treatments?)?',
  'masseter(?:[ -](?:reduction|treatment|slimming))?s?',
  'nefertiti(?:[ -](?:neck|lift))*',
  'dao(?:[ -](?:treatment|lift))?',
  `${NUMBER} areas?`,
  'wrinkles?',
];

const harmlessHint = ({ word, before, after, authored, kind }: WordContext): boolean => {
  // In text for visitors, “wrinkles” is a concern; in a short link, it is the product.
  if (/^wrinkles?$/.test(word)) return kind !== 'short link';
  if (word.startsWith('dao'))
    return kind === 'short link' ? before !== '' || after !== '' : !authored.startsWith('DAO');
  if (new RegExp(`^${NUMBER} areas?$`).test(word))
    return kind === 'short link' ? before !== '' : !/wrinkle|injection|\bjabs?\b/.test(`${before}${after}`);
  return /^anti[ -]?wrinkle$/.test(word) && PRODUCT.test(after);
};

/** Returns the phrases that hint at a medicine on this site. */
export const hintsAt = (site: Pick<Site, 'catalogue'>): Lexicon =>
  offersMedicine(site) ? ALL_HINTS : PLAIN_HINTS_LEXICON;

const ALL_HINTS: Lexicon = { words: anyOf(...HINTS), harmless: harmlessHint };
/** The phrases that hint at a medicine on every site. */
export const PLAIN_HINTS_LEXICON: Lexicon = { words: anyOf(...PLAIN_HINTS) };

/** Returns true if any treatment uses a prescription-only medicine. */
export const offersMedicine = ({ catalogue }: Pick<Site, 'catalogue'>): boolean =>
  Object.values(catalogue).some(({ prescriptionOnly }) => prescriptionOnly);

/**
 * How prescription-only medicines are named and hinted at in advertisements of clinics
 * (Advertising Standards Authority, advice on botox and other prescription-only medicines; CAP code 12.12).
 */
import type { Site } from '../../../../config/site.ts';
import { anyOf, type Company, type Lexicon } from './lexicon.ts';

const NUMBER = '(?:one|two|three|single|[123])';

/** Names of substances and brands, and the spellings with which filters are passed by. */
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
  harmless: (company) => isFree(company) || isWarning(company),
};

/** 'Toxin-free creams' */
function isFree({ word, after }: Company): boolean {
  return word === 'toxin' && /^[ -]free\b/.test(after);
}

/** Terms tell who must not be treated: they have to say with what. */
function isWarning({ kind, before }: Company): boolean {
  return kind === 'policy' && /\b(?:allerg|hypersensitiv|contraindicat|intoleran)\w*\b/.test(before);
}

/** A cosmetic product is no medicine. */
const PRODUCT =
  /^ ?(?:[\w-]+ ){0,2}(?:creams?|serums?|moisturi[sz]ers?|lotions?|gels?|balms?|masks?|oils?|sunscreens?|spf|skincare|retinol|pillows?)\b/;

const INJECTION = '(?:injections?|injectables?|jabs?)';
/** Lines that a movement of the face draws: a filler is for others. */
const LINES = "(?:wrinkles|(?:frown|forehead|expression|worry)[ -]lines|frowns?|crow's[ -]feet)";

/** What everybody understands as such a medicine, whoever says it. */
const PLAIN_HINTS = [
  `anti[ -]?wrinkle[ -]${INJECTION}`,
  `(?:wrinkle|frown(?:[ -]line)?|forehead|crow's[ -]feet|underarm)[ -](?:\\w+ )?${INJECTION}(?: (?:against|for|to stop) sweating)?`,
  `${INJECTION} (?:for|to (?:treat|soften|smooth|relax)|against) (?:[\\w'-]+ ){0,2}(?:${LINES}|sweating)`,
  `(?:smoothing|softening|relaxing|treating) (?:of )?(?:[\\w'-]+ ){0,2}${LINES} (?:with|by) ${INJECTION}`,
];

/** What means such a medicine where a clinic offers one, and may mean something else where none does. */
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

const harmlessHint = ({ word, before, after, authored, kind }: Company): boolean => {
  // In words for visitors, wrinkles are what troubles them; in a short link, what is sold.
  if (/^wrinkles?$/.test(word)) return kind !== 'short link';
  if (word.startsWith('dao'))
    return kind === 'short link' ? before !== '' || after !== '' : !authored.startsWith('DAO');
  if (new RegExp(`^${NUMBER} areas?$`).test(word))
    return kind === 'short link' ? before !== '' : !/wrinkle|injection|\bjabs?\b/.test(`${before}${after}`);
  return /^anti[ -]?wrinkle$/.test(word) && PRODUCT.test(after);
};

/** What hints at a medicine on this site. */
export const hintsAt = (site: Pick<Site, 'catalogue'>): Lexicon =>
  offersMedicine(site) ? ALL_HINTS : PLAIN_HINTS_LEXICON;

const ALL_HINTS: Lexicon = { words: anyOf(...HINTS), harmless: harmlessHint };
/** The same for everybody. */
export const PLAIN_HINTS_LEXICON: Lexicon = { words: anyOf(...PLAIN_HINTS) };

/** True where any treatment uses a prescription-only medicine. */
export const offersMedicine = ({ catalogue }: Pick<Site, 'catalogue'>): boolean =>
  Object.values(catalogue).some(({ prescriptionOnly }) => prescriptionOnly);

/**
 * How prescription-only medicines are named and hinted at in advertisements of clinics
 * (Advertising Standards Authority, advice on botox and other prescription-only medicines; CAP code 12.12).
 */
import type { Site } from '../../../site.ts';
import { anyOf, type Company, type Lexicon } from './lexicon.ts';

const NUMBER = '(?:one|two|three|single|[123])';

/** Names of substances and brands, and the spellings with which filters are passed by. */
export const MEDICINE_NAMES: Lexicon = {
  words: anyOf(
    'b[o0*]t[o0*]x\\w*(?: (?:injections?|treatments?))?',
    'botulin\\w*(?:[ -](?:neuro)?toxins?)?(?: (?:type )?a)?',
    'dysport',
    'azzalure',
    'bocouture',
    'xeomin',
    'vistabel',
    'alluzience',
    'letybo',
    'relfydess',
    'neurotoxins?',
    'neuro-?modulators?',
    '(?:beau|beauty)[ -]?tox',
    'toxin',
  ),
  harmless: ({ word, after }) => word === 'toxin' && /^[ -]free\b/.test(after),
};

/** A cosmetic product is no medicine. */
const PRODUCT =
  /^ ?(?:[\w-]+ ){0,2}(?:creams?|serums?|moisturi[sz]ers?|lotions?|gels?|balms?|masks?|oils?|sunscreens?|spf|skincare|retinol|pillows?)\b/;

/** What everybody understands as such a medicine, whoever says it. */
const PLAIN_HINTS = [
  'anti[ -]?wrinkle[ -](?:injections?|jabs?)',
  "(?:wrinkle|frown(?:[ -]line)?|forehead|crow's[ -]feet)[ -](?:\\w+ )?(?:injections?|jabs?)",
  "injections? (?:for|to treat|against) (?:[\\w'-]+ ){0,2}(?:wrinkles|frown lines|crow's feet)",
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

const harmlessHint = ({ word, before, after, typed, kind }: Company): boolean => {
  // In words for visitors, wrinkles are what troubles them; in a short link, what is sold.
  if (/^wrinkles?$/.test(word)) return kind !== 'short link';
  if (word.startsWith('dao')) return kind === 'short link' ? before !== '' || after !== '' : !typed.startsWith('DAO');
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

/**
 * Names of prescription-only medicines, and phrases that hint at them, in advertisements of clinics (Advertising
 * Standards Authority, advice on botox and other prescription-only medicines; CAP code 12.12).
 */
import type { Site } from '../../../../config/site.ts';
import { anyOf, type Lexicon, type WordContext } from './lexicon.ts';
import { isTakenOrWarnedOf, NAMED_MEDICINES } from './named-medicines.ts';

const NUMBER = '(?:one|two|three|single|[123])';

/** Names of the substances and brands of aesthetics, including spellings that are meant to evade filters. */
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
  harmless: (context) => isFree(context) || isWarning(context) || isRefused(context),
};

/** The names of all prescription-only medicines. */
export const ALL_MEDICINE_NAMES: readonly Lexicon[] = [MEDICINE_NAMES, NAMED_MEDICINES];

/** 'Toxin-free creams' */
function isFree({ word, after }: WordContext): boolean {
  return word === 'toxin' && /^[ -]free\b/.test(after);
}

/** 'We do not do Botox': a practice that sends people elsewhere does not advertise. */
const isRefused = ({ before, kind }: WordContext): boolean =>
  kind !== 'short link' &&
  /\bwe (?:do not|don't|never) (?:do|offer|provide|use|inject|give|sell)(?:\sany)? $/.test(before);

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
const MUSCLES = '(?:jaws?|masseters?|foreheads?|brows?|(?:facial|neck|platysma) (?:muscles?|bands?))';
const ACTION = '(?:treat|soften|smooth|relax|freeze|reduce|stop|slim)s?';

/**
 * Injections against hay fever and for weight loss, and injections of vitamin B12, are all prescription-only
 * (https://www.asa.org.uk/advice-online/weight-control-pills-medicines-and-patches.html; enforcement notice of the
 * ASA, GPhC and MHRA on weight management, 2025, which names “GLP-1”).
 */
const INJECTED = '(?:weight[ -]?(?:loss|management|control)|slimming|skinny|fat|obesity|hay ?fever|(?:vitamin )?b ?12)';
const JAB = '(?:injections?|injectables?|jabs?|pens?|shots?)';

/** Phrases that everybody understands as such a medicine, whatever the clinic. */
const PLAIN_HINTS = [
  `${INJECTED}[ -](?:treatment )?${JAB}`,
  `${JAB} (?:for|against|to help with|to treat) ${INJECTED}`,
  'weight[ -]?(?:loss|management) (?:medications?|medicines?|drugs?)',
  'glp ?-? ?1s?',
  `anti[ -]?wrinkle[ -]${INJECTION}`,
  `(?:wrinkle|frown(?:[ -]line)?|forehead|crow's[ -]feet|underarm)[ -](?:\\w+ )?${INJECTION}(?: (?:against|for|to stop) sweating)?`,
  `${INJECTION} (?:for|against|(?:to|that|which)(?: can| will)? ${ACTION}) (?:[\\w'-]+ ){0,2}(?:${LINES}|${MUSCLES}|sweat(?:y|ing)?)`,
  `(?:${LINES}|${MUSCLES}|wrinkle|lines?|muscles?|sweat)[ -](?:relaxing|softening|smoothing|slimming|reducing|freezing|stopping)[ -]${INJECTION}`,
  `(?:relaxing|softening|smoothing|freezing)[ -]${INJECTION}`,
  `injectable (?:wrinkle|line) (?:treatments?|relaxers?)`,
  `wrinkle[ -]relaxers?`,
  `(?:muscle )?relaxants? (?:injected|for (?:[\\w'-]+ ){0,2}${LINES})`,
  `(?:smoothing|softening|relaxing|treating) (?:of )?(?:[\\w'-]+ ){0,2}${LINES} (?:with|by) ${INJECTION}`,
  '(?:hair[ -]loss|erection|erectile dysfunction)[ -](?:tablets?|pills?|medications?|medicines?|drugs?)',
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

const harmlessHint = (context: WordContext): boolean => {
  const { word, before, after, authored, kind } = context;
  if (isNoOffer(context)) return true;
  // In text for visitors, “wrinkles” is a concern; in a short link, it is the product.
  if (/^wrinkles?$/.test(word)) return kind !== 'short link';
  if (word.startsWith('dao'))
    return kind === 'short link' ? before !== '' || after !== '' : !authored.startsWith('DAO');
  if (new RegExp(`^${NUMBER} areas?$`).test(word))
    return kind === 'short link' ? before !== '' : !/wrinkle|injection|\bjabs?\b/.test(`${before}${after}`);
  return /^anti[ -]?wrinkle$/.test(word) && PRODUCT.test(after);
};

/** 'We do not offer weight-loss injections', 'tell us if you use weight-loss injections' */
const isNoOffer = (context: WordContext): boolean =>
  /\b(?:not|never|n't) (?:offer|provide|sell|supply|prescribe|give|do)\b/.test(context.before) ||
  isTakenOrWarnedOf(context);

/** Returns the phrases that hint at a medicine on this site. */
export const hintsAt = (site: Pick<Site, 'catalogue'>): Lexicon =>
  offersMedicine(site) ? ALL_HINTS : PLAIN_HINTS_LEXICON;

const ALL_HINTS: Lexicon = { words: anyOf(...HINTS), harmless: harmlessHint };
/** The phrases that hint at a medicine on every site. */
export const PLAIN_HINTS_LEXICON: Lexicon = { words: anyOf(...PLAIN_HINTS), harmless: isNoOffer };

/** Returns true if any treatment uses a prescription-only medicine. */
export const offersMedicine = ({ catalogue }: Pick<Site, 'catalogue'>): boolean =>
  Object.values(catalogue).some(({ prescriptionOnly }) => prescriptionOnly);

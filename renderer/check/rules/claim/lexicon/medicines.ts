/**
 * Names of prescription-only medicines, and phrases that hint at them, in advertisements of clinics (Advertising
 * Standards Authority, advice on botox and other prescription-only medicines; CAP code 12.12).
 */
import type { Site } from '../../../../config/site.ts';
import { anyOf, isDenied, type Lexicon, type WordContext } from './lexicon.ts';
import { ALLUSIONS_TO_MEDICINES, isNoOffer } from './medicine-allusions.ts';
import { OTHER_MEDICINES } from './other-medicines.ts';
import { registerOf } from './registers.ts';

const NUMBER = '(?:one|two|three|single|[123])';

/** Names of the substances and brands of aesthetics, including spellings that are meant to evade filters. */
export const AESTHETIC_MEDICINES: Lexicon = {
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
    '(?<!\\b(?:little|of|well-known|famous) (?:[\\w-]+ )?)toxin(?!-free| free)',
    '(?:beau|beauty|micro|brow|trap|barbie|baby|bro|mini|lip|party)[ -]?tox',
  ),
  harmless: (context) => isWarning(context) || isRefused(context),
};

/** The names of all prescription-only medicines. */
export const ALL_MEDICINE_NAMES: readonly Lexicon[] = [AESTHETIC_MEDICINES, OTHER_MEDICINES];

/** 'We do not do Botox', 'for Botox you must go elsewhere': a practice that sends people elsewhere does not advertise. */
const isRefused = ({ before, after, kind }: WordContext): boolean =>
  kind !== 'short link' &&
  (/^,? (?:[\w'-]+ ){0,3}(?:go|look|ask|turn|be) elsewhere\b/.test(after) ||
    /\bwe (?:do not|don't|never) (?:do|offer|provide|use|inject|give|sell)(?:\sany)? $/.test(before));

/** Terms have to name the substance when they list contraindications. */
const isWarning = ({ kind, before }: WordContext): boolean =>
  kind === 'policy' && /\b(?:allerg|hypersensitiv|contraindicat|intoleran)\w*\b/.test(before);

/** Cosmetic products, which are not medicines. */
const PRODUCT =
  /^ ?(?:[\w-]+ ){0,2}(?:creams?|serums?|moisturi[sz]ers?|lotions?|gels?|balms?|masks?|oils?|sunscreens?|spf|skincare|retinol|pillows?)\b/;

/** Phrases that mean such a medicine if the clinic offers one, and may mean something else if it does not. */
const HINTS_OF_INJECTORS: Lexicon = {
  words: anyOf(
    `${NUMBER} areas?(?: of)? (?:anti[ -]?)?wrinkle(?:[ -](?:injections?|treatments?|relax\\w*))?`,
    `anti[ -]?wrinkle(?:[ -](?:injections?|treatments?))?(?:,? (?:in |for )?${NUMBER} areas?)?`,
    '(?:wrinkle|line|muscle)[ -]?(?:relax|soften|freez)\\w*(?: treatments?)?',
    'masseter(?:[ -](?:reduction|treatment|slimming))?s?',
    'nefertiti(?:[ -](?:neck|lift))*',
    'dao(?:[ -](?:treatment|lift))?',
    `${NUMBER} areas?`,
    'wrinkles?',
  ),
  harmless: (context) => {
    const { word, before, after, authored, kind } = context;
    if (isNoOffer(context)) return true;
    // In text for visitors, “wrinkles” is a concern; in a short link, it is the product.
    if (/^wrinkles?$/.test(word)) return kind !== 'short link';
    if (word.startsWith('dao'))
      return kind === 'short link' ? before !== '' || after !== '' : !authored.startsWith('DAO');
    if (new RegExp(`^${NUMBER} areas?$`).test(word))
      return kind === 'short link' ? before !== '' : !/wrinkle|injection|\bjabs?\b/.test(`${before}${after}`);
    return /^anti[ -]?wrinkle$/.test(word) && PRODUCT.test(after);
  },
};

/** A salon may mean a facial; where a dentist, doctor, nurse or pharmacist works, visitors think of injections. */
const HINTS_OF_PRESCRIBERS: Lexicon = {
  words: anyOf('anti[ -]?wrinkle (?:treatments?|clinics?|appointments?)(?! (?:creams?|serums?|masks?|facials?))'),
  harmless: (context) =>
    isNoOffer(context) ||
    isDenied(context) ||
    OTHER_TREATMENT.test(`${context.previous} ${context.before}${context.after} ${context.afterColon}`),
};
const OTHER_TREATMENT =
  /\b(?:lasers?|peels?|fillers?|creams?|retin\w+|serums?|facials?|massages?|light|led|radio-?frequency|needling|ultrasound|collagen|profhilo|skincare)\b/;
const PRESCRIBERS: ReadonlySet<string | undefined> = new Set(['GMC', 'GDC', 'NMC', 'GPHC']);

/** Returns the phrases that hint at a medicine on this site. */
export const hintsAt = (site: Pick<Site, 'catalogue' | 'people'>): readonly Lexicon[] => [
  ...(offersMedicine(site) ? [HINTS_OF_INJECTORS] : hasPrescriber(site) ? [HINTS_OF_PRESCRIBERS] : []),
  ...ALLUSIONS_TO_MEDICINES,
];

const hasPrescriber = ({ people }: Pick<Site, 'people'>): boolean =>
  Object.values(people).some((person) => PRESCRIBERS.has(registerOf(person)));

/** Returns true if any treatment uses a prescription-only medicine. */
const offersMedicine = ({ catalogue }: Pick<Site, 'catalogue'>): boolean =>
  Object.values(catalogue).some(({ prescriptionOnly }) => prescriptionOnly);

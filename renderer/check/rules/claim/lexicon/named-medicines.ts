/**
 * Names of prescription-only medicines outside aesthetics, in sentences that offer or praise them (CAP code 12.12;
 * Human Medicines Regulations 2012, reg 284; Veterinary Medicines Regulations 2013, reg 11). A sentence that warns about
 * a medicine, or asks visitors whether they take it, advertises nothing.
 */
import { anyOf, isDenied, type Lexicon, type WordContext } from './lexicon.ts';
import { MEDICINE_CLASSES, type MedicineClass } from './medicine-classes.ts';

const isDefined = (part: string | undefined): part is string => part !== undefined;

const patternsOf = ({ stems, names, alsoSold }: MedicineClass): readonly string[] =>
  [stems && `[a-z]{2,}(?:${stems})`, names, alsoSold].filter(isDefined);

/** Reads every word once and compares its end with all stems: trying each class at each word takes six times as long. */
const STEMS = `[a-z]+(?!\\w)(?<=[a-z]{2}(?:${MEDICINE_CLASSES.map(({ stems }) => stems)
  .filter(isDefined)
  .join('|')}))`;

/** 'EpiPens', 'Ozempic’s': a name in the plural or the genitive. */
const inflected = (names: string): string => `(?:${names})(?:'?s)?`;

const patternOf = (parts: readonly (string | undefined)[]): RegExp =>
  new RegExp(`^${inflected(parts.filter((part) => part !== undefined).join('|'))}$`);

const ALSO_SOLD = patternOf(MEDICINE_CLASSES.map(({ alsoSold }) => alsoSold));
const CLASS_PATTERNS = MEDICINE_CLASSES.map((medicine) => ({ medicine, pattern: patternOf(patternsOf(medicine)) }));

/** Returns the words to write instead of the name of a medicine. */
export const insteadOf = (name: string): string | undefined =>
  CLASS_PATTERNS.find(({ pattern }) => pattern.test(name.toLowerCase()))?.medicine.instead;

export const NAMED_MEDICINES: Lexicon = {
  words: anyOf(
    STEMS,
    ...MEDICINE_CLASSES.flatMap(({ names, alsoSold }) => [names, alsoSold].filter(isDefined).map(inflected)),
  ),
  harmless: (context) =>
    isCortisoneInjection(context) ||
    isDenied(context) ||
    isOverTheCounter(context) ||
    isTakenOrWarnedOf(context) ||
    isHistory(context),
};

/** The everyday word for a steroid injection, which names a group of medicines. */
export const CORTISONE_INJECTIONS = /\bcortisone (?:injections?|jabs?|shots?)\b/g;
const isCortisoneInjection = ({ word, after }: WordContext): boolean =>
  /^cortisone$/.test(word) && /^ (?:injections?|jabs?|shots?)\b/.test(after);

/** A sentence about a medicine that visitors take already, or that warns about one. */
export const isTakenOrWarnedOf = (context: WordContext): boolean => isTakenAlready(context) || isWarned(context);

/** 'codeine', but not 'our doctors prescribe codeine'; 'lidocaine cream', which pharmacies sell. */
const isOverTheCounter = ({ word, before, after }: WordContext): boolean =>
  (word.endsWith('caine') &&
    (FORM_AFTER.test(after) || FORM_BEFORE.test(before)) &&
    !/\bprescri/.test(`${before}${after}`)) ||
  (ALSO_SOLD.test(word) && !PRESCRIBED.test(`${before}${after}`));

const FORM = '(?:creams?|gels?|ointments?|lozenges|plasters?|sprays?)';
const FORM_AFTER = new RegExp(`^ (?:[\\w-]+ )?${FORM}\\b`);
const FORM_BEFORE = new RegExp(`\\b${FORM} (?:of|with|containing|that contains) $`);

const PRESCRIBED =
  /\b(?:prescri\w+|inject\w*|infus\w+|drips?|gp|doctors?|dentists?|vets?|nurses?|prescribers?|we|our|us|courses? of)\b/;

/** 'If you take warfarin', 'patients on warfarin', 'take your ramipril as usual', but not 'we start most dogs on it'. */
const isTakenAlready = ({ before, endsInQuestionMark }: WordContext): boolean =>
  (endsInQuestionMark && EVER_USED.test(before)) ||
  (TAKEN.some((pattern) => pattern.test(before)) && !/\bwe (?:\w+ )?(?:start|put|keep)\b/.test(before));

/** 'Used tretinoin in the last half-year? Then …', 'Have you ever been given isotretinoin?' */
const EVER_USED =
  /^(?:(?:are|were|have|had|do|did) you )?(?:(?:ever|recently|already|currently|still) )*(?:used?|using|take[ns]?|taking|been (?:on|given|prescribed)|on)(?: (?!from\b|for\b)[\w',-]+){0,4} ?$/;

const TAKEN = [
  /\b(?:if|when|whether|while|who|whoever|anyone|already|currently|still)\b(?:(?!\bwe\b)[^,])*\b(?:tak(?:e|es|ing|en)|us(?:e|es|ing)|on|had|given|prescribed|receiv(?:e|es|ing))(?: [\w',-]+){0,6} ?$/,
  /\b(?:people|patients|those|women|men|dogs|cats|pets|animals) (?:taking|on|using|treated with)(?: [\w',-]+){0,5} ?$/,
  /\b(?:(?:bring|continue|keep|carry on|skip|miss|take)(?: [\w'-]+){0,4} (?:your|their)|stop(?:ping)?|paus(?:e|ing)|avoid)(?: [\w'-]+){0,2} ?$/,
];

/** Words of a warning, an allergy or an interaction. */
const WARNING =
  /\b(?:wait (?:for )?\w+ (?:days|weeks|months)|fragile|allerg|intoleran|hypersensitiv|contra-?indicat|interact|interfer|overdos|poison|toxic|dangerous|harmful|can damage|fatal|resistan|resistant|tell us|let us know|inform us|mention|on the form|every medicine|all (?:your )?medicines|declare|explain|(?:other|such) medicines|blood[- ]thin|side[- ]effects? of|list of)/;

const isWarned = ({ before, after }: WordContext): boolean => WARNING.test(`${before} ${after}`);

/** 'Penicillin was discovered in 1928.' */
const isHistory = ({ before, after }: WordContext): boolean =>
  /\b(?:discovered|invented|(?:1[6-9]|20)\d\d)\b/.test(`${before} ${after}`);

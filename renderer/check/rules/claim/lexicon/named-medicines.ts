/**
 * Names of prescription-only medicines outside aesthetics, in sentences that offer or praise them (CAP code 12.12;
 * Human Medicines Regulations 2012, reg 284; Veterinary Medicines Regulations 2013, reg 11). A sentence that warns about
 * a medicine, or asks visitors whether they take it, advertises nothing.
 */
import { anyOf, isDenied, type Lexicon, type WordContext } from './lexicon.ts';
import type { MedicineClass } from './medicine-class.ts';
import { MEDICINE_CLASSES } from './medicine-classes.ts';
import { isOfOthers, isTakenOrWarnedOf } from './medicine-mentions.ts';

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
/** 'advocate(?= (?:pipettes|drops))' → 'advocate': a found name is compared without the words around it. */
const withoutContext = (pattern: string): string =>
  pattern.replace(/\(\?<?[=!](?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '');
const CLASS_PATTERNS = MEDICINE_CLASSES.map((medicine) => ({
  medicine,
  pattern: patternOf(patternsOf(medicine).map(withoutContext)),
}));

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
    isOfOthers(context) ||
    isHistory(context),
};

/** The everyday word for a steroid injection, which names a group of medicines. */
export const CORTISONE_INJECTIONS = /\bcortisone (?:injections?|jabs?|shots?)\b/g;
const isCortisoneInjection = ({ word, after }: WordContext): boolean =>
  /^cortisone$/.test(word) && /^ (?:injections?|jabs?|shots?)\b/.test(after);

/** 'codeine', but not 'our doctors prescribe codeine'; 'lidocaine cream', which pharmacies sell. */
const isOverTheCounter = ({ word, before, after }: WordContext): boolean =>
  (word.endsWith('caine') &&
    (FORM_AFTER.test(after) || FORM_BEFORE.test(before)) &&
    !/\bprescri/.test(`${before}${after}`)) ||
  ((ALSO_SOLD.test(word) || (SHARED_NAME.test(word) && BOUGHT.test(`${before}${after}`))) &&
    !PRESCRIBED.test(`${before}${after}`));

/** 'Pharmacists sell Viagra after a few questions': people call the tablets that pharmacies sell by the same name. */
const SHARED_NAME = /^(?:viagra|cialis)/;
const BOUGHT = /\b(?:pharmac\w+|chemists?|over the counter|buy|bought|without (?:a )?prescription)\b/;

const FORM = '(?:creams?|gels?|ointments?|lozenges|plasters?|sprays?)';
const FORM_AFTER = new RegExp(`^ (?:[\\w-]+ )?${FORM}\\b`);
const FORM_BEFORE = new RegExp(`\\b${FORM} (?:of|with|containing|that contains) $`);

const PRESCRIBED =
  /\b(?:prescri\w+|inject\w*|infus\w+|drips?|gp|doctors?|dentists?|vets?|nurses?|prescribers?|we|our|us|courses? of)\b/;

/** 'Penicillin was discovered in 1928.' */
const isHistory = ({ before, after }: WordContext): boolean =>
  /\b(?:discovered|invented|(?:1[6-9]|20)\d\d)\b/.test(`${before} ${after}`);

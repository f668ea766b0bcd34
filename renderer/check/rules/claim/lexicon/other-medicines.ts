/**
 * Names of prescription-only medicines outside aesthetics, in sentences that offer or praise them (CAP code 12.12;
 * Human Medicines Regulations 2012, reg 284; Veterinary Medicines Regulations 2013, reg 11). A sentence that warns about
 * a medicine, or asks visitors whether they take it, advertises nothing.
 */
import { anyOf, isDenied, type Lexicon, type WordContext } from './lexicon.ts';
import { MEDICINE_CLASSES, type MedicineClass } from './medicine-classes.ts';
import { ANIMAL_MEDICINES } from './medicine-classes-animals.ts';
import { isOfOthers, isTakenOrWarnedOf } from './medicine-mentions.ts';

const CLASSES: readonly MedicineClass[] = [...MEDICINE_CLASSES, ...ANIMAL_MEDICINES];

const namesOf = ({ names, alsoSold }: Pick<MedicineClass, 'names' | 'alsoSold'>): readonly string[] =>
  [names, alsoSold].filter((pattern) => pattern !== undefined);

/** Reads every word once and compares its end with all stems: trying each class at each word takes six times as long. */
const STEMS = `[a-z]+(?!\\w)(?<=[a-z]{2}(?:${CLASSES.flatMap(({ stems }) => stems ?? []).join('|')}))`;

/** 'EpiPens', 'Ozempic’s': a name in the plural or the genitive. */
const inflected = (names: string): string => `(?:${names})(?:'?s)?`;

const patternOf = (names: readonly string[]): RegExp => new RegExp(`^${inflected(names.join('|'))}$`);

const ALSO_SOLD = patternOf(CLASSES.flatMap(({ alsoSold }) => alsoSold ?? []));
/** 'advocate(?= (?:pipettes|drops))' → 'advocate': a found name is compared without the words around it. */
const withoutContext = (pattern: string): string =>
  pattern.replace(/\(\?<?[=!](?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '');
const CLASS_PATTERNS = CLASSES.map(({ instead, stems, ...medicine }) => ({
  instead,
  pattern: patternOf(
    [...(stems === undefined ? [] : [`[a-z]{2,}(?:${stems})`]), ...namesOf(medicine)].map(withoutContext),
  ),
}));

/** Returns the words to write instead of the name of a medicine. */
export const insteadOf = (name: string): string | undefined =>
  CLASS_PATTERNS.find(({ pattern }) => pattern.test(name.toLowerCase()))?.instead;

export const OTHER_MEDICINES: Lexicon = {
  words: anyOf(STEMS, ...CLASSES.flatMap(namesOf).map(inflected)),
  harmless: (context) =>
    isCortisoneInjection(context) ||
    isCoolant(context) ||
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

/** 'We freeze the wart with nitrous oxide': as a coolant, the gas is no medicine. */
const isCoolant = ({ word, before, after }: WordContext): boolean =>
  word === 'nitrous oxide' && /\b(?:fr(?:ee|o)z\w*|cryo\w*|cool\w*|cold|probe)\b/.test(`${before}${after}`);

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

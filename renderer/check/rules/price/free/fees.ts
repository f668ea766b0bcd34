/** Fees that a sentence calls by other names than the config: 'reports for your insurer', 'forgot your appointment?'. */
import type { PricedItem } from '../../../../config/derived/priced.ts';

const RECIPIENTS = ['insur', 'employ', 'school', 'gym', 'court', 'solicitor', 'airline', 'college', 'universit'];
const RECIPIENT = `(?:${RECIPIENTS.join('|')})\\w*`;
/** 'A letter for your employer', 'we write to your insurer' */
const PAPER = new RegExp(
  `\\b(?:letters?|reports?|certificates?|forms?|notes?|statements?) (?:for|to) (?:your|an?|the|their) ${RECIPIENT}\\b|\\b(?:writ(?:e|es|ing)|reports?|letters?) to (?:your|the|their) ${RECIPIENT}\\b|\\b${RECIPIENT} (?:letters?|reports?|forms?|certificates?)\\b`,
);
const PAPER_FEE = /letter|report|certificate|form|paper/;
/** Other words for what a fee is charged for, and its names. */
const OTHERS: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:laborator(?:y|ies)|lab)(?:'s)? (?:fees?|costs?|charges?|bill)\b/, /lab|sample|histology|biops|patholog/],
  [/\b(?:travel(?:ling)?|mileage|the (?:journey|drive|way) to you)\b/, /travel|mileage|journey/],
  [
    /\b(?:events?|matches|races|fun runs?|tournaments?)\b.*\bcover\b|\bcover\b.*\b(?:events?|matches|races|runs|tournaments?)\b/,
    /cover|event|match/,
  ],
];

/** Returns the fees with a price that these words mean. */
export function feesCalled(words: string, fees: readonly PricedItem[]): readonly PricedItem[] {
  const paper = PAPER.test(words) ? pricedNamed([PAPER_FEE], fees) : [];
  return [
    ...paper.filter(({ names: [name = ''] }) => isFor(name, words)),
    ...pricedNamed(namesFor(words, OTHERS), fees),
  ];
}

const namesFor = (words: string, all: typeof OTHERS): readonly RegExp[] =>
  all.flatMap(([pattern, name]) => (pattern.test(words) ? [name] : []));

const pricedNamed = (patterns: readonly RegExp[], fees: readonly PricedItem[]): readonly PricedItem[] =>
  fees.filter(
    ({ singles, names: [name = ''] }) =>
      singles.some((pence) => pence > 0) && patterns.some((pattern) => pattern.test(name)),
  );

/** A visit includes a letter to the patient’s doctor; other letters cost a fee. */
const TO_DOCTOR = /\bthe (?:letter|report) (?:to|for) your (?:own )?(?:gp|doctor)\b/;

/** A fee for an insurer’s form is not one for a letter to a school. */
export const isFor = (name: string, words: string): boolean => {
  const own = RECIPIENTS.filter((recipient) => name.includes(recipient));
  if (/letter|report/.test(name) && !/\b(?:gp|doctor)\b/.test(name) && TO_DOCTOR.test(words)) return false;
  return own.length === 0 || own.some((recipient) => words.includes(recipient));
};

/** What is done, and the names of the fees for it. */
const EXTRAS: typeof OTHERS = [
  [
    /\breprint(?:s|ed|ing)?\b|\b(?:lost|mislaid)\b.*\b(?:certificate|card)s?\b/,
    /duplicate|\bcop(?:y|ies)\b|replacement|reprint|reissue/,
  ],
  [/\bre-?test(?:s|ed|ing)?\b|\b(?:repeat|redo) (?:the|your|a) (?:[a-z]+ )?test\b/, /\bre-?test\b|\brepeat\b/],
];
const WRITES_TO_DOCTOR = /\bwrites? (?:a letter )?to (?:your|the|them|him|her)\b/;
const DOCTOR = /\b(?:gp|doctor)\b/;

/** 'If the machine fails, we repeat the test for nothing': the fee is for those who need it for a reason of their own. */
const OTHER_REASON =
  /\b(?:if|should|when|unless|because) (?!you\b|your\b)\w|\bour (?:own )?(?:mistake|fault|error)s?\b|\b(?:mistake|fault|error)s? (?:is|was|were|are) ours\b/;

/** Returns the fees with a price for what the words say is done; `sentence` contains them. */
export function feesForExtras(words: string, sentence: string, fees: readonly PricedItem[]): readonly PricedItem[] {
  if (OTHER_REASON.test(sentence)) return [];
  const letter = WRITES_TO_DOCTOR.test(words) && DOCTOR.test(sentence) ? [/\b(?:gp|doctor)s? (?:letter|report)\b/] : [];
  return pricedNamed([...namesFor(words, EXTRAS), ...letter], fees);
}

/** Fees for doing something again or besides, which a sentence calls by what is done: 'we reprint it for nothing'. */
import type { PricedItem } from '../../../../config/derived/priced.ts';

/** What is done, and the names of the fees for it. */
const EXTRAS: readonly (readonly [words: RegExp, name: RegExp])[] = [
  [
    /\breprint(?:s|ed|ing)?\b|\b(?:lost|mislaid)\b.*\b(?:certificate|card)s?\b/,
    /duplicate|\bcop(?:y|ies)\b|replacement|reprint|reissue/,
  ],
  [/\bre-?test(?:s|ed|ing)?\b|\b(?:repeat|redo) (?:the|your|a) (?:[a-z]+ )?test\b/, /\bre-?test\b|\brepeat\b/],
];
const TO_DOCTOR = /\bwrites? (?:a letter )?to (?:your|the|them|him|her)\b/;
const DOCTOR = /\b(?:gp|doctor)\b/;

/** 'If the machine fails, we repeat the test for nothing': the fee is for those who need it for a reason of their own. */
const OTHER_REASON =
  /\b(?:if|should|when|unless|because) (?!you\b|your\b)\w|\bour (?:own )?(?:mistake|fault|error)s?\b|\b(?:mistake|fault|error)s? (?:is|was|were|are) ours\b/;

/** Returns the fees with a price for what the words say is done; `sentence` contains them. */
export function feesForExtras(words: string, sentence: string, fees: readonly PricedItem[]): readonly PricedItem[] {
  if (OTHER_REASON.test(sentence)) return [];
  const patterns = [
    ...EXTRAS.flatMap(([pattern, name]) => (pattern.test(words) ? [name] : [])),
    ...(TO_DOCTOR.test(words) && DOCTOR.test(sentence) ? [/\b(?:gp|doctor)s? (?:letter|report)\b/] : []),
  ];
  return fees.filter(
    ({ singles, names: [name = ''] }) =>
      singles.some((pence) => pence > 0) && patterns.some((pattern) => pattern.test(name)),
  );
}

/** Figures that sentences are about without naming them: 'cancel a day before' for `notice`. */

import type { Concept, InSentence } from '../in-sentence.ts';
import { AGE_CONCEPTS } from './age-concepts.ts';
import { AROUND_VISIT_CONCEPTS } from './around-visit-concepts.ts';
import { BOOKING_CONCEPTS } from './booking-concepts.ts';
import { AFTER_EFFECTS, EFFECT_CONCEPTS } from './effect-concepts.ts';
import { patternOf, stemsOf, usesName, wordsOf } from './figure-names.ts';
import { PURCHASE_CONCEPTS } from './purchase-concepts.ts';
import { TREATMENT_CONCEPTS } from './treatment-concepts.ts';

export const CONCEPTS: readonly Concept[] = [
  ...AGE_CONCEPTS,
  ...BOOKING_CONCEPTS,
  ...PURCHASE_CONCEPTS,
  ...TREATMENT_CONCEPTS,
  ...AROUND_VISIT_CONCEPTS,
  ...EFFECT_CONCEPTS,
];

const keyOf = (path: string): string => (path.split('.').at(-1) ?? '').toLowerCase();

/** Whether a figure is about what clients feel or see after a treatment: `redness`, `scabs`. */
export const isAfterEffect = (path: string): boolean => AFTER_EFFECTS.some(([name]) => name.test(keyOf(path)));

/** Names of times before, beside and after the visit, beyond those of which sentences speak in other words. */
const AROUND_VISIT =
  /^look|^call|numb|cream|anaesth|wait|soak|dry|wash|travel|drive|walk|distance|notice|cancel|hold|answer|repl(?:y|ies)|respon[ds]|call-?back|onset|effect|works|before|after|until|every|break|rest|care|home|sun|sleep|eat|drink|meal|chang(?:e|ing)|prepar|setup/i;
/** 'total', 'treatmentTime': the visit itself. */
const WHOLE_VISIT =
  /^(?:takes|total|duration|length|(?:total|whole|treatment|session|visit)-?(?:time|length|duration|takes))$/i;

/** Returns true if the name of a figure in minutes says that it is the visit. */
export const isWholeVisit = (name: string): boolean => WHOLE_VISIT.test(name);

/** Returns true if it can mean the visit: `guide`, but not `results`, `healing` or `notice`, nor what is done in a part of it: `rinsing`. */
export const mayBeVisit = (name: string): boolean =>
  isWholeVisit(name) || (conceptsOf(name).length === 0 && !AROUND_VISIT.test(name) && !/[a-z]{3}ing$/.test(name));

const conceptsOf = (path: string): readonly Concept[] => {
  const key = keyOf(path);
  return CONCEPTS.filter(({ name }) => name.test(key));
};

/** Returns false for figures about different things, such as an age and the validity of a voucher. */
export function mayBeSameKind(path: string, other: string): boolean {
  const kinds = conceptsOf(path);
  const others = conceptsOf(other);
  return kinds.length === 0 || others.length === 0 || kinds.some((kind) => others.includes(kind));
}

/**
 * Whether a text uses the words that tell a figure from others of its kind: 'plugs' of `plugDelivery`, if it speaks of a
 * delivery in other words.
 */
export function isTold(text: string, path: string): boolean {
  const words = wordsOf(path);
  const rest = words.filter((word) => conceptsOf(word).length === 0);
  const isUsed = (word: string) => usesName(text, word.toLowerCase());
  return rest.length < words.length ? rest.every(isUsed) : rest.some(isUsed);
}

/** The words of a name that the words of sentences about it do not replace: 'express' of `expressReport`. */
export const restOfName = (path: string): string =>
  conceptsOf(path).reduce((rest, { name }) => rest.replace(name, ' '), keyOf(path));

/** Checks whether a sentence is about a figure in other words than its name. */
export const isMeantBy = (mention: InSentence, path: string, isComparable: boolean): boolean =>
  conceptsOf(path).some((concept) => (isComparable || concept.anyLength === true) && fits(concept, mention, path));

/** Checks whether a sentence is about appointments, messages or records, which are the same for all treatments of a clinic. */
export const isAboutBookings = (mention: InSentence, path: string): boolean =>
  conceptsOf(path).some((concept) => BOOKING_CONCEPTS.includes(concept) && fits(concept, mention, path));

const fits = (
  concept: Concept,
  { sentence, about = sentence, before, after, question = '', isBareAnswer, isTimeAsked }: InSentence,
  path: string,
): boolean =>
  concept.sentence.test(about) &&
  (!concept.ofNamed || usesOthers(about, path, concept.name)) &&
  (concept.asked === undefined || concept.asked.test(question)) &&
  !concept.not?.test(about) &&
  ((!concept.before && !concept.after) ||
    (isBareAnswer && isTimeAsked && ENDS.test(after) && (!concept.answers || concept.answers.test(question))) ||
    !!concept.before?.test(before) ||
    !!concept.after?.test(after));

/** 'How long does a repair take? A month.': the question says what the time is about, and the answer only how long it is. */
const ENDS = /^(?: or so)?(?:[.,;:!]|$)/;

/** Words of names that every sentence about a visit implies: `sessionInterval`. */
export const IMPLIED =
  /^(?:min|max|usual|normal|time|day|week|month|second|first|visit|session|appointment|treatment|dose|check|exam|test|review|recall|follow|control|up$|wait$)/i;

/** Checks whether a sentence uses every word of a name that a pattern does not match. */
export const usesOthers = (sentence: string, path: string, pattern: RegExp): boolean =>
  wordsOf(path)
    .filter((word) => !pattern.test(word.toLowerCase()) && !IMPLIED.test(word))
    .flatMap(stemsOf)
    .every((stem) => patternOf(stem).test(sentence));

/** Checks whether a sentence uses the name of a figure, but is about something else: 'valid' of a voucher, not of a course. */
export const isOtherThan = ({ sentence, about = sentence }: InSentence, path: string): boolean =>
  conceptsOf(path).some(({ not }) => not?.test(about));

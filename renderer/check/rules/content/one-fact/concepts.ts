/** Figures that sentences are about without naming them: 'cancel a day before' for `notice`. */
import { BOOKING_CONCEPTS } from './booking-concepts.ts';
import { EFFECT_CONCEPTS } from './effect-concepts.ts';
import type { Concept, InSentence } from './in-sentence.ts';
import { TREATMENT_CONCEPTS } from './treatment-concepts.ts';

const CONCEPTS: readonly Concept[] = [...BOOKING_CONCEPTS, ...TREATMENT_CONCEPTS, ...EFFECT_CONCEPTS];

const conceptsOf = (path: string): readonly Concept[] => {
  const key = (path.split('.').at(-1) ?? '').toLowerCase();
  return CONCEPTS.filter(({ name }) => name.test(key));
};

/** Checks whether a sentence is about a figure in other words than its name. */
export const isMeantBy = ({ sentence, before, after }: InSentence, path: string, isComparable: boolean): boolean =>
  conceptsOf(path).some(
    (concept) =>
      (isComparable || concept.anyLength === true) &&
      concept.sentence.test(sentence) &&
      !concept.not?.test(sentence) &&
      ((!concept.before && !concept.after) || !!concept.before?.test(before) || !!concept.after?.test(after)),
  );

/** Checks whether a sentence uses the name of a figure, but is about something else: 'valid' of a voucher, not of a course. */
export const isOtherThan = ({ sentence }: InSentence, path: string): boolean =>
  conceptsOf(path).some(({ not }) => not?.test(sentence));

/** How well a rule judges sentences that it has not learned, and the limits of scores that follow from it. */
import type { LearnedRule, Weights } from '../../../renderer/check/rules/claim/learned/model.ts';
import { claimsNothing } from '../../../renderer/check/rules/claim/learned/other-senses.ts';
import { isNeutralAboutReviews } from '../../../renderer/check/rules/claim/reviews/review-pointers.ts';
import { type Example, examples, FOLDS, isJudged } from './examples.ts';
import { type Separation, separate, weighted } from './support-vectors.ts';
import { rowsOf, type Vocabulary } from './vocabulary.ts';

/** Of the correct sentences of unseen practices, at most this share may be reported. */
const MAX_FALSE_ALARMS = 0.0015;
/** How far beyond the boundary a score must be at least: less gave too many false alarms on practices that were held back. */
const MIN_SCORES: Readonly<Partial<Record<LearnedRule, number>>> = { 'claim/pressure': 0.1, 'claim/review': 0.15 };
/** Of the wrong sentences of unseen practices, at most this share may be unlike all others. */
const MAX_LOST = 0.01;
/** More than what rounding the weights can change. */
const MARGIN = 0.02;

export interface Validation {
  readonly rule: LearnedRule;
  readonly precision: number;
  readonly recall: number;
}

interface Judged {
  readonly isWrong: boolean;
  readonly isCorrect: boolean;
  readonly score: number;
}

/** Whether the rule leaves a sentence alone whatever its score, so that it need not limit the scores of others. */
const isExcused = (text: string, rule: LearnedRule): boolean =>
  claimsNothing(text, rule) || (rule === 'claim/review' && isNeutralAboutReviews(text.toLowerCase(), text));

/** Judges the statements of practices in some examples. */
export const judged = (
  rule: LearnedRule,
  own: readonly Example[],
  known: Vocabulary,
  { bias, weights }: Separation,
) => {
  const statements = own.filter(
    (example) =>
      example.isLongEnough &&
      example.isOfPractice &&
      isJudged(example, rule) &&
      (example.wrong.length > 0 || !isExcused(example.text, rule)),
  );
  return rowsOf(rule, statements, known).map(
    (row, index): Judged => ({
      isWrong: row.isWrong,
      isCorrect: statements[index]?.wrong.length === 0,
      score: bias + weighted(row, weights),
    }),
  );
};

/** Judges each practice by weights that were learned from others, starting from those learned from all. */
export const judgedByOthers = (rule: LearnedRule, known: Vocabulary, ofAll: Separation): readonly Judged[] =>
  Array.from({ length: FOLDS }, (_, fold) => {
    const others = separate(
      rowsOf(
        rule,
        examples.filter((example) => example.fold !== fold),
        known,
      ),
      known.size,
      ofAll,
    );
    return judged(
      rule,
      examples.filter((example) => example.fold === fold),
      known,
      others,
    );
  }).flat();

type Limits = Pick<Weights['rules'][number], 'threshold' | 'least'>;

/** Sets the limits by practices that were left out, so that no sentence that is known is judged wrongly. */
export function limits(rule: LearnedRule, all: readonly Judged[], known: readonly Judged[]): Limits {
  const scores = (list: readonly Judged[], fits: (one: Judged) => boolean) =>
    list
      .filter(fits)
      .map(({ score }) => score)
      .sort((a, b) => b - a);
  const right = scores(all, ({ isCorrect }) => isCorrect);
  const wrong = scores(all, ({ isWrong }) => isWrong);
  const highest = scores(known, ({ isWrong }) => !isWrong)[0] ?? 0;
  const lowest = scores(known, ({ isWrong }) => isWrong).at(-1) ?? 0;
  return {
    // A passage on the side of the correct ones is not reported, however few false alarms that would raise.
    threshold: Math.max(
      MIN_SCORES[rule] ?? 0,
      right[Math.floor(right.length * MAX_FALSE_ALARMS)] ?? 0,
      highest + MARGIN,
    ),
    least: Math.min(wrong[Math.ceil(wrong.length * (1 - MAX_LOST)) - 1] ?? 0, lowest - MARGIN),
  };
}

export function validation(rule: LearnedRule, all: readonly Judged[], { threshold }: Limits): Validation {
  const reported = all.filter(({ score }) => score > threshold);
  const right = reported.filter(({ isWrong }) => isWrong).length;
  return { rule, precision: right / reported.length, recall: right / all.filter(({ isWrong }) => isWrong).length };
}

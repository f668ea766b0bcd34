/**
 * Amounts of a text that follow from its other amounts, step by step: 'Two cats pay £15.50 and £14, that is £29.50 a month and
 * £354 a year.'
 */
import { amountsIn, type WrittenAmount } from '../../../../../facts/amounts.ts';
import { combinationsOf } from '../../../../../facts/combinations.ts';
import { countsIn } from '../../../../../facts/counts.ts';
import type { Pence } from '../../../../../facts/money.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { sentenceSpanAt } from '../../../../../facts/sentences.ts';
import { type AmountInSentence, wordsBeside } from '../sentence/amount-in-sentence.ts';
import { percentagesFor } from '../sentence/percentages.ts';
import { withPrevious } from '../sums/pool.ts';
import { pricesBeside } from '../sums/prices-beside.ts';
import { countsOf, isMultipleOrShare, isPercentOf } from './arithmetic.ts';

/** An amount of the text with what its own sentence counts. */
interface Step {
  readonly pence: Pence;
  /** The number before the amount: 'two check-ups at £52'. */
  readonly count: number;
  /** The numbers in its sentence, in the one before and beside it. */
  readonly counts: readonly number[];
  /** The place of its sentence. */
  readonly start: number;
  /** '£12 for each further one', 'each further view is £42', '£90 once and then £60' */
  readonly isFurther: boolean;
}

/** A text with more amounts than this is a list. */
const MOST_STEPS = 14;

/**
 * Returns the amounts of the text that are computed from known ones, with these. An amount that is computed from the one that is
 * judged does not explain it, so only explained amounts before it are known.
 */
export function workedAmounts(
  context: AmountInSentence,
  facts: ReadonlySet<Pence>,
  isSaved: boolean,
): ReadonlySet<Pence> {
  const steps = stepsOf(context);
  if (steps.length > MOST_STEPS) return new Set();
  const percentages = percentagesFor(context);
  const { amount } = context;
  // '£46.80 for the lift' can only be a reduced price of the lift.
  const ownPercentages = pricesBeside(context) === undefined ? percentages : [];
  const explained = context.explained().filter(({ normalAt }) => normalAt < amount.normalAt);
  const stated = [...context.amounts, ...amountsBeside(context)].filter(({ pence = Number.NaN }) => facts.has(pence));
  const known = new Set(
    [...explained, ...stated].flatMap(({ pence = Number.NaN }) => (pence === amount.pence ? [] : [pence])),
  );
  for (let isChanged = true; isChanged; ) {
    const found = steps.filter(
      (step) =>
        !known.has(step.pence) &&
        (isSaved && step.pence === amount.pence
          ? isWorkedSaving(step, [...known], ownPercentages)
          : isWorked(step, steps, known, step.pence === amount.pence ? ownPercentages : percentages)),
    );
    for (const { pence } of found) known.add(pence);
    isChanged = found.length > 0;
  }
  return known;
}

/** Neighbouring texts with more amounts than this would explain any amount. */
const MOST_BESIDE = 8;

/** Words with which a sentence goes on from amounts of other texts. */
const COMPUTES =
  /\b(?:together|total|altogether|in all|sum|both|more|less|sav(?:e|es|ed|ing|ings)|difference|left|(?<!set you )back|rest|remain\w*|so|(?:it|that|this|which)(?: \w+){1,2}(?= £)|each|every|instead|half|cheaper|dearer|years?|months?)\b|%/;

/** The amounts of the texts next to this one, if they are few. */
function amountsBeside({ neighbouringText, amounts, subject }: AmountInSentence): readonly WrittenAmount[] {
  if (amounts.length === 1 && !COMPUTES.test(subject.sentence)) return [];
  const beside = amountsIn(normalise(neighbouringText));
  return new Set(beside.map(({ pence }) => pence)).size > MOST_BESIDE ? [] : beside;
}

function stepsOf(context: AmountInSentence): readonly Step[] {
  const { amounts, text } = context;
  const beside = countsWithMonths(wordsBeside(context));
  return amounts.flatMap(({ normalAt, normalLength, pence }, index) => {
    if (pence === undefined) return [];
    const { text: sentence, start } = sentenceSpanAt(text, normalAt);
    const previous = amounts[index - 1];
    const from = Math.max(start, previous ? previous.normalAt + previous.normalLength : 0);
    const { subject } = withPrevious({ ...context, subject: { ...context.subject, sentence, start } });
    const count = countsIn(text.slice(from, normalAt)).at(-1)?.count ?? 1;
    const around = `${text.slice(from, normalAt)}${text.slice(normalAt + normalLength, amounts[index + 1]?.normalAt)}`;
    const isFurther = FURTHER.test(around);
    return { pence, count, counts: [...countsWithMonths(subject.sentence), ...beside], start, isFurther };
  });
}

const FURTHER =
  /\b(?:each|every|any) (?:further|additional|extra|other|more)\b|\b(?:each|every) (?:one|visit|session) after\b|\bonce,? (?:and )?then\b/;
const MONTHS_OF_YEAR = 12;

/** A year is twelve months, for what is paid by the month. */
const countsWithMonths = (words: string): readonly number[] => [
  ...countsOf(words),
  ...(/\byear/.test(words) ? [MONTHS_OF_YEAR] : []),
];

/** Only a difference or a discount can be saved, once or several times, and not a share or a sum. */
const isWorkedSaving = ({ pence, counts }: Step, values: readonly Pence[], percentages: readonly number[]): boolean =>
  values.some(
    (one) =>
      percentages.some((percent) => [1, ...counts].some((count) => isPercentOf(one, percent, pence / count))) ||
      values.some((other) => one - other === pence),
  );

function isWorked(
  step: Step,
  steps: readonly Step[],
  known: ReadonlySet<Pence>,
  percentages: readonly number[],
): boolean {
  const { pence, counts } = step;
  const values = [...known];
  const isOfOne = (value: Pence) =>
    counts.some((count) => isMultipleOrShare(pence, count, value)) ||
    percentages.some((percent) => isPercentOf(value, percent, pence));
  const isOfTwo = (one: Pence, other: Pence) => one - other === pence || one + other === pence;
  return (
    values.some((one) => isOfOne(one) || values.some((other) => one !== other && isOfTwo(one, other))) ||
    isTotal(step, steps, known) ||
    isWithFurther(step, steps)
  );
}

/** '£19 for the first medicine and £12 for each further one, so three are £43': the two amounts before it in its sentence or the one before */
function isWithFurther(step: Step, steps: readonly Step[]): boolean {
  const [first, further] = steps.slice(0, steps.indexOf(step)).slice(-2);
  if (!first || !further?.isFurther) return false;
  const counts = [1, ...step.counts];
  return counts.some((all) =>
    counts.some((included) => included < all && first.pence + (all - included) * further.pence === step.pence),
  );
}

/** 'Two check-ups at £52 and two half-hours at £68 would be £240': amounts that stand together in one sentence, or singly. */
function isTotal({ pence, start }: Step, steps: readonly Step[], known: ReadonlySet<Pence>): boolean {
  const at = steps.findIndex((step) => step.pence === pence && step.start === start);
  const before = steps.slice(0, at).filter((step) => known.has(step.pence));
  return before.some((_, from) => {
    const addends = before.slice(from);
    const sums = combinationsOf(addends.map((step) => ({ values: [step.pence], count: step.count })));
    return (
      addends.length > 1 &&
      (sums.some(({ total }) => total === pence) || addends.reduce((sum, step) => sum + step.pence, 0) === pence)
    );
  });
}

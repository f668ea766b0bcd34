/** Learns the weights of renderer/check/rules/claim/learned from the development half of the corpus. */

import { FACT, featuresOf } from '../../renderer/check/rules/claim/learned/features.ts';
import { LEARNED, type LearnedRule, type Weights } from '../../renderer/check/rules/claim/learned/model.ts';
import { isStatement } from '../../renderer/check/rules/claim/learned/passages.ts';
import { digest } from '../../renderer/core/digest.ts';
import { sentences as claims } from '../claims/sentences.ts';
import { development } from './development.ts';
import { rulesOf } from './sentence.ts';
import { type Row, type Separation, separate, weighted } from './support-vectors.ts';

/** A feature of fewer passages says more about them than about others. */
const MIN_PASSAGES = 3;
/** Features with smaller weights change no judgement. */
const MIN_WEIGHT = 0.2;
/** Of the correct sentences of unseen practices, at most this share may be reported. */
const MAX_FALSE_ALARMS = 0.003;
/** Of the wrong sentences of unseen practices, at most this share may be unlike all others. */
const MAX_LOST = 0.02;
/** More than what rounding the weights can change. */
const MARGIN = 0.02;
const FOLDS = 6;

/** A sentence, the rules that must report it, and those that may. */
interface Example {
  /** Sentences with the same number are left out together. */
  readonly fold: number;
  readonly text: string;
  readonly wrong: readonly string[];
  readonly also: readonly string[];
  /** Other sentences teach, but are not judged. */
  readonly isStatement: boolean;
  readonly features: ReadonlySet<string>;
}

const ofTrades = Object.values(development).flatMap(({ sentences }, trade) =>
  sentences.map((sentence) => ({
    fold: trade % FOLDS,
    text: sentence.text,
    wrong: rulesOf(sentence),
    also: sentence.also ?? [],
  })),
);
/** Policies may contain words that other texts must not. */
const ofClaims = claims
  .filter(({ publicText }) => publicText !== 'policy')
  .map(({ sentence, rules }, index) => ({ fold: index % FOLDS, text: sentence, wrong: rules, also: [] }));

const examples: readonly Example[] = [...ofTrades, ...ofClaims].map((example) => {
  const passage = passageOf(example.text);
  return { ...example, isStatement: isStatement(passage), features: featuresOf(passage) };
});

/** How well a rule judges practices from which it has not learned. */
export interface Validation {
  readonly rule: LearnedRule;
  readonly precision: number;
  readonly recall: number;
}

/** As `passagesOf` reads a sentence: without the signs of links, and with a sign in place of each quoted fact. */
function passageOf(text: string): string {
  return text
    .trim()
    .replace(/\{[^}]*\}/g, ` ${FACT} `)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}

/** Identifies the sentences and their labels. */
export const sentencesDigest = (): string =>
  digest(JSON.stringify(examples.map(({ text, wrong, also }) => [text, wrong, also])));

/** Returns the weights, and how well weights that were learned from other practices judge each practice. */
export function learn(): { readonly weights: Weights; readonly validations: readonly Validation[] } {
  const first = vocabulary(examples, countFeatures(examples));
  const relevant = new Set(
    LEARNED.flatMap((rule) => {
      const { weights } = separate(rowsOf(rule, examples, first), first.size);
      return [...first].flatMap(([name, { index }]) => (Math.abs(weights[index] ?? 0) >= MIN_WEIGHT ? [name] : []));
    }),
  );
  const known = vocabulary(examples, new Map([...countFeatures(examples)].filter(([name]) => relevant.has(name))));
  const models = LEARNED.map((rule) => {
    const separation = separate(rowsOf(rule, examples, known), known.size);
    const ofOthers = judgedByOthers(rule, first);
    const ends = limits(ofOthers, judged(rule, examples, known, separation));
    return { rule, ...separation, ...ends, validation: validation(rule, ofOthers, ends) };
  });
  return {
    validations: models.map((model) => model.validation),
    weights: {
      sentences: sentencesDigest(),
      rules: models.map(({ rule, bias, threshold, least }) => ({
        rule,
        bias: rounded(bias),
        threshold: rounded(threshold),
        least: rounded(least),
      })),
      features: [...known].map(([name, { index, rarity }]) =>
        [rounded(rarity), ...models.map(({ weights }) => rounded(weights[index] ?? 0)), name].join(' '),
      ),
    },
  };
}

const rounded = (value: number): number => Math.round(value * 100) / 100 || 0;

type Vocabulary = ReadonlyMap<string, { readonly index: number; readonly rarity: number }>;

function countFeatures(from: readonly Example[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of from) for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

const vocabulary = ({ length }: readonly Example[], counts: ReadonlyMap<string, number>): Vocabulary =>
  new Map(
    [...counts]
      .filter(([, count]) => count >= MIN_PASSAGES)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, count], index) => [name, { index, rarity: rounded(Math.log(length / count) + 1) }]),
  );

/** Leaves out sentences that the rule may report but need not. */
const rowsOf = (rule: LearnedRule, from: readonly Example[], known: Vocabulary): readonly Row[] =>
  from
    .filter((example) => isJudged(example, rule))
    .map(({ wrong, features }) => {
      const found = [...features].flatMap((name) => known.get(name) ?? []);
      const length = Math.hypot(...found.map(({ rarity }) => rarity)) || 1;
      return {
        isWrong: wrong.includes(rule),
        features: Int32Array.from(found, ({ index }) => index),
        values: Float64Array.from(found, ({ rarity }) => rarity / length),
      };
    });

interface Judged {
  readonly isWrong: boolean;
  readonly isCorrect: boolean;
  readonly score: number;
}

/** Judges the statements of some examples. */
const judged = (rule: LearnedRule, own: readonly Example[], known: Vocabulary, { bias, weights }: Separation) => {
  const statements = own.filter((example) => example.isStatement && isJudged(example, rule));
  return rowsOf(rule, statements, known).map(
    (row, index): Judged => ({
      isWrong: row.isWrong,
      isCorrect: statements[index]?.wrong.length === 0,
      score: bias + weighted(row, weights),
    }),
  );
};

/** Judges each practice by weights that were learned from others. */
const judgedByOthers = (rule: LearnedRule, known: Vocabulary): readonly Judged[] =>
  Array.from({ length: FOLDS }, (_, fold) => {
    const others = separate(
      rowsOf(
        rule,
        examples.filter((example) => example.fold !== fold),
        known,
      ),
      known.size,
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
function limits(all: readonly Judged[], known: readonly Judged[]): Limits {
  const correct = (list: readonly Judged[]) =>
    list
      .filter(({ isCorrect }) => isCorrect)
      .map(({ score }) => score)
      .sort((a, b) => b - a);
  const wrong = (list: readonly Judged[]) =>
    list
      .filter(({ isWrong }) => isWrong)
      .map(({ score }) => score)
      .sort((a, b) => a - b);
  const [ofOthers, lost] = [correct(all), wrong(all)];
  return {
    threshold: Math.max(
      ofOthers[Math.floor(ofOthers.length * MAX_FALSE_ALARMS)] ?? 0,
      (correct(known)[0] ?? 0) + MARGIN,
    ),
    least: Math.min(lost[Math.floor(lost.length * MAX_LOST)] ?? 0, (wrong(known)[0] ?? 0) - MARGIN),
  };
}

function validation(rule: LearnedRule, all: readonly Judged[], { threshold }: Limits): Validation {
  const reported = all.filter(({ score }) => score > threshold);
  const right = reported.filter(({ isWrong }) => isWrong).length;
  return { rule, precision: right / reported.length, recall: right / all.filter(({ isWrong }) => isWrong).length };
}

/** A sentence that the rule may report but need not is neither right nor wrong. */
const isJudged = ({ wrong, also }: Example, rule: LearnedRule): boolean => wrong.includes(rule) || !also.includes(rule);

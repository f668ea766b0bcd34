/** Learns the weights of renderer/check/rules/claim/learned from the development half of the corpus. */

import { FACT, featuresOf } from '../../renderer/check/rules/claim/learned/features.ts';
import { LEARNED, type LearnedRule, type Weights } from '../../renderer/check/rules/claim/learned/model.ts';
import { digest } from '../../renderer/core/digest.ts';
import { development } from './development.ts';
import { rulesOf, type Sentence } from './sentence.ts';
import { type Row, separate, weighted } from './support-vectors.ts';

/** A feature of fewer passages says more about them than about others. */
const MIN_PASSAGES = 3;
/** Features with smaller weights change no judgement. */
const MIN_WEIGHT = 0.2;
/** Of the correct sentences of unseen practices, at most this share may be reported. */
const MAX_FALSE_ALARMS = 0.003;
const FOLDS = 6;

interface Example {
  readonly trade: number;
  readonly sentence: Sentence;
  readonly features: ReadonlySet<string>;
}

/** How well a rule judges practices from which it has not learned. */
export interface Validation {
  readonly rule: LearnedRule;
  readonly precision: number;
  readonly recall: number;
}

const examples: readonly Example[] = Object.values(development).flatMap(({ sentences }, trade) =>
  sentences.map((sentence) => ({ trade, sentence, features: featuresOf(passageOf(sentence)) })),
);

/** As `passagesOf` reads a sentence: without the signs of links, and with a sign in place of each quoted fact. */
function passageOf({ text }: Sentence): string {
  return text.replace(/\{[^}]*\}/g, ` ${FACT} `).replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}

/** Identifies the sentences and their labels. */
export const sentencesDigest = (): string =>
  digest(JSON.stringify(examples.map(({ sentence: { text, wrong, also } }) => [text, wrong, also])));

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
  const models = LEARNED.map((rule) => ({ rule, ...separate(rowsOf(rule, examples, known), known.size) }));
  const validated = LEARNED.map((rule) => validate(rule, first));
  return {
    validations: validated.map(({ threshold: _, ...validation }) => validation),
    weights: {
      sentences: sentencesDigest(),
      rules: models.map(({ rule, bias }, index) => ({
        rule,
        bias: rounded(bias),
        threshold: rounded(validated[index]?.threshold ?? 0),
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
  from.flatMap(({ sentence, features }) => {
    const isWrong = rulesOf(sentence).includes(rule);
    if (!isWrong && sentence.also?.includes(rule)) return [];
    const found = [...features].flatMap((name) => known.get(name) ?? []);
    const length = Math.hypot(...found.map(({ rarity }) => rarity)) || 1;
    return [
      {
        isWrong,
        features: Int32Array.from(found, ({ index }) => index),
        values: Float64Array.from(found, ({ rarity }) => rarity / length),
      },
    ];
  });

/** Judges each practice by weights that were learned from others, and sets the threshold by those judgements. */
function validate(rule: LearnedRule, known: Vocabulary): Validation & { readonly threshold: number } {
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const own = examples.filter(({ trade }) => trade % FOLDS === fold);
    const { bias, weights } = separate(
      rowsOf(
        rule,
        examples.filter(({ trade }) => trade % FOLDS !== fold),
        known,
      ),
      known.size,
    );
    const isCorrect = own
      .filter(({ sentence }) => isWrongOrWanted(sentence, rule))
      .map(({ sentence }) => rulesOf(sentence).length === 0);
    return rowsOf(rule, own, known).map((row, index) => ({
      isWrong: row.isWrong,
      isCorrect: isCorrect[index] ?? false,
      score: bias + weighted(row, weights),
    }));
  }).flat();
  const correct = judged
    .filter(({ isCorrect }) => isCorrect)
    .map(({ score }) => score)
    .sort((a, b) => b - a);
  const threshold = correct[Math.floor(correct.length * MAX_FALSE_ALARMS)] ?? 0;
  const reported = judged.filter(({ score }) => score > threshold);
  const right = reported.filter(({ isWrong }) => isWrong).length;
  return {
    rule,
    threshold,
    precision: right / reported.length,
    recall: right / judged.filter(({ isWrong }) => isWrong).length,
  };
}

const isWrongOrWanted = (sentence: Sentence, rule: LearnedRule): boolean =>
  rulesOf(sentence).includes(rule) || !sentence.also?.includes(rule);

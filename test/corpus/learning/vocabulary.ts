/** The features that are learned, and sentences in terms of them. */
import type { LearnedRule } from '../../../renderer/check/rules/claim/learned/model.ts';
import { type Example, isJudged } from './examples.ts';
import type { Row } from './support-vectors.ts';

/** A feature of fewer passages says more about them than about others. */
const MIN_PASSAGES = 4;

/** The features, and how rare each is. */
export type Vocabulary = ReadonlyMap<string, { readonly index: number; readonly rarity: number }>;

export function countFeatures(from: readonly Example[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of from) for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

export const vocabulary = ({ length }: readonly Example[], counts: ReadonlyMap<string, number>): Vocabulary =>
  new Map(
    [...counts]
      .filter(([, count]) => count >= MIN_PASSAGES)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, count], index) => [name, { index, rarity: rounded(Math.log(length / count) + 1) }]),
  );

/** Leaves out sentences that the rule may report but need not. */
export const rowsOf = (rule: LearnedRule, from: readonly Example[], known: Vocabulary): readonly Row[] =>
  from
    .filter((example) => isJudged(example, rule))
    .map(({ wrong, features, cost }) => {
      const found = [...features].flatMap((name) => known.get(name) ?? []);
      const length = Math.hypot(...found.map(({ rarity }) => rarity)) || 1;
      return {
        isWrong: wrong.includes(rule),
        cost,
        features: Int32Array.from(found, ({ index }) => index),
        values: Float64Array.from(found, ({ rarity }) => rarity / length),
      };
    });

/** Enough digits for the same judgements. */
export const rounded = (value: number): number => Math.round(value * 100) / 100 || 0;

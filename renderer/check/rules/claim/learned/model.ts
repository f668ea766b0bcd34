import { featuresOf } from './features.ts';

/** The rules whose labelled sentences are learned. */
export const LEARNED = ['claim/effect', 'claim/guarantee', 'claim/pressure', 'claim/review'] as const;

export type LearnedRule = (typeof LEARNED)[number];

/** The content of weights.json, which `npm run learn` writes. */
export interface Weights {
  /** Identifies the sentences from which the weights were learned. */
  readonly sentences: string;
  readonly rules: readonly { readonly rule: string; readonly bias: number; readonly threshold: number }[];
  /** Each feature after its rarity and its weight for each rule: '3.2 0 1.4 0 0.9 0 the best'. */
  readonly features: readonly string[];
}

/** A passage is like the wrong ones if its score is positive. */
type Scores = ReadonlyMap<string, number>;

interface Feature {
  /** How rare the feature is: ln(passages / passages with the feature) + 1. */
  readonly rarity: number;
  readonly weights: readonly number[];
}

/**
 * Returns a function that scores passages by logistic regression: a feature counts by its weight and rarity, and the
 * length of the passage does not matter
 * (https://scikit-learn.org/stable/modules/feature_extraction.html#tfidf-term-weighting).
 */
export function scorer({ rules, features }: Weights): (passage: string) => Scores {
  const known = new Map(features.map((line) => readFeature(line, rules.length)));
  return (passage) => {
    const found = [...featuresOf(passage)].flatMap((name) => known.get(name) ?? []);
    const length = Math.hypot(...found.map(({ rarity }) => rarity)) || 1;
    return new Map(
      rules.map(({ rule, bias, threshold }, index) => [
        rule,
        found.reduce((sum, { rarity, weights }) => sum + (rarity / length) * (weights[index] ?? 0), bias - threshold),
      ]),
    );
  };
}

function readFeature(line: string, rules: number): readonly [name: string, feature: Feature] {
  const parts = line.split(' ');
  const [rarity = 0, ...weights] = parts.slice(0, rules + 1).map(Number);
  return [parts.slice(rules + 1).join(' '), { rarity, weights }];
}

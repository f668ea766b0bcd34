import { featuresOf } from './features.ts';

/** The rules whose labelled sentences are learned. Of `price/free`, only what is unlike its sentences is used. */
export const LEARNED = ['claim/effect', 'claim/guarantee', 'claim/pressure', 'claim/review', 'price/free'] as const;

export type LearnedRule = (typeof LEARNED)[number];

/** The content of weights.json, which `npm run learn` writes. */
export interface Weights {
  /** Identifies the sentences from which the weights were learned. */
  readonly sentences: string;
  readonly rules: readonly {
    readonly rule: string;
    readonly bias: number;
    /** A passage with a higher score is like the wrong ones. */
    readonly threshold: number;
    /** A passage with a lower score is not wrong, whatever words it contains. */
    readonly least: number;
  }[];
  /** Each feature after its rarity and its weight for each rule: '3.2 0 1.4 0 0.9 0 the best'. */
  readonly features: readonly string[];
}

export interface Judgement {
  readonly score: number;
  readonly isAlike: boolean;
  readonly isUnlike: boolean;
}

interface Feature {
  /** How rare the feature is: ln(passages / passages with the feature) + 1. */
  readonly rarity: number;
  readonly weights: readonly number[];
}

/** The judgement of a passage for each rule. */
export type Judgements = ReadonlyMap<string, Judgement>;

/**
 * Returns a function that judges passages. A feature counts by its weight and rarity, and the length of the passage does
 * not matter (https://scikit-learn.org/stable/modules/feature_extraction.html#tfidf-term-weighting).
 */
export function judgeOf({ rules, features }: Weights): (passage: string) => Judgements {
  const known = new Map(features.map((line) => readFeature(line, rules.length)));
  return (passage) => {
    const found = [...featuresOf(passage)].flatMap((name) => known.get(name) ?? []);
    const length = Math.hypot(...found.map(({ rarity }) => rarity)) || 1;
    const judgement = ({ bias, threshold, least }: Weights['rules'][number], index: number): Judgement => {
      const score = found.reduce((sum, { rarity, weights }) => sum + (rarity / length) * (weights[index] ?? 0), bias);
      return { score, isAlike: score > threshold, isUnlike: score < least };
    };
    return new Map(rules.map((each, index) => [each.rule, judgement(each, index)]));
  };
}

function readFeature(line: string, rules: number): readonly [name: string, feature: Feature] {
  const parts = line.split(' ');
  const [rarity = 0, ...weights] = parts.slice(0, rules + 1).map(Number);
  return [parts.slice(rules + 1).join(' '), { rarity, weights }];
}

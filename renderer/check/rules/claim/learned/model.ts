import { lazy } from '../../../../core/lazy.ts';
import type { Span } from '../../public-texts/index.ts';
import { type Place, placesOf, type Token, tokensIn } from './features.ts';
import { marginOf } from './margin.ts';

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
  /** Each feature before a tab, its rarity, and its weight for each rule: 'the best\t3.2 0 1.4 0 0.9 0'. */
  readonly features: readonly string[];
}

/** How a passage is judged for a rule. */
export interface Judgement {
  readonly score: number;
  /** True if the score is above the threshold, and the weights know enough of the passage to be believed. */
  readonly isAlike: boolean;
  /** How far the score is above the threshold; negative if it is below. */
  readonly above: number;
  readonly isUnlike: boolean;
}

/** Judges passages. */
export interface Judge {
  /** Returns how a passage is judged for each rule. */
  readonly judge: (passage: string) => ReadonlyMap<string, Judgement>;
  /** Returns the words of a passage that count most for a rule. */
  readonly reason: (passage: string, rule: LearnedRule) => Span;
}

interface Feature {
  /** How rare the feature is: ln(passages / passages with the feature) + 1. */
  readonly rarity: number;
  readonly weights: readonly number[];
}

/**
 * Judges by weights. A feature counts by its weight and rarity, and the length of the passage does not matter
 * (https://scikit-learn.org/stable/modules/feature_extraction.html#tfidf-term-weighting).
 */
export function judgeOf({ rules, features }: Weights): Judge {
  const known = new Map(features.map(readFeature));
  /** Returns the known features of tokens, each once and in its last place, and the share of all features that they are. */
  const foundIn = (tokens: readonly Token[]): { readonly found: readonly Found[]; readonly shareKnown: number } => {
    const places = new Map(placesOf(tokens).map((place) => [place.name, place]));
    const found = [...places.values()].flatMap((place) => {
      const feature = known.get(place.name);
      return feature ? { place, ...feature() } : [];
    });
    return { found, shareKnown: found.length / places.size };
  };
  return {
    judge: (passage) => {
      const { found, shareKnown } = foundIn(tokensIn(passage));
      const length = lengthOf(found);
      const margin = marginOf(passage, length, shareKnown);
      return new Map(
        rules.map(({ rule, bias, threshold, least }, index): [string, Judgement] => {
          const score = found.reduce((sum, feature) => sum + shareOf(feature, length, index), bias);
          const above = score - threshold;
          return [rule, { score, above, isAlike: above > margin, isUnlike: score < least }];
        }),
      );
    },
    reason: (passage, rule) => {
      const tokens = tokensIn(passage);
      const { found } = foundIn(tokens);
      const length = lengthOf(found);
      const index = rules.findIndex((each) => each.rule === rule);
      const shares = found.map((feature) => [feature.place, shareOf(feature, length, index)] as const);
      return spanOf(tokens, heaviestRun(shares, tokens));
    },
  };
}

/** A known feature of a passage. */
interface Found extends Feature {
  readonly place: Place;
}

/** The length of the vector of the rarities of features. */
const lengthOf = (found: readonly Feature[]): number => Math.hypot(...found.map(({ rarity }) => rarity)) || 1;

/** Returns what a feature adds to the score of the rule with this index. */
const shareOf = ({ rarity, weights }: Feature, length: number, index: number): number =>
  (rarity / length) * (weights[index] ?? 0);

function readFeature(line: string): readonly [name: string, feature: () => Feature] {
  const end = line.indexOf('\t');
  const read = (): Feature => {
    const [rarity = 0, ...weights] = line
      .slice(end + 1)
      .split(' ')
      .map(Number);
    return { rarity, weights };
  };
  return [line.slice(0, end), lazy(read)];
}

/** A token belongs to the reason if it counts more than this share of the heaviest one. */
const MIN_SHARE = 0.25;

type Run = Pick<Place, 'first' | 'last'>;

/** Returns the neighbouring tokens that count most together; it begins and ends with a word or a number. */
function heaviestRun(shares: readonly (readonly [Place, number])[], tokens: readonly Token[]): Run {
  const heights = tokens.map(() => 0);
  for (const [{ first, last }, share] of shares)
    for (let at = first; at <= last; at += 1) heights[at] = (heights[at] ?? 0) + share / (last - first + 1);
  const isWord = tokens.map(({ word }) => /\w/.test(word));
  const level = Math.max(...heights.filter((_, at) => isWord[at])) * MIN_SHARE;
  let best = { first: 0, last: tokens.length - 1, sum: 0 };
  let current = { first: 0, last: 0, sum: 0 };
  for (const [at, height] of heights.entries()) {
    if (current.sum <= 0) {
      if (!isWord[at]) continue;
      current = { first: at, last: at, sum: 0 };
    }
    current = { first: current.first, last: at, sum: current.sum + height - level };
    if (current.sum > best.sum && isWord[at]) best = current;
  }
  return best;
}

function spanOf(tokens: readonly Token[], { first, last }: Run): Span {
  const [start, end] = [tokens[first], tokens[last]];
  return start && end ? { at: start.at, length: end.at + end.length - start.at } : { at: 0, length: 0 };
}

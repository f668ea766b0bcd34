import type { RuleName } from '../../renderer/core/rule-names.ts';

/** The page that contains a sentence: the home page, an inner page or the terms. */
export type PublicText = 'entry' | 'inner' | 'policy';

/** A sentence, its page, and the rules that must report it. */
export interface Labelled {
  readonly sentence: string;
  readonly publicText: PublicText;
  /** The rules that must report the sentence; empty if the sentence is harmless. */
  readonly rules: readonly RuleName[];
  /** The kind of clinic. By default, a clinic that injects a prescription-only medicine. */
  readonly clinic?: 'massage';
}

export const on =
  (publicText: PublicText, rules: readonly RuleName[], clinic?: 'massage') =>
  (...sentences: readonly string[]): readonly Labelled[] =>
    sentences.map((sentence) => ({ sentence, publicText, rules, ...(clinic ? { clinic } : {}) }));

export const POM_NAME = ['claim/pom-name'] as const;
export const INDIRECT = ['claim/pom-indirect'] as const;
export const PRESSURE = ['claim/pressure'] as const;
export const PROMISE = ['claim/guarantee'] as const;
export const EFFECT = ['claim/effect'] as const;
export const CREDENTIAL = ['claim/credential'] as const;
export const REVIEW = ['claim/review'] as const;
export const AGE = ['claim/age'] as const;
export const INGREDIENT = ['claim/ingredient'] as const;

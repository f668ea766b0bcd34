/** The types of the labelled corpus: sentences as practices of several trades write them, and the rules that judge them. */
import type { RuleName } from '../../renderer/core/rule-names.ts';

/** The name of a part of a trade's config that a sentence is about. */
export type About = `${'catalogue' | 'categories' | 'programmes' | 'offers'}.${string}`;

/** One rule, or several of which one must report the sentence. */
export type Label = RuleName | readonly [RuleName, ...RuleName[]];

/** A sentence of a site, and the rules of which one must report it; no `wrong` means that no rule may report it. */
export interface Sentence {
  /** The sentence as an owner would type it; it may quote facts: '{catalogue.crown.price}'. */
  readonly text: string;
  /** The part that it is about; without it, the sentence is an answer on a page of general questions. */
  readonly about?: About;
  readonly wrong?: Label;
  /** Rules that may report the sentence as well, because it makes a second mistake. */
  readonly also?: readonly RuleName[];
}

/** The fields of a config that decide where its sentences are put. `defineSite()` returns them with all others. */
export interface TradeSite {
  readonly catalogueRoute: string;
  readonly catalogue: object;
  readonly categories: object;
  readonly programmes: Readonly<Record<string, unknown>>;
  readonly offers: object;
  readonly routes: object;
  readonly pages: Readonly<Record<string, readonly unknown[]>>;
}

/** The site of one practice, and the sentences to try on it. */
export interface Trade {
  readonly site: TradeSite;
  readonly sentences: readonly Sentence[];
}

/** Sentences that no rule may report: `correct('catalogue.crown', '…', '…')`. */
export const correct = (about: About | 'questions', ...texts: readonly string[]): readonly Sentence[] =>
  texts.map((text) => ({ text, ...placed(about) }));

/** Sentences that one of the named rules must report: `wrong('claim/guarantee', 'catalogue.crown', '…', '…')`. */
export const wrong = (label: Label, about: About | 'questions', ...texts: readonly string[]): readonly Sentence[] =>
  texts.map((text) => ({ text, wrong: label, ...placed(about) }));

/** Lets a rule report sentences that make a second mistake: `also('claim/effect', wrong('claim/guarantee', '…', '…'))`. */
export const also = (rule: RuleName, sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.map((sentence) => ({ ...sentence, also: [...(sentence.also ?? []), rule] }));

const placed = (about: About | 'questions'): Pick<Sentence, 'about'> => (about === 'questions' ? {} : { about });

/** The rules of a label. */
export const rulesOf = ({ wrong: label }: Sentence): readonly RuleName[] => {
  if (label === undefined) return [];
  return typeof label === 'string' ? [label] : label;
};

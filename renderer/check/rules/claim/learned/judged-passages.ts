import { lazy, memoize } from '../../../../core/lazy.ts';
import type { PublicText, Span } from '../../public-texts/index.ts';
import { type Judgement, judgeOf, type LearnedRule } from './model.ts';
import { hasSeveralWords, passagesOf, type Words } from './passages.ts';
import weights from './weights.json' with { type: 'json' };

/** Words of a text, and how they are judged for a rule. */
export interface Judged extends Words {
  readonly judgement: (rule: LearnedRule) => Judgement;
}

/** A few sentences of a text, judged together and alone. */
export interface JudgedPassage extends Judged {
  readonly sentences: readonly Judged[];
}

/** Returns the passages of a text; each is judged once for all rules, when the first of them asks. */
export type JudgedPassages = (text: PublicText) => readonly JudgedPassage[];

/** Reads the weights on first use. */
const judge = lazy(() => judgeOf(weights));
const UNKNOWN: Judgement = { score: 0, isAlike: false, isUnlike: false, reason: () => ({ at: 0, length: 0 }) };

const judged = (words: string): ((rule: LearnedRule) => Judgement) => {
  const judgements = lazy(() => judge()(words));
  return (rule) => judgements().get(rule) ?? UNKNOWN;
};

export const judgedPassages = (): JudgedPassages => {
  const judgementOf = memoize(judged);
  const withJudgement = (each: Words): Judged => ({ ...each, judgement: judgementOf(each.words) });
  return memoize((text) =>
    passagesOf(text).map(({ sentences, ...passage }) => ({
      ...withJudgement(passage),
      sentences: sentences.map(withJudgement),
    })),
  );
};

/** The sentence that a passage is reported for, and the words in it that count most. */
export interface Reason {
  readonly sentence: Span;
  readonly words: Span;
}

/** Returns why a passage or a sentence of it is like those that the rule must report; `undefined` if it is not. */
export function reasonFor(passage: JudgedPassage, rule: LearnedRule): Reason | undefined {
  const statements = passage.sentences.filter(({ words }) => hasSeveralWords(words));
  const isAlike = [passage, ...statements].some(
    ({ words, judgement }) => hasSeveralWords(words) && judgement(rule).isAlike,
  );
  const [likeliest] = statements.toSorted((one, other) => other.judgement(rule).score - one.judgement(rule).score);
  if (!isAlike || !likeliest) return undefined;
  const { span, judgement } = likeliest;
  const { at, length } = judgement(rule).reason();
  return { sentence: span, words: { at: span.at + at, length } };
}

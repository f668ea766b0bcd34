import { lazy, memoize } from '../../../../core/lazy.ts';
import type { PublicText, PublicTextKind, Span } from '../../public-texts/index.ts';
import { type Judgement, judgeOf, type LearnedRule } from './model.ts';
import { isStatement, type Passage, passagesOf } from './passages.ts';
import weights from './weights.json' with { type: 'json' };

/** A passage, and how it is judged for a rule. */
export interface JudgedPassage extends Passage {
  readonly judgement: (rule: LearnedRule) => Judgement;
  /** Returns the sentence that is most like those that the rule must report. */
  readonly likeliest: (rule: LearnedRule) => Span | undefined;
}

/** Returns the passages of a text; each is judged once for all rules, when the first of them asks. */
export type JudgedPassages = (text: PublicText) => readonly JudgedPassage[];

/** Reads the weights on first use. */
const judge = lazy(() => judgeOf(weights));
const UNKNOWN: Judgement = { score: 0, isAlike: false, isUnlike: false };
const judgedFor = (words: string, rule: LearnedRule): Judgement => judge()(words).get(rule) ?? UNKNOWN;

export const judgedPassages = (): JudgedPassages =>
  memoize((text) =>
    passagesOf(text).map((passage) => {
      const judgements = lazy(() => judge()(passage.words));
      return {
        ...passage,
        judgement: (rule) => judgements().get(rule) ?? UNKNOWN,
        likeliest: (rule) => {
          const scored = passage.sentences.map(({ words, span }) => ({ span, score: judgedFor(words, rule).score }));
          return scored.sort((one, other) => other.score - one.score)[0]?.span;
        },
      };
    }),
  );

/** Whether a sentence alone is unlike all that the rule must report. */
export const isSentenceUnlike = (words: string, rule: LearnedRule): boolean => judgedFor(words, rule).isUnlike;

/** Sentences in the clinic’s own words. */
const KINDS: ReadonlySet<PublicTextKind> = new Set(['words', 'description', 'greeting']);

/** Whether a passage is like those that the rule must report. */
export const isAlike = ({ kind }: PublicText, { words, judgement }: JudgedPassage, rule: LearnedRule): boolean =>
  KINDS.has(kind) && isStatement(words) && judgement(rule).isAlike;

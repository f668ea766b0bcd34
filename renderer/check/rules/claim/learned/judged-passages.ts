/**
 * Judges the passages of a text by example, together and sentence by sentence, and keeps the judgements for all rules.
 */
import { lazy, memoize, memoizeRecent } from '../../../../core/lazy.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { beginsWithDenial } from '../../about/questions.ts';
import type { PublicText, Span } from '../../public-texts/index.ts';
import { isReported } from '../lexicon/lexicon.ts';
import { type Judge, type Judgement, judgeOf, type LearnedRule } from './model.ts';
import { hasSeveralWords, passagesOf, saysSomething, type Words } from './passages.ts';
import { quotedClause } from './quoted-clause.ts';
import { usualWordIn } from './usual-words.ts';
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

/** The number of judgements that are kept at least, for the next check of the same process. */
const KEPT = 10_000;

/** Reads the weights on first use. */
const learned = lazy((): Judge => {
  const { judge, reason } = judgeOf(weights);
  return { judge: memoizeRecent(KEPT, (words) => words, judge), reason };
});
const UNKNOWN: Judgement = { score: 0, above: -1, isAlike: false, isUnlike: false };

export const judgedPassages = (): JudgedPassages => {
  const withJudgement = (each: Words): Judged => {
    const judgements = lazy(() => learned().judge(each.words));
    return { ...each, judgement: (rule) => judgements().get(rule) ?? UNKNOWN };
  };
  return memoize((text) =>
    passagesOf(text).map(({ sentences, ...passage }) => ({
      ...withJudgement(passage),
      sentences: sentences.map(withJudgement),
    })),
  );
};

/** Whether words that are no text of the site are like those that the rule must report. */
export const isAlike = (words: string, rule: LearnedRule): boolean =>
  learned().judge(words).get(rule)?.isAlike ?? false;

/** A sentence like those that the rule must report. */
export interface Reason {
  readonly sentence: Span;
  /** Its usual word of a claim, or else the clause around the words that count most. */
  readonly words: Span;
  /** The words that count most. */
  readonly counting: Span;
  /** False if the sentence has a usual word of a claim, but is not near those that the rule must report. */
  readonly isLikely: boolean;
  /** True if the sentence has a usual word of a claim, so that readers see at once what is meant. */
  readonly hasUsualWord: boolean;
}

/** 'Painless? Not always.' */
const isDeniedQuestion = (words: string, next = ''): boolean =>
  words.endsWith('?') && beginsWithDenial(normalise(next).text);

/** A sentence that denies a usual word is reported only if its score is this far above the threshold. */
const CLEARLY = 0.5;

/** How far above the threshold a passage must be if none of its sentences is: those of a rota together resemble haste. */
const MIN_TOGETHER: Readonly<Partial<Record<LearnedRule, number>>> = { 'claim/pressure': 0.1, 'claim/guarantee': 0.1 };

/** A passage whose sentences are all further below the threshold only adds up their words: 'Rabbits eat hay. They never fast.' */
const MIN_OF_TOGETHER = -0.5;

/**
 * Returns the sentence of a passage that is most like those that the rule must report, unless it is not like them and has no
 * usual word of a claim, and the other sentences that are like them by themselves: owners correct all of them at once.
 */
export function reasonsFor(passage: JudgedPassage, rule: LearnedRule): readonly Reason[] {
  const claiming = passage.sentences.filter(({ words }, at, all) => !isDeniedQuestion(words, all[at + 1]?.words));
  const { isAlike: isClaim, above } = passage.judgement(rule);
  const isTogether = isClaim && claiming.length === passage.sentences.length && above > (MIN_TOGETHER[rule] ?? 0);
  return claiming
    .filter(({ words }) => hasSeveralWords(words) || usualWordIn(words, rule) !== undefined)
    .toSorted((one, other) => other.judgement(rule).score - one.judgement(rule).score)
    .flatMap((statement, at) => {
      const isNear = statement.judgement(rule).above > MIN_OF_TOGETHER;
      const reason = reasonOf(statement, rule, at === 0 && isTogether && isNear);
      return reason && (at === 0 || reason.isLikely) ? reason : [];
    })
    .toSorted((one, other) => one.sentence.at - other.sentence.at);
}

/** Returns why a sentence is reported; `undefined` if it is not. */
function reasonOf({ words, span, judgement }: Judged, rule: LearnedRule, isTogether: boolean): Reason | undefined {
  const { isAlike: isClaim, above } = judgement(rule);
  const isFound = isClaim || isTogether;
  const usual = usualWordIn(words, rule);
  if (usual?.isDenied ? above < CLEARLY : !isFound && !usual) return undefined;
  const counting = usual ?? learned().reason(words, rule);
  if (!usual && isReported({ before: normalise(words.slice(0, counting.at)).text })) return undefined;
  // 'Where are you?' is like 'Why are you still waiting?'.
  if (rule === 'claim/pressure' && !saysSomething(words.slice(counting.at, counting.at + counting.length)))
    return undefined;
  const { at, length } = usual ?? quotedClause(words, counting);
  return {
    sentence: span,
    words: { at: span.at + at, length },
    counting: { at: span.at + counting.at, length: counting.length },
    isLikely: isFound || (usual !== undefined && above > -usual.mostBelow),
    hasUsualWord: usual !== undefined,
  };
}

/** Questions of visitors that an answer only affirms: 'Is it safe? Yes, entirely.' claims what neither says alone. */
import { formatPath } from '../../../../core/finding.ts';
import { sentencesIn } from '../../../../facts/sentences.ts';
import { statementOf } from '../../../../facts/statement-of.ts';
import { configPathOf, isAnswer, isVisitorsQuestion, type PublicText, type Span } from '../../public-texts/index.ts';
import type { RuleInput } from '../../rule.ts';
import { isAlike } from './judged-passages.ts';
import type { LearnedRule } from './model.ts';
import { usualWordIn } from './usual-words.ts';

export interface AffirmedQuestion {
  readonly text: PublicText;
  /** The first sentence of the answer. */
  readonly sentence: Span;
  /** The question and that sentence. */
  readonly words: string;
}

/** What a question may promise; a review or an offer takes more words. */
const PROMISES: ReadonlySet<LearnedRule> = new Set(['claim/effect', 'claim/guarantee']);

const SURE =
  'of course|certainly|definitely|absolutely|completely|entirely|always|every time|it (?:is|does|will|can)|they (?:are|do|will|can)|we (?:are|do|will|can)|you (?:are|do|will|can)';
/** A few words that add nothing to the question: 'Yes, of course.' */
const AFFIRMATION = new RegExp(`^(?:yes|${SURE})(?:,? (?:${SURE}))?[.!]?$`);
/** 'Will it hurt? Yes.' promises nothing. */
const HARM =
  /\b(?:hurts?|stings?|bruis\w*|bleeds?|swell\w*|aches?|itch\w*|burns?|sore|risks?|side effects?|reactions?)\b/i;

/** Finds the questions that are, together with a bare yes, like the sentences that a rule must report. */
export function affirmedQuestions(
  { publicTexts: { authored } }: RuleInput,
  rule: LearnedRule,
): readonly AffirmedQuestion[] {
  if (!PROMISES.has(rule)) return [];
  const questions = new Map(authored.filter(isVisitorsQuestion).map((text) => [entryOf(text), text.text.trim()]));
  return authored.filter(isAnswer).flatMap((text): AffirmedQuestion[] => {
    const question = questions.get(entryOf(text));
    const [first] = question === undefined ? [] : sentencesIn(text.normal.text);
    if (!first || !AFFIRMATION.test(first.text.trim())) return [];
    const sentence = text.normal.original(first.start, first.text.trimEnd().length);
    const words = `${question} ${text.text.slice(sentence.at, sentence.at + sentence.length)}`;
    const statement = statementOf(question ?? '');
    return statement !== undefined && claims(statement, rule)
      ? [{ text, sentence, words: words.replace(/[.!]$/, '') }]
      : [];
  });
}

const claims = (statement: string, rule: LearnedRule): boolean =>
  !HARM.test(statement) && (isAlike(statement, rule) || usualWordIn(statement, rule)?.isDenied === false);

/** Identifies the question and answer to which a text belongs. */
const entryOf = (text: PublicText): string => formatPath(configPathOf(text).slice(0, -1));

/** Answers that are wrong together with their questions: 'What are the risks?' 'None.' */
import { clinicsProseOf } from '../../about/prose.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { findingAt, type Problem, wordsAt } from '../find-words.ts';

interface Opening extends Problem {
  /** The first words of the answer. */
  readonly words: string;
}

/** Reports the first words of answers, if `problemIn` finds that they and the question together are wrong. */
export const answerFindings = (
  { publicTexts, lookups }: RuleInput,
  problemIn: (question: string, answer: string) => Opening | undefined,
): readonly RuleFinding[] =>
  clinicsProseOf(publicTexts).flatMap((text): readonly RuleFinding[] => {
    const question = lookups.questionOf(text);
    const answer = text.normal.text;
    const opening = question === answer ? undefined : problemIn(question, answer);
    if (!opening) return [];
    const match = { text, span: text.normal.original(0, opening.words.length) };
    return [findingAt(match, `“${wordsAt(match)}” ${opening.problem}.`, opening.help)];
  });

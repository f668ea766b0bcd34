import { z } from 'zod';
import { isProse } from '../../facts/prose.ts';
import { sentencesIn } from '../../facts/sentences.ts';
import type { Authored } from '../annotations.ts';
import { codeOf } from '../code-of.ts';
import { type DeclaredNames, detail, line, shape } from '../schema/base.ts';
import { plainProse, prose } from '../schema/prose.ts';
import type { Prose } from '../text.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/** A question and its answer. */
export interface Question {
  /** The question, as a visitor would ask it. It may quote facts, and nothing else. */
  readonly question: Prose;
  /** The answer, in a few sentences. */
  readonly answer: Prose;
}

/** A question and its answer: `question('Does it hurt?', 'A little, at first.')`. */
export const question = (text: Prose, answer: Prose, ...others: readonly never[]): Question => ({
  question: text,
  answer,
  // A third text must be reported, and not disappear from the page.
  ...others,
});

/** Questions whose answers expand, one at a time. */
export interface Faq extends SectionBase {
  /** The heading (default: 'Questions'). */
  readonly title?: Authored<string>;
  /** The questions with their answers, in their order. */
  readonly questions: readonly Authored<Question>[];
}

/** Questions whose answers expand, one at a time: `faq([question('Does it hurt?', '…')], { title: 'Questions' })`. */
export const faq = (questions: Faq['questions'], fields: Omit<Faq, 'questions'> = {}): Section =>
  section('faq', { questions, ...fields });

export const faqSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Faq>()('faq', {
    title: line().optional(),
    questions: z
      .array(
        shape<Question>()({ question: plainProse(declaredNames), answer: prose(declaredNames) }).superRefine(
          ({ question, answer }, context) =>
            // A text with a character that is not allowed has not been read.
            isProse(question) && isProse(answer) ? refuseExchanged(question.source, answer.source, context) : undefined,
        ),
      )
      .min(1),
  });

/** question('It stings for a few seconds.', 'Does it hurt?') */
function refuseExchanged(asked: string, answer: string, context: z.core.$RefinementCtx): void {
  const [only, ...others] = sentencesIn(answer);
  if (others.length > 0 || !only?.text.endsWith('?') || asked.includes('?') || !/[.!]["'”’)]?$/.test(asked)) return;
  const message = 'A question and its answer are in each other’s place.';
  const help = `Write question(${codeOf(answer)}, ${codeOf(asked)}), or end the question with a question mark.`;
  context.addIssue({ code: 'custom', message, input: asked, path: ['question'], ...detail('config/type', help) });
}

import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import { type DeclaredNames, line, shape } from '../schema/base.ts';
import { prose } from '../schema/prose.ts';
import type { Prose } from '../text.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/** A question and its answer. */
export interface Question {
  /** The question, as a visitor would ask it. */
  readonly question: Authored<string>;
  /** The answer, in a few sentences. */
  readonly answer: Prose;
}

/** A question and its answer: `question('Does it hurt?', 'A little, at first.')`. */
export const question = (text: string, answer: Prose, ...others: readonly never[]): Question => ({
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
    questions: z.array(shape<Question>()({ question: line(), answer: prose(declaredNames) })).min(1),
  });

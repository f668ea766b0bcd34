import { Faq } from '../../../components/sections/Faq/Faq.tsx';
import type { View } from '../view.ts';

export { examples } from '../../../components/sections/Faq/examples.ts';

/** The default heading. */
const TITLE = 'Questions';

export const view: View<'faq'> = (section, { rich, plain }) => (
  <Faq
    id={section.anchor}
    title={section.title ?? TITLE}
    name={`faq-${section.anchor ?? 'questions'}`}
    questions={section.questions.map(({ question, answer }) => ({ question: plain(question), answer: rich(answer) }))}
  />
);

import { css } from '@emotion/react';
import { Accordion, type AccordionItem } from '../../primitives/Accordion.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Paragraph } from '../../primitives/RichText.tsx';
import type { Rich, TitledProps } from '../../props.ts';

interface FaqProps extends TitledProps {
  /** Questions with the same name open one at a time. */
  readonly name: string;
  readonly questions: readonly { readonly question: string; readonly answer: Rich }[];
}

const style = css({ '& details p': { padding: '0 3rem 1.6rem 0', maxWidth: 'var(--measure)' } });

/** Questions whose answers expand, one at a time, without a script. */
export const Faq = ({ id, title, name, questions }: FaqProps) => (
  <section css={style} className="grid split" id={id}>
    <div className="c">
      <Heading className="t3" text={title} />
    </div>
    <div className="c n3">
      <Accordion name={name} items={questions.map(item)} />
    </div>
  </section>
);

const item = ({ question, answer }: FaqProps['questions'][number]): AccordionItem => ({
  title: question,
  content: <Paragraph of={answer} />,
});

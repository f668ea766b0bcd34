import { css } from '@emotion/react';
import { type SoonItem, SoonList } from '../../primitives/cards/SoonList.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Button } from '../../primitives/Link.tsx';
import { Paragraph } from '../../primitives/RichText.tsx';
import type { ActionProps, HeadedProps } from '../../props.ts';

interface ComingSoonProps extends HeadedProps {
  readonly items: readonly SoonItem[];
  readonly action: ActionProps;
}

const style = css({
  background: 'var(--field-light)',
  '& .text': { display: 'flex', flexDirection: 'column', gap: '1.5rem' },
  '& .btn': { marginTop: 'auto', width: '100%', maxWidth: '24rem' },
});

/** Treatments that are coming soon, and how to hear about them. */
export const ComingSoon = ({ id, title, text, items, action }: ComingSoonProps) => (
  <section css={style} className="grid split" id={id}>
    <div className="c n2 text">
      <Heading className="t3" text={title} />
      <Paragraph className="measure" of={text} />
      <Button action={action} />
    </div>
    <div className="c n2">
      <SoonList items={items} heading="h3" />
    </div>
  </section>
);

import { css } from '@emotion/react';
import { Heading } from '../../primitives/Heading.tsx';
import { Button } from '../../primitives/Link.tsx';
import { Paragraph } from '../../primitives/RichText.tsx';
import { SectionHead } from '../../primitives/SectionHead.tsx';
import type { ActionProps, Rich, TitledProps } from '../../props.ts';
import { onPhone, onTablet } from '../../theme.ts';

interface BookingSplitProps extends TitledProps {
  readonly new: BookingWayProps;
  readonly returning: BookingWayProps;
}

interface BookingWayProps {
  readonly title: string;
  readonly text: Rich;
  readonly action: ActionProps;
}

const style = css({
  borderBottom: 'var(--hair) solid var(--line)',
  '& .ways': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
    gridTemplateRows: '1fr auto auto',
  },
  '& article': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
    // Titles, text and buttons align across both sides.
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    gap: 'var(--s-7) calc(2*var(--pad))',
    padding: 'var(--s-7) var(--pad) var(--pad)',
    minHeight: 'clamp(22rem,30vw,34rem)',
    minWidth: 0,
  },
  '& article:first-of-type': { background: 'var(--field-light)' },
  '& article+article': { background: 'var(--stone)' },
  '& h3': {
    gridColumn: '1/-1',
    fontSize: 'var(--t-4)',
    letterSpacing: 'var(--track-4)',
    lineHeight: 0.96,
    marginLeft: '-.05em',
  },
  '& .s': { gridColumn: 2 },
  '& .btn': { gridColumn: 2, minHeight: 72, border: 'var(--hair) solid var(--ink)' },
  '& article+article .btn': {
    background: 'none',
    color: 'var(--ink)',
    '&:hover': { background: 'var(--ink)', color: 'var(--page)' },
  },
  [onTablet]: {
    '& article': { gridTemplateColumns: 'minmax(0,1fr)', rowGap: 'var(--s-5)' },
    '& article>*': { gridColumn: '1!important' },
  },
  [onPhone]: {
    '& .ways': { gridTemplateColumns: 'minmax(0,1fr)', gridTemplateRows: 'none' },
    '& article': { minHeight: 0, paddingTop: 'var(--s-6)' },
  },
});

/** How to book: new clients on one side, returning clients on the other. */
export const BookingSplit = ({ id, title, new: first, returning }: BookingSplitProps) => (
  <section css={style} id={id}>
    <SectionHead title={title} />
    <div className="ways">
      <BookingOption {...first} />
      <BookingOption {...returning} />
    </div>
  </section>
);

const BookingOption = ({ title, text, action }: BookingWayProps) => (
  <article>
    <Heading level="h3" text={title} />
    <Paragraph className="s" of={text} />
    <Button action={action} />
  </article>
);

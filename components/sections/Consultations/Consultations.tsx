import { css } from '@emotion/react';
import { Heading } from '../../primitives/Heading.tsx';
import { Button } from '../../primitives/Link.tsx';
import { Paragraph, RichText } from '../../primitives/RichText.tsx';
import { SectionHead } from '../../primitives/SectionHead.tsx';
import type { ActionProps, HeadedProps, Rich } from '../../props.ts';
import { breakpoints, from, onPhone, onTablet } from '../../theme.ts';

interface ConsultationsProps extends HeadedProps {
  readonly items: readonly ConsultationItem[];
}

export interface ConsultationItem {
  readonly title: string;
  readonly department: string;
  /** The duration in minutes, displayed as a large figure. */
  readonly minutes?: number;
  /** 'with a therapist' */
  readonly practitioner: Rich;
  readonly text: Rich;
  readonly action: ActionProps;
}

const style = css({
  '& .fields': { display: 'grid', gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
  '& article': {
    padding: 'var(--s-7) var(--pad) var(--pad)',
    display: 'grid',
    gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
    // Durations, text and buttons align in all columns.
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    gap: 'var(--s-7) calc(2*var(--pad))',
    background: 'var(--field)',
    minWidth: 0,
  },
  '& .length': { gridColumn: '1/-1', display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 .9rem' },
  '& .num': {
    fontSize: 'clamp(8rem,22.5vw,28rem)',
    lineHeight: 0.76,
    letterSpacing: '-.06em',
    marginLeft: '-.055em',
    paddingTop: '.11em',
  },
  '& .unit': { fontSize: 'var(--t-1)', lineHeight: 1.2, letterSpacing: 'var(--track-1)' },
  '& h3': { fontSize: 'var(--t-2)', letterSpacing: 'var(--track-2)', lineHeight: 1.1 },
  '& .btn': { gridColumn: 2, minHeight: 64 },
  [onTablet]: {
    '& article': { gridTemplateColumns: 'minmax(0,1fr)', gridRow: 'span 4', rowGap: 'var(--s-6)' },
    '& article>*,& .btn': { gridColumn: 1 },
  },
  [onPhone]: {
    '& .fields': { gridTemplateColumns: 'minmax(0,1fr)' },
    '& article': { paddingTop: 'var(--s-6)' },
    '& .num': { fontSize: '11rem' },
  },
});

/** Three appointments share a row. */
const thirds = css({
  [from(breakpoints.phone)]: {
    '& .fields': { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
    '& article': { gridTemplateColumns: 'minmax(0,1fr)', gridRow: 'span 4', rowGap: 'var(--s-6)' },
    '& article>*,& .btn': { gridColumn: 1 },
    '& .num': { fontSize: 'clamp(6rem,15vw,18rem)' },
  },
});

/** The first appointments of the departments side by side, with their minutes in large type. */
export const Consultations = ({ id, title, text, items }: ConsultationsProps) => (
  <section css={items.length === 3 ? [style, thirds] : style} id={id}>
    <SectionHead title={title} text={text} />
    <div className="fields">
      {items.map((item) => (
        <Field key={item.title} {...item} />
      ))}
    </div>
  </section>
);

const Field = ({ title, department, minutes, practitioner, text, action }: ConsultationItem) => (
  <article data-department={department}>
    {minutes && (
      <p className="length">
        <span className="num">{minutes}</span>{' '}
        <span className="unit">
          minutes <br />
          <RichText of={practitioner} />
        </span>
      </p>
    )}
    <Heading level="h3" text={title} />
    <Paragraph className="s" of={text} />
    <Button action={action} />
  </article>
);

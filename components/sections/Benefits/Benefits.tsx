import { css } from '@emotion/react';
import { Heading } from '../../primitives/Heading.tsx';
import { Numeral } from '../../primitives/Numeral.tsx';
import { Paragraph } from '../../primitives/RichText.tsx';
import type { Rich } from '../../props.ts';
import { onPhone, onTablet } from '../../theme.ts';

interface BenefitsProps {
  readonly id?: string;
  readonly title?: string;
  readonly benefits: readonly {
    readonly title: string;
    readonly copy: Rich;
    readonly figure?: { readonly value: string; readonly unit?: string };
  }[];
}

const style = css({
  '&>.title': { gridColumn: '1/-1' },
  '&.beside>.title': { gridColumn: 'auto' },
  '&.beside.of2>.title': { gridColumn: 'span 2' },
  '&.under>div.c:nth-of-type(4n+1)': { borderLeft: 0 },
  '&.under>h2.c': { borderBottom: 'var(--hair) solid var(--line)' },
  '&>div.c:nth-of-type(n+5)': { borderTop: 'var(--hair) solid var(--line)' },
  '& .figure': {
    color: 'var(--accent)',
    minHeight: 'calc(.9*var(--t-4) + var(--s-6))',
    lineHeight: 0.9,
    '& .num': { fontSize: 'var(--t-4)' },
    '& .num:not(.words)': { whiteSpace: 'nowrap' },
    '& .words': {
      display: 'inline-block',
      fontSize: 'var(--t-3)',
      lineHeight: 0.95,
      maxWidth: '6em',
    },
    '& small': { font: '400 var(--t-s)/1.2 var(--sans)', letterSpacing: 0, color: 'var(--ink)', marginLeft: '.35rem' },
  },
  '& h3': {
    fontSize: 'var(--t-1)',
    fontWeight: 'var(--w-strong)',
    letterSpacing: 'var(--track-1)',
    lineHeight: 1.25,
    marginBottom: '.6rem',
  },
  [onTablet]: {
    '&&': { gridTemplateColumns: 'repeat(6,minmax(0,1fr))' },
    '&&>.title': { gridColumn: '1/-1' },
    '&>div.c': { gridColumn: 'span 2' },
    '&.of2>div.c,&.of4>div.c': { gridColumn: 'span 3' },
    '&>.title:not(.vh)': { paddingBottom: 'var(--s-5)' },
    '&.of2>div.c:nth-of-type(odd),&.of4>div.c:nth-of-type(odd),&.of3>div.c:nth-of-type(3n+1)': { borderLeft: 0 },
    '&.of4>div.c:nth-of-type(n+3)': { borderTop: 'var(--hair) solid var(--line)' },
  },
  [onPhone]: {
    '&&': { display: 'block' },
    '&>div.c': {
      display: 'grid',
      gridTemplateColumns: 'minmax(6.4rem,min-content) minmax(0,1fr)',
      gap: '0 1rem',
      paddingBlock: '1.4rem',
      borderTop: 'var(--hair) solid var(--line)',
      borderLeft: 0,
      '&>*': { gridColumn: 2 },
    },
    '&>.vh+.c': { borderTop: 0 },
    '&.plain>div.c': { display: 'block' },
    '& .figure': {
      gridColumn: '1!important',
      gridRow: '1/3',
      minHeight: 0,
      // The column is as wide as the figure.
      containerType: 'normal',
      '--room': '36vw',
      '& .num': { fontSize: '2.3rem' },
      '& .words': { fontSize: '1.5rem', lineHeight: 1.02 },
      '& small:not(.joined)': { display: 'block', margin: '.4rem 0 0' },
    },
  },
});

/** The benefits of a treatment, their figures in large type. If the row has room, the title is beside them. */
export const Benefits = ({ id, title, benefits }: BenefitsProps) => {
  const beside = benefits.length === 2 || benefits.length % 4 === 3;
  const figures = benefits.some(({ figure }) => figure);
  const names = ['grid', `of${benefits.length}`, beside ? 'beside' : 'under', figures ? '' : 'plain'];
  return (
    <section css={style} className={names.join(' ').trim()} id={id}>
      <Heading className={title || beside ? 'c t3 title' : 'vh title'} text={title ?? 'Benefits'} />
      {benefits.map(({ title: name, copy, figure }) => (
        <div key={name} className="c">
          {figures && (
            <p className="figure fits">
              <Numeral text={figure?.value ?? ''} />
              {figure?.unit && <small>{` ${figure.unit}`}</small>}
            </p>
          )}
          <h3>{name}</h3>
          <Paragraph className="s" of={copy} />
        </div>
      ))}
    </section>
  );
};

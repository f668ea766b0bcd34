import { css } from '@emotion/react';
import { Paragraph } from '../../primitives/RichText.tsx';
import { SectionHead } from '../../primitives/SectionHead.tsx';
import type { HeadedProps, Rich } from '../../props.ts';
import { onPhone, onTablet } from '../../theme.ts';

interface JourneyProps extends HeadedProps {
  readonly steps: readonly { readonly title: string; readonly copy: Rich; readonly when?: string }[];
}

const style = css({
  '& ol': {
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--steps),minmax(0,1fr))',
    counterReset: 'step',
    borderBottom: 'var(--hair) solid var(--line)',
  },
  // Numbers, times, titles and text align in all steps of a row, however many lines they take.
  '& li': {
    counterIncrement: 'step',
    display: 'grid',
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    padding: '0 var(--pad) var(--s-7)',
    borderLeft: 'var(--hair) solid var(--line)',
    '&:first-of-type': { borderLeft: 0 },
    '&::before': {
      content: 'counter(step)',
      font: '250 clamp(6rem,11vw,13rem)/.8 var(--serif)',
      letterSpacing: '-.05em',
      display: 'block',
      padding: 'var(--s-6) 0',
      marginLeft: '-.04em',
    },
  },
  '& h3': { fontSize: 'var(--t-1)', fontWeight: 'var(--w-strong)', letterSpacing: 'var(--track-1)', lineHeight: 1.25 },
  '& .when': {
    display: 'block',
    minHeight: '2.4rem',
    paddingBottom: '.75rem',
    paddingTop: '.75rem',
    borderTop: 'var(--hair) solid var(--ink)',
    position: 'relative',
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: -4,
      width: 7,
      height: 7,
      background: 'var(--accent)',
    },
  },
  '& li p': { marginTop: '.5rem' },
  [onTablet]: {
    '&& ol': { gridTemplateColumns: '1fr 1fr' },
    '& li': { borderTop: 'var(--hair) solid var(--line)', '&:nth-of-type(odd)': { borderLeft: 0 } },
    '& li:nth-of-type(-n+2)': { borderTop: 0 },
    // A single remaining step takes the whole row, so that its line does not end in the middle.
    '& li:last-of-type:nth-of-type(odd)': { gridColumn: '1/-1' },
    '& li::before': { fontSize: 'clamp(5rem,14vw,8rem)' },
  },
  [onPhone]: {
    '&& ol': { gridTemplateColumns: 'minmax(0,1fr)' },
    '& li': {
      borderLeft: 0,
      gridRow: 'auto',
      gridTemplateRows: 'none',
      gridTemplateColumns: '5.2rem minmax(0,1fr)',
      padding: '1.4rem var(--pad) 1.6rem',
      '&:nth-of-type(2)': { borderTop: 'var(--hair) solid var(--line)' },
      '&::before': { gridRow: '1/9', fontSize: '5.2rem', padding: '.35rem 0 0' },
      '&>*': { gridColumn: 2 },
    },
  },
});

const columns = (steps: number) => css({ '& ol': { '--steps': `${Math.min(Math.max(steps, 3), 5)}` } });

/** Numbered steps with large numbers. */
export const Journey = ({ id, title, text, steps }: JourneyProps) => (
  <section css={[style, columns(steps.length)]} id={id}>
    <SectionHead title={title} text={text} />
    <ol>
      {steps.map((step) => (
        <li key={step.title}>
          <span className="when xs">{step.when ?? ''}</span>
          <h3>{step.title}</h3>
          <Paragraph className="s" of={step.copy} />
        </li>
      ))}
    </ol>
  </section>
);

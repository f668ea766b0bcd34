import { css } from '@emotion/react';
import { Paragraphs } from '../../primitives/RichText.tsx';
import type { Rich } from '../../props.ts';
import { onTablet } from '../../theme.ts';

interface DisclaimerProps {
  readonly id?: string;
  readonly paragraphs: readonly Rich[];
}

const style = css({
  background: 'var(--stone)',
  '&>.c': { paddingBlock: 'var(--s-6)', [onTablet]: { borderTop: '0!important' } },
  '& h2': { fontSize: 'var(--t-1)', letterSpacing: 'var(--track-1)', lineHeight: 1.3 },
  '& h2::before': {
    content: '""',
    display: 'inline-block',
    width: 9,
    height: 9,
    marginRight: '.7em',
    background: 'var(--accent)',
    verticalAlign: '.1em',
  },
  '& p': { maxWidth: 'calc(var(--measure) + 4em)' },
  [onTablet]: { '&>.c+.c': { paddingTop: 0, marginTop: 'calc(.9rem - var(--s-6))' } },
});

/** A short notice, in the size of normal text. */
export const Disclaimer = ({ id, paragraphs }: DisclaimerProps) => (
  <section css={style} className="grid split" id={id}>
    <h2 className="c">Please note</h2>
    <Paragraphs of={paragraphs} className="c n3 stack" />
  </section>
);

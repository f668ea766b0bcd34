import { css } from '@emotion/react';
import { RichText } from '../../primitives/RichText.tsx';
import type { Rich } from '../../props.ts';
import { onPhone } from '../../theme.ts';

interface QuotationProps {
  readonly id?: string;
  readonly quote: Rich;
  readonly label?: string;
  readonly by?: { readonly name: string; readonly title: string };
}

const style = css({
  background: 'var(--field-light)',
  margin: 0,
  border: 0,
  '& .c': { paddingBlock: 'var(--s-8)', border: 0 },
  '& blockquote': {
    fontFamily: 'var(--serif)',
    fontWeight: 250,
    fontSize: 'clamp(2rem,1.1rem + 2.9vw,4.5rem)',
    letterSpacing: '-.025em',
    lineHeight: 1.1,
    textWrap: 'balance',
  },
  // The opening quotation mark hangs outside the edge of the text.
  '& blockquote::before': { content: '"“" / ""', position: 'absolute', transform: 'translateX(-100%)' },
  '& blockquote::after': { content: '"”" / ""' },
  '& figcaption': { marginTop: 'var(--s-6)' },
  [onPhone]: {
    '& .c': { paddingBlock: 'var(--s-6) var(--s-7)' },
    '& div.c': { paddingBottom: 0 },
    '& .c+.c': { border: 0, paddingTop: 'var(--s-5)' },
    '& blockquote::before': { position: 'static', transform: 'none' },
  },
});

/** A single sentence, in large type. */
export const Quotation = ({ id, quote, label, by }: QuotationProps) => (
  <section css={style} className="grid" id={id} aria-label={label ?? 'Quotation'}>
    {label && (
      <div className="c">
        <p className="s">{label}</p>
      </div>
    )}
    <figure className={label ? 'c n3' : 'c n4'}>
      <blockquote>
        <RichText of={quote} />
      </blockquote>
      {by && (
        <figcaption className="s">
          <b>{by.name}</b>
          <br />
          {by.title}
        </figcaption>
      )}
    </figure>
  </section>
);

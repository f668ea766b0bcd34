import { css } from '@emotion/react';
import { FittedText } from '../../primitives/FittedText.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Arrow, Link } from '../../primitives/Link.tsx';
import { stretched } from '../../primitives/stretched.ts';
import type { ActionProps, TitledProps } from '../../props.ts';
import { onPhone } from '../../theme.ts';

interface LandingOptionsProps extends TitledProps {
  readonly options: readonly (ActionProps & { readonly cta: 'consult' | 'quiz' })[];
}

const style = css({
  [onPhone]: { '&&': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
  '& h2': { [onPhone]: { gridColumn: '1/-1' } },
  '& ul': { display: 'contents' },
  '& li': {
    position: 'relative',
    minWidth: 0,
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gap: '.6rem',
    minHeight: 'clamp(11rem,22vw,19rem)',
    padding: 'var(--s-7) var(--pad) 1.5rem',
    background: 'var(--field-light)',
    transition: 'background var(--fast)',
    '&+li': { background: 'var(--field)' },
    '&:hover': { background: 'var(--page)' },
    [onPhone]: { padding: '1.1rem var(--pad) 1.2rem', minHeight: '11.5rem' },
  },
  '& h3': { fontSize: 'var(--t-3)', letterSpacing: 'var(--track-3)', lineHeight: 1, minWidth: 0 },
  '& a': stretched,
  '& p': { maxWidth: '16em', textWrap: 'balance' },
  '& li:has(a[target=_blank]) .ar': { rotate: '-45deg' },
  '& li:hover .ar': { transform: 'translateX(4px)' },
});

/** Two ways to begin, side by side on two colours. */
export const LandingOptions = ({ id, title, options }: LandingOptionsProps) => (
  <section css={style} className="grid" id={id} data-does="landing" data-placement="cards">
    <Heading className="c n2 t3" text={title} />
    <ul>
      {options.map(({ cta, label, note, link }) => (
        <li key={label}>
          <h3>
            <Link link={link} data={{ 'data-cta': cta }} arrow>
              <FittedText text={label} />
            </Link>
          </h3>
          <p className="s">{note ?? ''}</p>
          <Arrow />
        </li>
      ))}
    </ul>
  </section>
);

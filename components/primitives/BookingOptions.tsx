import { css } from '@emotion/react';
import type { ActionProps, BookingOptionsProps } from '../props.ts';
import { onPhone } from '../theme.ts';
import { Arrow, Link } from './Link.tsx';

const style = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  border: 'var(--hair) solid var(--ink)',
  '& a': {
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gap: '.3rem',
    padding: '.95rem 1.1rem 1rem',
    textDecoration: 'none',
    minHeight: '8.6rem',
    transition: 'background var(--fast),color var(--fast)',
    [onPhone]: { minHeight: '7.4rem', padding: '.8rem .85rem .85rem' },
  },
  '& a:first-of-type': { background: 'var(--ink)', color: 'var(--page)', '&:hover': { background: 'var(--accent)' } },
  '& a+a': { borderLeft: 'var(--hair) solid var(--ink)', '&:hover': { background: 'var(--field-light)' } },
  '& b': {
    fontWeight: 'var(--w-strong)',
    fontSize: 'var(--t-1)',
    letterSpacing: 'var(--track-1)',
    lineHeight: 1.18,
    textWrap: 'balance',
    [onPhone]: { fontSize: '1.0625rem' },
  },
  '& .m': { display: 'flex', alignItems: 'end', gap: '.5rem', '& .ar': { marginLeft: 'auto' } },
});

/** The two booking options, always side by side: for new and for returning clients. */
export const BookingOptions = ({ ways }: { ways: BookingOptionsProps }) => (
  <div css={style}>
    <Way of={ways.names.new} action={ways.new} />
    <Way of={ways.names.returning} action={ways.returning} />
  </div>
);

const Way = ({ of, action }: { of: string; action: ActionProps }) => (
  <Link link={action.link}>
    <span className="xs">{of}</span>
    <b>{action.label}</b>
    <span className="xs m">
      {action.note ?? ''}
      <Arrow />
    </span>
  </Link>
);

import { css } from '@emotion/react';
import type { ActionProps } from '../props.ts';
import { onPhone } from '../theme.ts';
import { Arrow, Link } from './Link.tsx';

const style = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0,1fr)',
  border: 'var(--hair) solid var(--ink)',
  '& a': {
    display: 'grid',
    gridTemplateRows: '1fr auto',
    gap: '.6rem',
    padding: '.95rem 1.1rem 1rem',
    textDecoration: 'none',
    minHeight: '7.2rem',
    transition: 'background var(--fast),color var(--fast)',
    [onPhone]: { minHeight: '6.4rem', padding: '.8rem .85rem .85rem' },
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

/** A page's own buttons instead of the booking options: side by side, the first one filled. */
export const Actions = ({ actions }: { actions: readonly ActionProps[] }) => (
  <div css={style}>
    {actions.map((action) => (
      <Link key={action.label} link={action.link}>
        <b>{action.label}</b>
        <span className="xs m">
          {action.note ?? ''}
          <Arrow />
        </span>
      </Link>
    ))}
  </div>
);

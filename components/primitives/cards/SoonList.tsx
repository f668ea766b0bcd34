import { css } from '@emotion/react';
import type { HeadingLevel } from '../Heading.tsx';
import { stretched } from '../stretched.ts';

/** A treatment that is coming soon: its page, and one line with price and duration. */
export interface SoonItem {
  readonly name: string;
  readonly href: string;
  /** 'TBA • 30min' */
  readonly line: string;
}

const style = css({
  '& li': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '.2rem 1.5rem',
    padding: '.85rem 0',
    borderTop: 'var(--hair) solid var(--line)',
    '&:last-of-type': { borderBottom: 'var(--hair) solid var(--line)' },
    '&:hover a': { textDecoration: 'underline' },
  },
  '& a': stretched,
  '& :is(h2,h3,h4)': { fontSize: 'var(--t-1)', letterSpacing: 'var(--track-1)', lineHeight: 1.3 },
  '& p': { fontVariantNumeric: 'tabular-nums' },
});

/** Treatments that cannot be booked yet, one per line. */
export const SoonList = ({ items, heading: Heading }: { items: readonly SoonItem[]; heading: HeadingLevel }) => (
  <ul css={style}>
    {items.map(({ name, href, line }) => (
      <li key={href}>
        <Heading>
          <a href={href}>{name}</a>
        </Heading>
        <p className="s">{line}</p>
      </li>
    ))}
  </ul>
);

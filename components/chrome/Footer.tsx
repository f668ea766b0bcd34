import { css, type SerializedStyles } from '@emotion/react';
import { lengths } from '../lengths.ts';
import { Link } from '../primitives/Link.tsx';
import { LogoTile } from '../primitives/LogoImage.tsx';
import type { ActionProps } from '../props.ts';
import { onPhone, onTablet } from '../theme.ts';
import type { FooterProps } from './props.ts';

const thin = 'var(--hair) solid rgb(246 243 238 / .18)';

const style = css({
  background: 'var(--ink)',
  color: 'var(--page)',
  display: 'grid',
  gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
  fontSize: 'var(--t-s)',
  '&>*': { padding: 'var(--s-7) var(--pad)' },
  '&>*+*': { borderLeft: thin },
  '& h2': { fontSize: 'var(--t-s)', fontWeight: 'var(--w-strong)', marginBottom: '1rem' },
  '& a': {
    display: 'inline-block',
    padding: '.3rem 0',
    minHeight: 32,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  // The lines of the address have the same spacing as the links above them.
  '& ul+div': { paddingTop: '.3rem' },
  '& .tag': {
    fontSize: 'var(--t-2)',
    letterSpacing: 'var(--track-2)',
    lineHeight: 1.16,
    fontWeight: 320,
    textWrap: 'balance',
  },
  '& .legal': {
    gridColumn: '1/-1',
    border: 0,
    borderTop: thin,
    paddingBlock: '1.4rem',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '.4rem 2.5rem',
    fontSize: 'var(--t-xs)',
  },
  '& :focus-visible': { outlineColor: 'var(--page)', boxShadow: '0 0 0 3px var(--ink)' },
  [onTablet]: {
    gridTemplateColumns: '1fr 1fr',
    '& nav+nav': { borderLeft: 0, borderTop: thin },
    '& .connect': { borderTop: thin },
  },
  [onPhone]: {
    '&>*': { paddingBlock: 'var(--s-6)' },
    '&>.tag,& .connect': { gridColumn: '1/-1', borderLeft: 0 },
    '& nav': { borderTop: thin, borderLeft: 0 },
    '& nav+nav': { borderLeft: thin },
    '.has-bar & .legal': { paddingBottom: `calc(1.4rem + ${lengths.bookingBar}px)` },
  },
  '@media print': { background: 'none', color: 'inherit', '& nav': { display: 'none' } },
});

/** The space between the logo and the tagline. */
const logoRow = css({ marginBottom: '1.25rem' });

/** Unless there are two columns of links, the address fills the last row, or shares the only one. */
function columnsOf(count: number): SerializedStyles {
  const odd = count % 2 === 1;
  return css({
    gridTemplateColumns: `repeat(${count + 2},minmax(0,1fr))`,
    [onTablet]: {
      gridTemplateColumns: '1fr 1fr',
      '& nav:nth-of-type(2n+3)': { borderLeft: thin },
      ...(odd ? { '& .connect': { gridColumn: '1/-1', borderLeft: 0 } } : {}),
    },
    [onPhone]: {
      '& nav:nth-of-type(odd)': { borderLeft: 0 },
      ...(odd ? { '& nav:last-of-type': { gridColumn: '1/-1' } } : {}),
    },
  });
}

/** The footer: what the clinic offers, what it publishes, and how to contact it. */
export const Footer = ({ footer }: { footer: FooterProps }) => (
  <footer css={footer.columns.length === 2 ? style : [style, columnsOf(footer.columns.length)]}>
    {footer.logo ? (
      <div className="tag">
        <p css={logoRow}>
          <LogoTile logo={footer.logo} />
        </p>
        <p>{footer.tagline}</p>
      </div>
    ) : (
      <p className="tag">{footer.tagline}</p>
    )}
    {footer.columns.map((column) => (
      <nav key={column.title} aria-label={column.title}>
        <h2>{column.title}</h2>
        <ul>{column.links.map(item)}</ul>
      </nav>
    ))}
    <section aria-label={footer.connect.title} className="connect">
      <h2>{footer.connect.title}</h2>
      <address>
        <ul>{[...footer.connect.profiles, footer.connect.email, footer.connect.phone].map(item)}</ul>
        {footer.connect.address.map((part) => (
          <div key={part}>{part}</div>
        ))}
      </address>
    </section>
    <div className="legal">
      {footer.legal.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  </footer>
);

const item = (action: ActionProps) => (
  <li key={action.label}>
    <Link link={action.link}>{action.label}</Link>
  </li>
);

import { css, type SerializedStyles } from '@emotion/react';
import { ClinicLogo } from '../primitives/ClinicLogo.tsx';
import { Arrow, Link } from '../primitives/Link.tsx';
import { LogoImage } from '../primitives/LogoImage.tsx';
import type { ActionProps } from '../props.ts';
import { below, breakpoints, from, onPhone, onTablet } from '../theme.ts';
import { Drawer } from './Drawer.tsx';
import { type HeaderWidths, headerWidths } from './header-widths.ts';
import type { ChromeProps } from './props.ts';

const style = css({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  height: 'var(--head)',
  display: 'grid',
  gridTemplateColumns: 'repeat(3,minmax(0,1fr)) minmax(max-content,1fr)',
  alignItems: 'center',
  background: 'var(--page)',
  borderBottom: 'var(--hair) solid var(--line)',
  fontSize: 'var(--t-s)',
  whiteSpace: 'nowrap',
  [onTablet]: { gridTemplateColumns: 'minmax(0,1fr) auto auto' },
  '& a': { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& .brand': {
    display: 'flex',
    alignItems: 'center',
    gap: '.75rem',
    fontWeight: 500,
    fontSize: '1.0625rem',
    letterSpacing: '-.02em',
    whiteSpace: 'normal',
    lineHeight: 1.15,
    textWrap: 'balance',
    minHeight: 44,
    paddingLeft: 'var(--pad)',
    '& svg': { flex: 'none', width: 28, height: 28 },
  },
  '& nav': { display: 'contents' },
  // Only the links of the bar: the drawer contains a list, too.
  '& nav ul': {
    display: 'flex',
    gap: '2.2rem',
    paddingInline: 'var(--pad)',
    '& a': { minHeight: 44, display: 'flex', alignItems: 'center', whiteSpace: 'normal', lineHeight: 1.15 },
  },
  '& .always': { [onTablet]: { marginLeft: 'auto', paddingRight: 0 } },
  '& .tools': {
    display: 'flex',
    alignItems: 'center',
    height: '100%',
    justifyContent: 'space-between',
    gap: '1.25rem',
    paddingLeft: 'var(--pad)',
    minWidth: 0,
    [onPhone]: { gap: '1rem', paddingLeft: '1rem' },
  },
  '& .book': {
    alignSelf: 'stretch',
    flex: '0 1 15rem',
    minWidth: 'max-content',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '1.4rem',
    background: 'var(--ink)',
    color: 'var(--page)',
    paddingInline: 'clamp(1rem,1.6vw,2.75rem)',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    '&:hover': { background: 'var(--accent)', textDecoration: 'none' },
    [onPhone]: {
      flex: '0 1 auto',
      minWidth: 0,
      maxWidth: '8.5rem',
      paddingInline: '1rem',
      lineHeight: 1.15,
      whiteSpace: 'normal',
      '& .ar': { display: 'none' },
    },
  },
  '@media print': { display: 'none' },
});

/**
 * As the window becomes narrower, these parts are hidden in turn: the space between the columns, the links for wide
 * screens, the other links, and the name.
 */
const stepsOf = ({ columns, wide, always, name }: HeaderWidths): SerializedStyles =>
  css({
    [from(breakpoints.tablet)]: {
      [below(columns)]: {
        gridTemplateColumns: 'minmax(0,1fr) auto auto auto',
        '& nav ul': { gap: '1.25rem', paddingInline: '.75rem' },
        '& .book': { flexBasis: 'auto', gap: '.75rem', paddingInline: '1.25rem' },
      },
    },
    '& .wide': { [below(wide)]: { display: 'none' } },
    ...(always > 0
      ? { '& .always': { [below(always)]: { display: 'none' } }, '& .spare': { [from(always)]: { display: 'none' } } }
      : {}),
    '& .brand span': { [below(name)]: { position: 'absolute', clipPath: 'inset(50%)' } },
  });

/** The image keeps its size, which its attributes state. */
const LOGO_STYLE = css({ '& .own-logo': { flex: 'none' } });

/** Over an image that fills the screen. */
const over = css({
  position: 'absolute',
  // Below the cookie question, if there is one.
  inset: 'auto 0',
  background: 'none',
  borderColor: 'rgb(27 32 30 / .28)',
});

const menuButton = css({
  appearance: 'none',
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  display: 'flex',
  alignItems: 'center',
  gap: '.8rem',
  minHeight: 48,
  cursor: 'pointer',
  padding: 0,
  '& i': { display: 'block', width: 26, height: 9, borderBlock: '1.5px solid' },
  '.tools & span': { [onPhone]: { position: 'absolute', clipPath: 'inset(50%)' } },
});

/** The navigation bar and its drawer. The drawer opens, closes and handles Escape without a script. */
export const Header = ({ chrome }: { chrome: ChromeProps }) => {
  const wide = chrome.bar.filter((link) => link.wide);
  const always = chrome.bar.filter((link) => !link.wide);
  const listed = new Set(chrome.drawer.map(({ link }) => link.href));
  const widths = headerWidths(chrome);
  const { logo } = chrome.brand;
  const look = [style, stepsOf(widths), logo && LOGO_STYLE];
  return (
    <header css={chrome.over ? [...look, over] : look} data-does="drawer">
      <a className="brand" href={chrome.brand.href}>
        {logo ? <LogoImage logo={logo} /> : <ClinicLogo colours={chrome.brand.colours} />}
        {logo?.name === undefined && <span>{chrome.brand.name}</span>}
      </a>
      <nav aria-label="Main">
        <BarLinks links={wide} className="wide" />
        <BarLinks links={always} className="always" />
        <div className="tools">
          <button css={menuButton} type="button" popoverTarget="drawer">
            <i aria-hidden="true" />
            <span>Menu</span>
          </button>
          <Link link={chrome.book.link} className="book" arrow>
            {chrome.book.label}
            <Arrow />
          </Link>
        </div>
      </nav>
      <Drawer
        links={chrome.drawer}
        spare={widths.always > 0 ? always.filter(({ link }) => !listed.has(link.href)) : []}
        book={chrome.book}
        note={chrome.drawerNote}
        button={menuButton}
      />
    </header>
  );
};

const BarLinks = ({ links, className }: { links: readonly ActionProps[]; className: string }) => (
  <ul className={className}>
    {links.map((action) => (
      <li key={action.label}>
        <Link link={action.link}>{action.label}</Link>
      </li>
    ))}
  </ul>
);

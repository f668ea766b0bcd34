/**
 * The table of contents: the main parts of the page and their entries. It stays below the header and highlights the
 * part that is being read.
 */
export interface TocProps {
  readonly links: readonly { readonly label: string; readonly anchor: string; readonly department: string }[];
  readonly entries: readonly { readonly label: string; readonly anchor: string }[];
}

import { breakpoints, from, onPhone } from '../../theme.ts';

const line = 'var(--hair) solid var(--line)';
// Bold text would be wider and shift its neighbours.
const marked = { borderColor: 'var(--accent)' };

/** The styles of the bar, for the element around it. */
export const toc = {
  position: 'sticky',
  top: 'var(--head)',
  zIndex: 10,
  display: 'flex',
  background: 'var(--page)',
  borderBottom: line,
  fontSize: 'var(--t-s)',
  '@media print': { display: 'none' },
  // Keeps elements that receive focus backwards from stopping under the bar.
  '&~* :is(a,button,summary)': { scrollMarginTop: '4rem' },
  '& ul': { display: 'flex', flex: 'none' },
  '& [data-entries]': {
    flex: 1,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    paddingInline: '.6rem',
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    // Without scripts, browsers that support it highlight the current part.
    '@media (scripting: none)': { scrollTargetGroup: 'auto' },
  },
  '& li': { flex: 'none' },
  '& a': {
    display: 'block',
    padding: '.9rem .8rem',
    minHeight: '3.2rem',
    textDecoration: 'none',
    lineHeight: 1.4,
    borderBottom: '3px solid transparent',
    outlineOffset: '-5px!important',
    // A partly visible link counts as visible, so it scrolls into view with extra space.
    scrollMarginInline: '4rem',
    '&:hover': { textDecoration: 'underline' },
  },
  '& [data-department]': { background: 'var(--field-light)', borderRight: line },
  '& [data-jumps] a': { paddingInline: '1.1rem' },
  '& [data-jumps] li:first-of-type a': { paddingLeft: 'var(--pad)' },
  '& .desk': { [onPhone]: { display: 'none' } },
  '& .phone': { [from(breakpoints.phone)]: { display: 'none' } },
  '& a[aria-current]': marked,
  '& a:target-current': marked,
} as const;

/** With more buttons than this, there is no room for the list. */
const MAX_LINKS = 3;

/** On phones, long buttons leave no room either, so they move into the list, which scrolls. */
const MAX_LETTERS = 20;

export const Toc = ({ links, entries }: TocProps) => {
  const buttons = links.length > MAX_LINKS ? [] : links;
  const isLong = buttons.reduce((letters, { label }) => letters + label.length, 0) > MAX_LETTERS;
  const others = entries.filter(({ anchor }) => !buttons.some((jump) => jump.anchor === anchor));
  return (
    <>
      {buttons.length > 0 && (
        <ul data-jumps="" className={isLong ? 'desk' : undefined}>
          {buttons.map(({ label, anchor, department }) => (
            <li key={anchor} data-department={department}>
              <a href={`#${anchor}`}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      <ul data-entries="">
        {(isLong ? buttons : []).map(({ label, anchor }) => (
          <li key={`button ${anchor}`} className="phone">
            <a href={`#${anchor}`}>{label}</a>
          </li>
        ))}
        {others.map(({ label, anchor }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  );
};

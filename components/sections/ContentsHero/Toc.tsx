/** What the page holds: its main parts, and what they hold. It stays under the header, and marks what is read. */
export interface TocProps {
  readonly links: readonly { readonly label: string; readonly anchor: string; readonly department: string }[];
  readonly entries: readonly { readonly label: string; readonly anchor: string }[];
}

import { breakpoints, from, onPhone } from '../../theme.ts';

const line = 'var(--hair) solid var(--line)';
// A stronger letter would be wider, and move its neighbours.
const marked = { borderColor: 'var(--accent)' };

/** Styles of the bar; they stand on the element around it. */
export const toc = {
  position: 'sticky',
  top: 'var(--head)',
  zIndex: 10,
  display: 'flex',
  background: 'var(--page)',
  borderBottom: line,
  fontSize: 'var(--t-s)',
  '@media print': { display: 'none' },
  // What the keyboard comes to going backwards does not stop under the list.
  '&~* :is(a,button,summary)': { scrollMarginTop: '4rem' },
  '& ul': { display: 'flex', flex: 'none' },
  '& [data-entries]': {
    flex: 1,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    paddingInline: '.6rem',
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    // Without a script the browser marks what is read, where it can.
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
    // A link of which an edge is seen counts as seen: it scrolls in with room to spare.
    scrollMarginInline: '4rem',
    '&:hover': { textDecoration: 'underline' },
  },
  '& [data-arm]': { background: 'var(--field-light)', borderRight: line },
  '& [data-jumps] a': { paddingInline: '1.1rem' },
  '& [data-jumps] li:first-of-type a': { paddingLeft: 'var(--pad)' },
  '& .desk': { [onPhone]: { display: 'none' } },
  '& .phone': { [from(breakpoints.phone)]: { display: 'none' } },
  '& a[aria-current]': marked,
  '& a:target-current': marked,
} as const;

/** More buttons than these would leave no room for the list. */
const MAX_LINKS = 3;

/** On a phone longer buttons would leave none either: there they stand in the list, which scrolls. */
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
            <li key={anchor} data-arm={department}>
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

import { css, type SerializedStyles } from '@emotion/react';
import { Link } from '../primitives/Link.tsx';
import type { ActionProps } from '../props.ts';
import { onTablet } from '../theme.ts';

const style = css({
  margin: 0,
  border: 0,
  padding: 0,
  inset: 0,
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  background: 'var(--page)',
  color: 'var(--ink)',
  opacity: 0,
  overflowY: 'auto',
  whiteSpace: 'normal',
  transition: 'opacity var(--drawer),overlay var(--drawer) allow-discrete,display var(--drawer) allow-discrete',
  '&:popover-open': {
    opacity: 1,
    display: 'grid',
    gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
    '@starting-style': { opacity: 0 },
    [onTablet]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
  '& ul': {
    gridArea: '1/2/auto/span 2',
    alignSelf: 'center',
    padding: '0 var(--pad)',
    [onTablet]: { gridArea: '2/1' },
  },
  '& li a': {
    display: 'block',
    fontSize: 'var(--t-4)',
    letterSpacing: 'var(--track-4)',
    lineHeight: 1.12,
    fontWeight: 'var(--w-display)',
    '&:hover': { color: 'var(--accent)' },
  },
  // The close button is where the menu button was, below the visitor's finger or pointer.
  '& button': {
    gridArea: '1/-2',
    placeSelf: 'start end',
    height: 'var(--head)',
    marginRight: 'var(--pad)',
  },
  // The two lines of the “Menu” button, crossed.
  '& i': {
    border: 0,
    '&::before,&::after': { content: '""', display: 'block', borderTop: '1.5px solid', rotate: '45deg', marginTop: 3 },
    '&::after': { rotate: '-45deg', marginTop: -1.5 },
  },
  '& p': { gridColumn: '2/span 2', padding: 'var(--pad)', [onTablet]: { gridColumn: 1 } },
});

/** The menu, which covers the whole page. It is a popover, so the browser opens and closes it and handles Escape. */
export const Drawer = ({
  links,
  spare = [],
  book,
  note,
  button,
}: {
  links: readonly ActionProps[];
  /** Links of the header that are not in the menu; the menu shows them when the header has no room for them. */
  spare?: readonly ActionProps[];
  book: ActionProps;
  note: string;
  button: SerializedStyles;
}) => (
  <div css={style} id="drawer" popover="auto" role="dialog" aria-label="Menu">
    {/* biome-ignore lint/a11y/noAutofocus: where the focus goes when the menu opens (APG, dialog pattern) */}
    <button css={button} type="button" popoverTarget="drawer" popoverTargetAction="hide" autoFocus>
      <i aria-hidden="true" />
      Close
    </button>
    <ul>
      {[...links, ...spare, book].map((action) => (
        <li key={action.label} className={spare.includes(action) ? 'spare' : undefined}>
          <Link link={action.link}>{action.label}</Link>
        </li>
      ))}
    </ul>
    <p className="s">{note}</p>
  </div>
);

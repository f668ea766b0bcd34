import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export interface AccordionItem {
  readonly title: string;
  readonly content: ReactNode;
}

const line = 'linear-gradient(currentColor,currentColor) center/';

const style = css({
  '& details': {
    borderTop: 'var(--hair) solid var(--line)',
    '&:last-of-type': { borderBottom: 'var(--hair) solid var(--line)' },
  },
  '& summary': {
    cursor: 'pointer',
    listStyle: 'none',
    display: 'flex',
    justifyContent: 'space-between',
    gap: '2rem',
    alignItems: 'center',
    padding: '1.1rem 0',
    minHeight: 64,
    fontSize: 'var(--t-1)',
    letterSpacing: 'var(--track-1)',
    lineHeight: 1.25,
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: 'var(--accent)' },
  },
  '& summary h3': { font: 'inherit', letterSpacing: 'inherit', minWidth: 0 },
  '& summary i': {
    flex: 'none',
    width: 17,
    height: 17,
    // Drawn as a background, which forced colours would remove.
    forcedColorAdjust: 'preserve-parent-color',
    background: `${line}100% 1.5px no-repeat,${line}1.5px 100% no-repeat`,
  },
  '& details[open] summary i': { background: `${line}100% 1.5px no-repeat` },
  // A closed item has no fixed height: on paper it is as high as its text.
  '@media print': {
    '& details::details-content': {
      contentVisibility: 'visible',
      display: 'block',
      blockSize: 'auto',
      overflow: 'visible',
    },
  },
});

/** Collapsible items without a script. Of the items that share a name, only one is open at a time. */
export const Accordion = ({
  name,
  items,
  first = 'closed',
}: {
  name: string;
  items: readonly AccordionItem[];
  /** Whether the first item is open at first. */
  first?: 'open' | 'closed';
}) => (
  <div css={style}>
    {items.map(({ title, content }, index) => (
      <details key={title} name={name} open={first === 'open' && index === 0}>
        <summary>
          <h3>{title}</h3>
          <i aria-hidden="true" />
        </summary>
        {content}
      </details>
    ))}
  </div>
);

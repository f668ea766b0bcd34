import { css, Global } from '@emotion/react';

/** What words of the page mean. */
export interface GlossaryPopoverProps {
  readonly id: string;
  readonly text: string;
}

const style = css({
  'button.term': {
    minHeight: 0,
    letterSpacing: 'inherit',
    textAlign: 'inherit',
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '.25em',
    cursor: 'help',
    '@media print': { textDecoration: 'none' },
  },
  // In the middle of the window; a script puts it beside its words.
  '.tip': {
    margin: 'auto',
    maxWidth: 'min(26rem,100vw - 2rem)',
    padding: '.9rem 1.1rem',
    border: 'var(--hair) solid var(--ink)',
    background: 'var(--page)',
    color: 'var(--ink)',
  },
  '[data-placed] .tip': { position: 'absolute', margin: 0 },
});

/** What is explained on a page, each once however often its words stand there. Closed until it is asked for. */
export const GlossaryPopovers = ({ items }: { items: readonly GlossaryPopoverProps[] }) => (
  <div data-does="terms">
    <Global styles={style} />
    {items.map(({ id, text }) => (
      <p key={id} id={id} className="tip s" popover="auto" role="tooltip">
        {text}
      </p>
    ))}
  </div>
);

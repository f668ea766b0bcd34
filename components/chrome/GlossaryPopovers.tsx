import { css, Global } from '@emotion/react';

/** The glossary terms that a page uses. */
export interface GlossaryPopoverProps {
  readonly id: string;
  readonly text: string;
}

const style = css({
  'button.term': {
    // A term can be a whole item of a list (WCAG 2.2, 2.5.8).
    minHeight: 24,
    letterSpacing: 'inherit',
    textAlign: 'inherit',
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '.25em',
    cursor: 'help',
    '@media print': { textDecoration: 'none' },
  },
  // Centred in the window; a script places it beside its term.
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

/**
 * The popovers of the glossary terms on a page, one for each term, however often it occurs. They are closed at first.
 */
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

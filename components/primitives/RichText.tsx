import { createElement, Fragment, type ReactNode } from 'react';
import type { Rich, RichPart } from '../props.ts';
import { Link } from './Link.tsx';

/**
 * Text with links and emphasis. The order of the parts never changes, so they are passed as separate children and need
 * no keys.
 */
export const RichText = ({ of }: { of: Rich }): ReactNode => createElement(Fragment, null, ...of.map(part));

const ELEMENTS = { stress: 'em', strong: 'strong', code: 'code' } as const;

const part = (item: RichPart): ReactNode => {
  if (typeof item === 'string') return item;
  const words = <RichText of={item.parts} />;
  if (item.kind === 'term') return <Term id={item.id}>{words}</Term>;
  return item.kind === 'link' ? <Link link={item.link}>{words}</Link> : createElement(ELEMENTS[item.kind], null, words);
};

/**
 * A glossary term, whose popover opens over the page. The browser opens it without a script, and screen readers read it
 * with the term. The styles are in GlossaryPopovers, because islands have no styles of their own.
 */
const Term = ({ id, children }: { id: string; children: ReactNode }) => (
  <button type="button" className="plain term" popoverTarget={id} aria-describedby={id}>
    {children}
  </button>
);

/** A paragraph of text; nothing if there is no text. */
export const Paragraph = ({ of, className }: { of?: Rich; className?: string }): ReactNode =>
  of && (
    <p className={className}>
      <RichText of={of} />
    </p>
  );

/** Paragraphs of text. */
export const Paragraphs = ({ of, className }: { of: readonly Rich[]; className?: string }): ReactNode =>
  createElement('div', { className }, ...of.map((words) => createElement(Paragraph, { of: words })));

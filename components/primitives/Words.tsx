import { createElement, Fragment, type ReactNode } from 'react';
import type { Rich, RichPart } from '../props.ts';
import { Link } from './Link.tsx';

/** Words with links and stressed parts. Their order never changes, so they are children of their own and need no keys. */
export const Words = ({ of }: { of: Rich }): ReactNode => createElement(Fragment, null, ...of.map(part));

const MARKS = { stress: 'em', strong: 'strong', code: 'code' } as const;

const part = (item: RichPart): ReactNode => {
  if (typeof item === 'string') return item;
  const words = <Words of={item.parts} />;
  return item.kind === 'link' ? <Link link={item.link}>{words}</Link> : createElement(MARKS[item.kind], null, words);
};

/** One paragraph after another. */
export const Paragraphs = ({ of, className }: { of: readonly Rich[]; className?: string }): ReactNode =>
  createElement('div', { className }, ...of.map(paragraph));

const paragraph = (words: Rich): ReactNode => (
  <p>
    <Words of={words} />
  </p>
);

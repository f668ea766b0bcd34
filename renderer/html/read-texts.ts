import type { Attributes } from './read/accessible-names.ts';
/** A text of a finished page, for readers, screen readers or search engines. */
export interface PageText {
  readonly kind: 'text' | 'attribute' | 'data';
  readonly text: string;
  /** The element, the element and its attribute, or the property: 'p', 'img alt', 'data description'. */
  readonly by: string;
}

/** Inline elements; every other element ends one text and begins another. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
/** Attributes whose values visitors see or hear. */
export const TEXT_ATTRIBUTES = ['alt', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder'];
const WORD_END = /[\p{L}\p{N}.!?:;)\]”’%]$/u;
const WORD_START = /^[\p{L}\p{N}£([“]/u;
const DATA = 'script application/ld+json';

/** Collects the texts of a page during parsing. */
export function textReader() {
  const texts: PageText[] = [];
  const data: string[] = [];
  const open: string[] = [];
  let words = '';
  let parted = false;

  const blockName = () => open.findLast((name) => !INLINE.has(name)) ?? 'body';
  const finish = () => {
    const text = words.replace(/[ \t\n\f\r]+/g, ' ').trim();
    if (text !== '') texts.push({ kind: 'text', text, by: blockName() });
    words = '';
  };
  const atTag = (name: string) => {
    parted = true;
    if (!INLINE.has(name)) finish();
  };
  const add = (text: string | undefined, by: string) => {
    if (text !== undefined && text.trim() !== '') texts.push({ kind: 'attribute', text, by });
  };
  return {
    texts,
    data,
    opened(name: string, attributes: Attributes) {
      atTag(name);
      open.push(name === 'script' ? `script ${attributes.type}` : name);
      for (const attribute of TEXT_ATTRIBUTES)
        if (attributes[attribute] !== undefined) add(attributes[attribute], `${name} ${attribute}`);
      const key = attributes.name ?? attributes.property;
      if (name === 'meta' && key !== undefined) add(attributes.content, `meta ${key}`);
      if (name === 'a' && attributes.href?.startsWith('mailto:')) add(subjectOf(attributes.href), 'a mailto');
    },
    readText(text: string) {
      const within = open.at(-1) ?? '';
      if (within === DATA) data.push(text);
      if (within === 'style' || within.startsWith('script ')) return;
      // Adjacent words of two inline elements are separate words.
      if (parted && WORD_END.test(words) && WORD_START.test(text)) words += ' ';
      words += text;
      parted = false;
    },
    closed(name: string) {
      atTag(name);
      open.pop();
    },
  };
}

/** RFC 6068 §2. */
const subjectOf = (href: string): string | undefined =>
  new URLSearchParams(href.slice(href.indexOf('?') + 1).replaceAll('+', '%2B')).get('subject') ?? undefined;

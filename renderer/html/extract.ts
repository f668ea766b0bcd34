import { Parser } from 'htmlparser2';
import { amountsIn, type WrittenAmount } from '../facts/amounts.ts';
import { normalise } from '../facts/normalise.ts';
import { nameCollector, type PageElement } from './read/accessible-names.ts';
import { type DataFacts, readData } from './read/data.ts';
import { type Structure, structureOf } from './read/structure.ts';
import { type Inline, inlineReader } from './read-inline.ts';
import { linksOf, type PageLink } from './read-links.ts';
import { type PageText, textReader } from './read-texts.ts';

export type { Control, Heading, Landmark } from './read/structure.ts';
export type { PageLink } from './read-links.ts';

/** Something from another server that the page makes a browser fetch before its visitor does anything. */
export interface Fetched extends PageLink {
  /** The element as it is written, without its content. */
  readonly element: string;
}

/** A picture as the page asks for it. */
export interface PageImage {
  readonly src: string;
  /** Missing where there is no such attribute; empty for an ornament. */
  readonly alt?: string | undefined;
  readonly width?: string | undefined;
  readonly height?: string | undefined;
}

/** What a rendered page refers to, and what can be referred to on it; what it says, and what is in it. */
export interface PageFacts extends Structure, DataFacts {
  readonly links: readonly PageLink[];
  /** How many of them stand in the head. */
  readonly headLinks: number;
  readonly ids: readonly string[];
  readonly fetched: readonly Fetched[];
  readonly images: readonly PageImage[];
  /** What it says, in its order. */
  readonly texts: readonly PageText[];
  /** The amounts of money in its words. */
  readonly amounts: readonly Pick<WrittenAmount, 'pence' | 'from'>[];
  /** What runs and applies in it. */
  readonly inline: readonly Inline[];
  /** What it names as its content security policy. */
  readonly policyText?: string | undefined;
}

/** What a page says to its readers, a line for each block. */
export const wordsOf = ({ texts }: Pick<PageFacts, 'texts'>): string =>
  texts.flatMap(({ kind, text, by }) => (kind === 'text' && by !== 'title' ? [text] : [])).join('\n');

/** Relations of a link that make a browser fetch, or call at a server. */
const FETCHING =
  /\b(?:stylesheet|preconnect|dns-prefetch|(?:module)?preload|prefetch|prerender|icon|apple-touch-icon|manifest)\b/;

/** Elements whose address is asked for only when their visitor does something, or by other programs. */
const WAITING: ReadonlySet<string> = new Set(['a', 'area', 'form', 'meta']);

const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:)?\/\//i;

type Attributes = Readonly<Record<string, string>>;

/** Reads a finished page once, whatever made it. Linear in its length. */
export function extract(html: string): PageFacts {
  const links: PageLink[] = [];
  let headLinks = 0;
  const fetched: Fetched[] = [];
  const images: PageImage[] = [];
  const ids: string[] = [];
  const reader = textReader();
  const running = inlineReader();
  const names = nameCollector();
  const open: PageElement[] = [];
  const inert = () => open.some(({ name }) => name === 'template');
  const parser = new Parser({
    onopentag(name, attributes) {
      reader.opened(name, attributes);
      running.opened(name, attributes);
      if (attributes.id !== undefined) ids.push(attributes.id);
      if (name === 'img') images.push(imageOf(attributes));
      for (const link of linksOf(name, attributes)) {
        links.push(link);
        if (ELSEWHERE.test(link.href) && isFetched(name, attributes) && !inert())
          fetched.push({ ...link, element: shown(name, attributes) });
      }
      open.push(names.open(name, attributes, open.at(-1)));
    },
    ontext(text) {
      reader.said(text);
      running.said(text);
      names.say(text, open.at(-1));
    },
    onclosetag(name) {
      if (name === 'head') headLinks = links.length;
      reader.closed(name);
      running.closed();
      names.close(open.pop());
    },
  });
  parser.end(html);
  const { texts } = reader;
  const amounts = amountsIn(normalise(wordsOf({ texts }))).map(({ pence, from }) => ({ pence, from }));
  return {
    links,
    headLinks,
    ids,
    fetched,
    images,
    ...structureOf(names.end()),
    ...readData(reader.data),
    texts,
    amounts,
    inline: running.inline,
    policyText: running.policy(),
  };
}

const isFetched = (name: string, { rel = '' }: Attributes): boolean =>
  name === 'link' ? FETCHING.test(rel) : !WAITING.has(name);

const imageOf = ({ src = '', alt, width, height }: Attributes): PageImage => ({ src, alt, width, height });

const shown = (name: string, attributes: Attributes): string =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${value}"`)].join(' ')}>`;

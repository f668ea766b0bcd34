import { Parser } from 'htmlparser2';
import { listen, type PageElement } from './read/spoken.ts';
import { type Structure, structureOf } from './read/structure.ts';
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
export interface PagePicture {
  readonly src: string;
  /** Missing where there is no such attribute; empty for an ornament. */
  readonly alt?: string | undefined;
  readonly width?: string | undefined;
  readonly height?: string | undefined;
}

/** What a rendered page refers to, and what can be referred to on it; what it says, and what is in it. */
export interface PageFacts extends Structure {
  readonly links: readonly PageLink[];
  readonly ids: readonly string[];
  readonly fetched: readonly Fetched[];
  readonly pictures: readonly PagePicture[];
  /** What it says, in its order. */
  readonly texts: readonly PageText[];
}

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
  const fetched: Fetched[] = [];
  const pictures: PagePicture[] = [];
  const ids: string[] = [];
  const reader = textReader();
  const heard = listen();
  const open: PageElement[] = [];
  const inert = () => open.some(({ name }) => name === 'template');
  const parser = new Parser({
    onopentag(name, attributes) {
      reader.opened(name, attributes);
      if (attributes.id !== undefined) ids.push(attributes.id);
      if (name === 'img') pictures.push(pictureOf(attributes));
      for (const link of linksOf(name, attributes)) {
        links.push(link);
        if (ELSEWHERE.test(link.href) && isFetched(name, attributes) && !inert())
          fetched.push({ ...link, element: shown(name, attributes) });
      }
      open.push(heard.open(name, attributes, open.at(-1)));
    },
    ontext(text) {
      reader.said(text);
      heard.say(text, open.at(-1));
    },
    onclosetag(name) {
      reader.closed(name);
      heard.close(open.pop());
    },
  });
  parser.end(html);
  return { links, ids, fetched, pictures, ...structureOf(heard.end()), texts: reader.texts };
}

const isFetched = (name: string, { rel = '' }: Attributes): boolean =>
  name === 'link' ? FETCHING.test(rel) : !WAITING.has(name);

const pictureOf = ({ src = '', alt, width, height }: Attributes): PagePicture => ({ src, alt, width, height });

const shown = (name: string, attributes: Attributes): string =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${value}"`)].join(' ')}>`;

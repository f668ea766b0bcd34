import { Parser } from 'htmlparser2';
import { amountsIn, type WrittenAmount } from '../facts/amounts.ts';
import { normalise } from '../facts/normalise.ts';
import { type Attributes, nameCollector, type PageElement } from './read/accessible-names.ts';
import { type DataFacts, readData } from './read/data.ts';
import { type Structure, structureOf } from './read/structure.ts';
import { type Inline, inlineReader } from './read-inline.ts';
import { linksOf, type PageLink } from './read-links.ts';
import { type PageText, textReader } from './read-texts.ts';

export type { Control, Heading, Landmark } from './read/structure.ts';
export type { PageLink } from './read-links.ts';

/** A resource of a third party that the page loads before the visitor interacts with it. */
export interface FetchedResource extends PageLink {
  /** The opening tag of the element, without its content. */
  readonly element: string;
}

/** An image as it appears on the page. */
interface PageImage {
  readonly src: string;
  /** Missing if the attribute does not exist; empty for a decorative image. */
  readonly alt?: string | undefined;
  readonly width?: string | undefined;
  readonly height?: string | undefined;
}

/** The links, ids, texts and inline code of a rendered page. */
export interface PageFacts extends Structure, DataFacts {
  readonly links: readonly PageLink[];
  /** The number of links in the head. */
  readonly headLinks: number;
  readonly ids: readonly string[];
  readonly fetched: readonly FetchedResource[];
  readonly images: readonly PageImage[];
  /** The texts of the page, in document order. */
  readonly texts: readonly PageText[];
  /** The amounts of money in the text. */
  readonly amounts: readonly Pick<WrittenAmount, 'pence' | 'from'>[];
  /** The inline scripts and styles. */
  readonly inline: readonly Inline[];
  /** The content security policy that the page declares. */
  readonly policyText?: string | undefined;
}

/** Returns the visible text of a page, one line per block. */
export const wordsOf = ({ texts }: Pick<PageFacts, 'texts'>): string =>
  texts.flatMap(({ kind, text, by }) => (kind === 'text' && by !== 'title' ? [text] : [])).join('\n');

/** Link relations that make the browser fetch a resource or connect to a server. */
const FETCHING =
  /\b(?:stylesheet|preconnect|dns-prefetch|(?:module)?preload|prefetch|prerender|icon|apple-touch-icon|manifest)\b/;

/** Elements whose address is requested only after an interaction, or by other programs. */
const WAITING: ReadonlySet<string> = new Set(['a', 'area', 'form', 'meta']);

const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:)?\/\//i;

/** Reads any finished page in one pass, in linear time. */
export function extract(html: string): PageFacts {
  const links: PageLink[] = [];
  let headLinks = 0;
  const fetched: FetchedResource[] = [];
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
      reader.readText(text);
      running.readText(text);
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

import { digest } from '../../core/digest.ts';
import type { PageFacts } from '../extract.ts';
import type { PageReading } from '../read-page.ts';

/** A rendered page without its scripts, and the data read from it. */
interface RenderedHtml {
  /** The digest of everything that the page is made from. */
  readonly key: string;
  readonly html: string;
  readonly reading: PageReading;
}

/** The same, decoded. */
export interface DecodedPage extends Omit<RenderedHtml, 'html'> {
  /** Returns `undefined` if the bytes differ from those that were encoded. */
  readonly html: () => Promise<string | undefined>;
}

/** Some pages as bytes, for the cache and for passing them between threads. Most runs parse no HTML. */
export interface EncodedPages {
  readonly index: Uint8Array;
  readonly html: Uint8Array;
}

/**
 * Tables of shared data. About 80 % of the texts on a page appear on every page, so a page stores only their indexes.
 */
type Lists = Omit<PageFacts, 'headLinks' | 'policyText'>;
type OfLists<T> = Readonly<Record<keyof Lists, T>>;

interface Index {
  readonly tables: Lists;
  readonly pages: readonly IndexedPage[];
}

interface IndexedPage extends Omit<PageReading, 'facts'> {
  readonly key: string;
  readonly headLinks: number;
  readonly numbers: OfLists<readonly number[]>;
  /** The end of its HTML, which begins at the end of the previous page's HTML. */
  readonly end: number;
  readonly hash: string;
}

const eachList = <T>(make: (name: keyof Lists) => T): OfLists<T> => ({
  links: make('links'),
  ids: make('ids'),
  fetched: make('fetched'),
  images: make('images'),
  texts: make('texts'),
  headings: make('headings'),
  landmarks: make('landmarks'),
  controls: make('controls'),
  amounts: make('amounts'),
  dataTexts: make('dataTexts'),
  dataLinks: make('dataLinks'),
  dataProblems: make('dataProblems'),
  offers: make('offers'),
  openings: make('openings'),
  inline: make('inline'),
});

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export function encodePages(pages: readonly RenderedHtml[]): EncodedPages {
  const tables = eachList(() => table());
  const htmls = pages.map(({ html }) => encoder.encode(html));
  let end = 0;
  const indexed = pages.map(({ key, reading: { facts, ...rest } }, order): IndexedPage => {
    const html = htmls[order] ?? new Uint8Array();
    end += html.length;
    const numbers = eachList((name) => facts[name].map((item) => tables[name].numberOf(item)));
    return { key, ...rest, headLinks: facts.headLinks, numbers, end, hash: digest(html) };
  });
  const written = Object.entries(tables).map(([name, { items }]) => `"${name}":[${items().join()}]`);
  const index = encoder.encode(`{"tables":{${written.join()}},"pages":${JSON.stringify(indexed)}}`);
  const head = encoder.encode(`${digest(index)} ${index.length} ${end}\n`);
  return { index: Buffer.concat([head, index]), html: Buffer.concat(htmls) };
}

/** Assigns an index to each value; equal values share one. */
function table() {
  const numbers = new Map<string, number>();
  return {
    numberOf(item: unknown): number {
      const text = JSON.stringify(item);
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    },
    /** Each as JSON. */
    items: () => [...numbers.keys()],
  };
}

const HEAD = /^([0-9a-f]+) (\d+) (\d+)\n/;
const MAX_HEAD_LENGTH = 64;

/** Decodes consecutive blocks of encoded pages, and skips those that are truncated or damaged. */
export function* decodePages(indexes: Uint8Array, htmls: () => Promise<Uint8Array>): Generator<DecodedPage> {
  let before = 0;
  for (let at = 0; at < indexes.length; ) {
    const [head, hash, size, length] = HEAD.exec(decoder.decode(indexes.subarray(at, at + MAX_HEAD_LENGTH))) ?? [];
    if (head === undefined) return;
    const start = at + head.length;
    at = start + Number(size);
    const base = before;
    before += Number(length);
    const index = indexes.subarray(start, at);
    const slice = async (from: number, to: number) => (await htmls()).subarray(base + from, base + to);
    if (digest(index) === hash) yield* decoded(decoder.decode(index), slice);
  }
}

type Slice = (from: number, to: number) => Promise<Uint8Array>;

function* decoded(json: string, slice: Slice): Generator<DecodedPage> {
  const { tables, pages }: Index = JSON.parse(json);
  let from = 0;
  for (const { key, headLinks, numbers, end, hash, ...rest } of pages) {
    const start = from;
    from = end;
    const html = async () => {
      const bytes = await slice(start, end);
      return digest(bytes) === hash ? decoder.decode(bytes) : undefined;
    };
    const facts: PageFacts = {
      headLinks,
      links: listed(tables.links, numbers.links),
      ids: listed(tables.ids, numbers.ids),
      fetched: listed(tables.fetched, numbers.fetched),
      images: listed(tables.images, numbers.images),
      texts: listed(tables.texts, numbers.texts),
      headings: listed(tables.headings, numbers.headings),
      landmarks: listed(tables.landmarks, numbers.landmarks),
      controls: listed(tables.controls, numbers.controls),
      amounts: listed(tables.amounts, numbers.amounts),
      dataTexts: listed(tables.dataTexts, numbers.dataTexts),
      dataLinks: listed(tables.dataLinks, numbers.dataLinks),
      dataProblems: listed(tables.dataProblems, numbers.dataProblems),
      offers: listed(tables.offers, numbers.offers),
      openings: listed(tables.openings, numbers.openings),
      inline: listed(tables.inline, numbers.inline),
    };
    yield { key, reading: { facts, ...rest }, html };
  }
}

function listed<T>(items: readonly T[], numbers: readonly number[]): readonly T[] {
  const list: T[] = [];
  for (const number of numbers) {
    const item = items[number];
    if (item !== undefined) list.push(item);
  }
  // The copy has no spare capacity, which would take a third of the memory of all lists.
  return list.slice();
}

import type { Cache } from '../../core/cache.ts';
import { digest } from '../../core/digest.ts';
import type { Io } from '../../core/io.ts';
import { lazy } from '../../core/lazy.ts';
import { type DecodedPage, decodePages, type EncodedPages, encodePages } from './encoded-pages.ts';

/**
 * Rendered pages are cached in a few shards. Reading thousands of small files would take longer than rendering the
 * pages, and with a single file, a change of one page would rewrite all of them.
 */
export interface CacheShard {
  /** The pages by their keys. */
  readonly pages: ReadonlyMap<string, DecodedPage>;
  /** The concatenated indexes of its batches. Their HTML is concatenated in a second file, which is read on demand. */
  readonly index: Uint8Array;
  readonly html: () => Promise<Uint8Array>;
}

const SHARDS = 16;

/** Returns the shard of a page, which is the same in every run. */
export const shardOf = (route: string): number => Number.parseInt(digest(route).slice(0, 8), 16) % SHARDS;

const nameOf = (shard: number): string => `pages-${shard}`;
const htmlNameOf = (shard: number): string => `${nameOf(shard)}.html`;

const shardFrom = (index: Uint8Array, html: CacheShard['html']): CacheShard => ({
  // The newest batch comes first, and the last entry of a map wins.
  pages: new Map([...decodePages(index, html)].map((page) => [page.key, page] as const).reverse()),
  index,
  html,
});

/**
 * A shard begins with the identity of the program that wrote it, because another version may encode pages differently.
 */
const labelOf = (program: string): Buffer => Buffer.from(`${program}\n`);
const NOTHING = new Uint8Array();

/** Reads the cached pages of earlier runs, shard by shard. Without a program identity, nothing is cached. */
export const readPageCache = ({ cache, program }: Pick<Io, 'cache' | 'program'>): Promise<readonly CacheShard[]> =>
  Promise.all(
    Array.from({ length: SHARDS }, async (_, shard) => {
      const label = labelOf(program ?? '');
      const bytes = program === undefined ? undefined : await cache.get(nameOf(shard));
      const fits = bytes !== undefined && label.equals(bytes.subarray(0, label.length));
      if (!fits) return shardFrom(NOTHING, async () => NOTHING);
      const html = lazy(async () => (await cache.get(htmlNameOf(shard))) ?? NOTHING);
      return shardFrom(bytes.subarray(label.length), html);
    }),
  );

/** Encoded pages, and their number. */
export interface EncodedBatch extends EncodedPages {
  readonly pages: number;
}

/** The changes to one shard in a run. */
export interface ShardUpdate {
  readonly shard: number;
  readonly before: CacheShard;
  /** The newly rendered batches. */
  readonly made: readonly EncodedBatch[];
  /** The keys of all its pages that the site uses now. */
  readonly used: ReadonlySet<string>;
  readonly program: string;
}

/**
 * Adds newly rendered pages to a shard. Unused pages remain for a while, because the next run may need them again. If
 * at least half of the pages of a shard are unused, they are removed.
 */
export async function writeShard({ shard, before, made, used, program }: ShardUpdate, cache: Cache): Promise<void> {
  const whole: EncodedPages = {
    index: Buffer.concat([...made.map(({ index }) => index), before.index]),
    html: Buffer.concat([...made.map(({ html }) => html), await before.html()]),
  };
  const count = before.pages.size + made.reduce((sum, { pages }) => sum + pages, 0);
  const { index, html } = count > 2 * used.size ? await cleared(whole, used) : whole;
  // A run that reads an old and a new file detects the mismatch and renders the pages again.
  await cache.set(htmlNameOf(shard), html);
  await cache.set(nameOf(shard), Buffer.concat([labelOf(program), index]));
}

async function cleared({ index, html }: EncodedPages, used: ReadonlySet<string>): Promise<EncodedPages> {
  const { pages } = shardFrom(index, async () => html);
  const usedPages = [...pages.values()].filter(({ key }) => used.has(key));
  const whole = await Promise.all(usedPages.map(async (page) => ({ ...page, html: await page.html() })));
  return encodePages(whole.flatMap(({ html: text, ...page }) => (text === undefined ? [] : [{ ...page, html: text }])));
}

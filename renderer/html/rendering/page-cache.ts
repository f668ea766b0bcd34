import { digest } from '../../core/digest.ts';
import type { Io } from '../../core/io.ts';
import { lazy } from '../../core/lazy.ts';
import { type DecodedPage, decodePages, type EncodedPages, encodePages } from './encoded-pages.ts';

/**
 * Rendered pages are cached in a few shards. Reading thousands of small files would take longer than rendering the
 * pages, and with a single file, a change of one page would rewrite all of them.
 */
export interface CacheShard {
  /** The pages by their keys. Their HTML is in a second file, which is read on demand. */
  readonly pages: ReadonlyMap<string, DecodedPage>;
}

const SHARDS = 16;

/** Returns the shard of a page, which is the same in every run. */
export const shardOf = (route: string): number => Number.parseInt(digest(route).slice(0, 8), 16) % SHARDS;

const nameOf = (shard: number): string => `pages-${shard}`;
const htmlNameOf = (shard: number): string => `${nameOf(shard)}.html`;

/**
 * A shard begins with the identity of the program that wrote it, because another version may encode pages differently.
 */
const labelOf = (program: string): Buffer => Buffer.from(`${program}\n`);
const NOTHING = new Uint8Array();

type ShardIo = Pick<Io, 'cache' | 'program'>;

/** Returns the concatenated indexes of the batches in a shard. */
async function readIndex(shard: number, { cache, program }: ShardIo): Promise<Uint8Array> {
  if (program === undefined) return NOTHING;
  const label = labelOf(program);
  const bytes = await cache.get(nameOf(shard));
  return bytes !== undefined && label.equals(bytes.subarray(0, label.length)) ? bytes.subarray(label.length) : NOTHING;
}

const readHtml = async (shard: number, { cache }: ShardIo): Promise<Uint8Array> =>
  (await cache.get(htmlNameOf(shard))) ?? NOTHING;

const shardFrom = (index: Uint8Array, html: () => Promise<Uint8Array>): CacheShard => ({
  // The newest batch comes first, and the last entry of a map wins.
  pages: new Map([...decodePages(index, html)].map((page) => [page.key, page] as const).reverse()),
});

const cachedShard = (index: Uint8Array, shard: number, io: ShardIo): CacheShard =>
  shardFrom(
    index,
    lazy(() => readHtml(shard, io)),
  );

/** Reads the cached pages of earlier runs, shard by shard. Without a program identity, nothing is cached. */
export const readPageCache = (io: ShardIo): Promise<readonly CacheShard[]> =>
  Promise.all(Array.from({ length: SHARDS }, async (_, shard) => cachedShard(await readIndex(shard, io), shard, io)));

/** Encoded pages, and their number. */
export interface EncodedBatch extends EncodedPages {
  readonly pages: number;
}

/** The changes to one shard in a run. */
interface ShardUpdate {
  readonly shard: number;
  readonly before: CacheShard;
  /** The newly rendered batches. */
  readonly made: readonly EncodedBatch[];
  /** The keys of all its pages that the site uses now. */
  readonly used: ReadonlySet<string>;
}

/**
 * Adds newly rendered pages to a shard, and returns it. Unused pages remain for a while, because the next run may need
 * them again. If at least half of the pages of a shard are unused, they are removed.
 *
 * The HTML of the returned pages is read from the cache. If it could not be written, pages are rendered again on demand.
 */
export async function addToShard({ shard, before, made, used }: ShardUpdate, io: ShardIo): Promise<CacheShard> {
  const { cache, program } = io;
  const oldIndex = await readIndex(shard, io);
  // The HTML of another program has no index here, and is replaced.
  const oldHtml = oldIndex.length > 0 ? await readHtml(shard, io) : NOTHING;
  const whole = {
    index: Buffer.concat([...made.map(({ index }) => index), oldIndex]),
    html: Buffer.concat([...made.map(({ html }) => html), oldHtml]),
  };
  if (program === undefined) return shardFrom(whole.index, async () => whole.html);
  const count = before.pages.size + made.reduce((sum, { pages }) => sum + pages, 0);
  const stored = count > 2 * used.size ? await cleared(whole, used) : whole;
  // A run that reads an old and a new file detects the mismatch and renders the pages again.
  await cache.set(htmlNameOf(shard), stored.html);
  await cache.set(nameOf(shard), Buffer.concat([labelOf(program), stored.index]));
  return cachedShard(stored.index, shard, io);
}

async function cleared({ index, html }: EncodedPages, used: ReadonlySet<string>): Promise<EncodedPages> {
  const { pages } = shardFrom(index, async () => html);
  const usedPages = [...pages.values()].filter(({ key }) => used.has(key));
  const whole = await Promise.all(usedPages.map(async (page) => ({ ...page, html: await page.html() })));
  return encodePages(whole.flatMap(({ html: text, ...page }) => (text === undefined ? [] : [{ ...page, html: text }])));
}

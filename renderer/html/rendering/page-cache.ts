import type { Cache } from '../../core/cache.ts';
import { digest } from '../../core/digest.ts';
import type { Io } from '../../core/io.ts';
import { lazy } from '../../core/lazy.ts';
import { type DecodedPage, decodePages, type EncodedPages, encodePages } from './encoded-pages.ts';

/**
 * Pages that were rendered in earlier runs are kept in a few shards: thousands of small files would take longer to read
 * than the pages to render, and in one file a change of one page would write all of them.
 */
export interface CacheShard {
  /** Pages by their keys. */
  readonly pages: ReadonlyMap<string, DecodedPage>;
  /** The indexes of its batches, one behind the other; so is their HTML, which is read when it is asked for. */
  readonly index: Uint8Array;
  readonly html: () => Promise<Uint8Array>;
}

const SHARDS = 16;

/** The shard of a page: the same in every run. */
export const shardOf = (route: string): number => Number.parseInt(digest(route).slice(0, 8), 16) % SHARDS;

const nameOf = (shard: number): string => `pages-${shard}`;
const htmlNameOf = (shard: number): string => `${nameOf(shard)}.html`;

const shardFrom = (index: Uint8Array, html: CacheShard['html']): CacheShard => ({
  // The newest batch stands first, and a later entry of a map wins.
  pages: new Map([...decodePages(index, html)].map((page) => [page.key, page] as const).reverse()),
  index,
  html,
});

/** A shard begins with the program that wrote it: another one encodes otherwise. */
const labelOf = (program: string): Buffer => Buffer.from(`${program}\n`);
const NOTHING = new Uint8Array();

/** What earlier runs left, shard by shard. Where there is no program, nothing is kept. */
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

/** Encoded pages, and how many they are. */
export interface EncodedBatch extends EncodedPages {
  readonly pages: number;
}

/** What becomes of one shard in a run. */
export interface ShardUpdate {
  readonly shard: number;
  readonly before: CacheShard;
  /** What was rendered. */
  readonly made: readonly EncodedBatch[];
  /** The keys of all its pages that the site has now. */
  readonly used: ReadonlySet<string>;
  readonly program: string;
}

/**
 * Adds what was rendered to its shard. What the site has no more stays for a while: the next run may be of the site as it
 * was. A shard that holds as much of that as of the others is cleared of it.
 */
export async function writeShard({ shard, before, made, used, program }: ShardUpdate, cache: Cache): Promise<void> {
  const whole: EncodedPages = {
    index: Buffer.concat([...made.map(({ index }) => index), before.index]),
    html: Buffer.concat([...made.map(({ html }) => html), await before.html()]),
  };
  const count = before.pages.size + made.reduce((sum, { pages }) => sum + pages, 0);
  const { index, html } = count > 2 * used.size ? await cleared(whole, used) : whole;
  // A run that reads one file of before and one of now finds that they do not fit, and renders again.
  await cache.set(htmlNameOf(shard), html);
  await cache.set(nameOf(shard), Buffer.concat([labelOf(program), index]));
}

async function cleared({ index, html }: EncodedPages, used: ReadonlySet<string>): Promise<EncodedPages> {
  const { pages } = shardFrom(index, async () => html);
  const kept = [...pages.values()].filter(({ key }) => used.has(key));
  const whole = await Promise.all(kept.map(async (page) => ({ ...page, html: await page.html() })));
  return encodePages(whole.flatMap(({ html: text, ...page }) => (text === undefined ? [] : [{ ...page, html: text }])));
}

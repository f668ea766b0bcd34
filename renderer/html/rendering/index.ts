import type { Cache } from '../../core/cache.ts';
import { settleAll } from '../../core/concurrency.ts';
import type { PageDraft } from '../draft-page.ts';
import { renderBatches } from './batches.ts';
import { type DecodedPage, decodePages, type EncodedPages } from './encoded-pages.ts';
import { draftKeys } from './keys.ts';
import { type CacheShard, type EncodedBatch, readPageCache, shardOf, writeShard } from './page-cache.ts';
import type { KeyedDraft } from './render-drafts.ts';
import type { RenderedPage, RenderInput } from './render-input.ts';
import type { RenderIo } from './worker-io.ts';

/**
 * Returns the page of each draft, from the cache if its key is there. Every page is decoded from bytes, so the result
 * is the same whether it was cached, rendered here or on another thread.
 */
export async function renderedPages(
  drafts: readonly PageDraft[],
  input: RenderInput,
  io: RenderIo,
): Promise<readonly RenderedPage[]> {
  const { cache, program } = io;
  const shards = input.pageCache ?? (await readPageCache(io));
  const keyOf = draftKeys(program ?? '');
  const placed = drafts.map((draft) => ({ draft, key: keyOf(draft), shard: shardOf(draft.route) }));
  const work = shards.map((before, shard) =>
    workOf(
      before,
      placed.filter((one) => one.shard === shard),
    ),
  );
  const made = await renderMissing(work, input, io);
  if (program !== undefined) await writeShards(work, made, { cache, program });
  const pages = work.map(({ before }, shard) => new Map([...before.pages, ...decoded(made[shard] ?? [])]));
  return placed.map(({ draft, key, shard }) => finished(draft, pages[shard]?.get(key)));
}

/** A cache shard, the keys in it that this run uses, and the drafts that it does not contain. */
interface ShardWork {
  readonly before: CacheShard;
  readonly used: ReadonlySet<string>;
  readonly missing: readonly KeyedDraft[];
}

/** Two addresses with the same content have the same key, so the page is rendered once. */
function workOf(before: CacheShard, drafts: readonly KeyedDraft[]): ShardWork {
  const byKey = new Map(drafts.map((one) => [one.key, one]));
  return {
    before,
    used: new Set(byKey.keys()),
    missing: [...byKey.values()].filter(({ key }) => !before.pages.has(key)),
  };
}

/** The size of a batch: small enough that no thread waits long for another at the end. */
const PAGES_A_BATCH = 25;

async function renderMissing(
  work: readonly ShardWork[],
  input: RenderInput,
  io: Pick<RenderIo, 'workers' | 'progress'>,
): Promise<readonly (readonly EncodedBatch[])[]> {
  const batches = work.flatMap(({ missing }, shard) =>
    Array.from({ length: Math.ceil(missing.length / PAGES_A_BATCH) }, (_, index) => ({
      shard,
      drafts: missing.slice(index * PAGES_A_BATCH, (index + 1) * PAGES_A_BATCH),
    })),
  );
  const rendered = await renderBatches(
    batches.map(({ drafts }) => drafts),
    input,
    io,
  );
  return work.map((_, at) =>
    batches.flatMap(({ shard, drafts }, index) => {
      const batch = rendered[index];
      return shard === at && batch ? [{ ...batch, pages: drafts.length }] : [];
    }),
  );
}

async function writeShards(
  work: readonly ShardWork[],
  made: readonly (readonly EncodedBatch[])[],
  { cache, program }: { readonly cache: Cache; readonly program: string },
): Promise<void> {
  await settleAll(
    work.map(async ({ before, used }, shard) => {
      const batches = made[shard] ?? [];
      if (batches.length > 0) await writeShard({ shard, before, made: batches, used, program }, cache);
    }),
  );
}

const decoded = (batches: readonly EncodedPages[]) =>
  batches.flatMap(({ index, html }) =>
    [...decodePages(index, async () => html)].map((page) => [page.key, page] as const),
  );

function finished(draft: PageDraft, page: DecodedPage | undefined): RenderedPage {
  if (!page) throw new Error(`The page ${draft.route} was not rendered.`);
  const { key, reading, html } = page;
  const { route, file, title } = draft;
  // Renders the page again if its cached HTML is damaged.
  const again = async () => (await import('../render-page.tsx')).renderPage(draft);
  return { route, file, title, key, reading, html: async () => (await html()) ?? again() };
}

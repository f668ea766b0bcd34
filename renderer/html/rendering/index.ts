import type { PlannedPage } from '../../plan/page.ts';
import type { PageDraft } from '../draft-page.ts';
import { type RenderBatch, renderBatches } from './batches.ts';
import type { DecodedPage } from './encoded-pages.ts';
import { draftKeys } from './keys.ts';
import { addToShard, type CacheShard, type EncodedBatch, readPageCache, shardOf } from './page-cache.ts';
import type { KeyedDraft } from './render-drafts.ts';
import type { RenderedPage, RenderInput } from './render-input.ts';
import type { RenderIo } from './worker-io.ts';

/**
 * Returns every page of the plan, from the cache if the key of its draft is there. Every page is decoded from bytes, so
 * the result is the same whether it was cached, rendered here or on another thread.
 */
export async function renderedPages(
  draftOf: (page: PlannedPage) => PageDraft,
  input: RenderInput,
  io: RenderIo,
): Promise<readonly RenderedPage[]> {
  const shards = input.pageCache ?? (await readPageCache(io));
  const keyOf = draftKeys(io.program ?? '');
  const placed = input.planned.plan.pages.map((page): PlacedDraft => {
    const draft = draftOf(page);
    const { route, file, title } = draft;
    return { route, file, title, key: keyOf(draft), shard: shardOf(route), draft: () => draftOf(page) };
  });
  const pages = shards.map(({ pages }) => pages);
  const batches = shards.flatMap((before, shard) => {
    const drafts = placed.filter((one) => one.shard === shard);
    return batchesOf(shard, before, drafts, io, (made) => {
      pages[shard] = new Map([...before.pages, ...made.pages]);
    });
  });
  await renderBatches(batches, input, io);
  return placed.map((one) => finished(one, pages[one.shard]?.get(one.key)));
}

interface PlacedDraft extends KeyedDraft, Pick<PageDraft, 'file' | 'title'> {
  readonly shard: number;
}

/** The size of a batch: small enough that no thread waits long for another at the end. */
const PAGES_A_BATCH = 25;

/**
 * Returns the pages that a shard does not contain, in batches. Two addresses with the same content have the same key, so
 * the page is rendered once. When the last batch has been rendered, the shard is written.
 */
function batchesOf(
  shard: number,
  before: CacheShard,
  drafts: readonly KeyedDraft[],
  io: Pick<RenderIo, 'cache' | 'program'>,
  written: (shard: CacheShard) => void,
): readonly RenderBatch[] {
  const byKey = new Map(drafts.map((one) => [one.key, one]));
  const missing = [...byKey.values()].filter(({ key }) => !before.pages.has(key));
  const used = new Set(byKey.keys());
  const made: EncodedBatch[] = [];
  const count = Math.ceil(missing.length / PAGES_A_BATCH);
  return Array.from({ length: count }, (_, index) => {
    const batch = missing.slice(index * PAGES_A_BATCH, (index + 1) * PAGES_A_BATCH);
    return {
      drafts: batch,
      rendered: async (encoded) => {
        made.push({ ...encoded, pages: batch.length });
        // The bytes are removed from the list, because a large site has hundreds of megabytes of them.
        if (made.length === count) written(await addToShard({ shard, before, made: made.splice(0), used }, io));
      },
    };
  });
}

function finished({ route, file, title, draft }: PlacedDraft, page: DecodedPage | undefined): RenderedPage {
  if (!page) throw new Error(`The page ${route} was not rendered.`);
  const { key, reading, html } = page;
  // Renders the page again if its cached HTML is missing or damaged.
  const again = async () => (await import('../render-page.tsx')).renderPage(draft());
  return { route, file, title, key, reading, html: async () => (await html()) ?? again() };
}

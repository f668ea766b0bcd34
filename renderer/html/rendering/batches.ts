import type { EncodedPages } from './encoded-pages.ts';
import type { RenderSources } from './on-worker.ts';
import type { KeyedDraft } from './render-drafts.ts';
import type { RenderInput } from './render-input.ts';
import type { RenderIo, RenderWorker } from './worker-io.ts';

/** To start a thread takes as long as to render as many pages. */
const PAGES_A_WORKER = 150;

/** Renders pages in batches: on this thread, and on others where there is enough to do. */
export async function renderBatches(
  batches: readonly (readonly KeyedDraft[])[],
  input: RenderInput,
  { startWorker }: Pick<RenderIo, 'startWorker'>,
): Promise<readonly EncodedPages[]> {
  if (batches.length === 0) return [];
  const count = batches.reduce((sum, batch) => sum + batch.length, 0);
  const wanted = Math.min(input.jobs - 1, Math.floor(count / PAGES_A_WORKER));
  const workers = startWorker ? Array.from({ length: wanted }, () => startWorker(sourcesOf(input))) : [];
  try {
    return await shared(batches, workers);
  } finally {
    await Promise.all(workers.map((one) => one.end()));
  }
}

/** Each takes the next batch when it is done with one. A worker has two, so that it need not wait for this thread. */
async function shared(
  batches: readonly (readonly KeyedDraft[])[],
  workers: readonly RenderWorker[],
): Promise<readonly EncodedPages[]> {
  const done: EncodedPages[] = [];
  const queue = batches.entries();
  const take = async (render: (batch: readonly KeyedDraft[]) => Promise<EncodedPages>) => {
    for (const [index, batch] of queue) done[index] = await render(batch);
  };
  await Promise.all(
    [...workers, ...workers].map((worker) => take((batch) => worker.render(batch.map(named)))).concat(take(here)),
  );
  return done;
}

const named = ({ key, draft: { route } }: KeyedDraft) => ({ key, route });

async function here(batch: readonly KeyedDraft[]): Promise<EncodedPages> {
  const { renderDrafts } = await import('./render-drafts.ts');
  // Workers have asked for their next batch meanwhile: they come first.
  await new Promise((resolve) => setImmediate(resolve));
  return renderDrafts(batch);
}

/** Functions cannot be handed to another thread: it makes its own. */
const sourcesOf = ({ site, plainConfig, contentFiles, plan, fonts, cards }: RenderInput): RenderSources => ({
  site,
  plainConfig,
  pages: plan.pages,
  images: contentFiles.images,
  policies: new Map([...contentFiles.policies].map(([file, { blocks }]) => [file, { blocks }])),
  documents: new Map([...contentFiles.documents].map(([name, { pages, size }]) => [name, { pages, size }])),
  fonts,
  cards,
});

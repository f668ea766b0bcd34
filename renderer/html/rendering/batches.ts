import { mapConcurrently, settleAll } from '../../core/concurrency.ts';
import type { EncodedPages } from './encoded-pages.ts';
import type { RenderSources } from './on-worker.ts';
import type { KeyedDraft } from './render-drafts.ts';
import type { RenderInput } from './render-input.ts';
import type { RenderIo, RenderWorker, RenderWorkers } from './worker-io.ts';

/** Pages that are rendered together. */
export interface RenderBatch {
  readonly drafts: readonly KeyedDraft[];
  /** Receives the pages, so that this module does not keep them. */
  readonly rendered: (pages: EncodedPages) => Promise<void>;
}

/** Renders pages in batches, and uses worker threads if there are enough pages. */
export async function renderBatches(
  batches: readonly RenderBatch[],
  input: RenderInput,
  { workers, progress }: Pick<RenderIo, 'workers' | 'progress'>,
): Promise<void> {
  if (batches.length === 0) return;
  const count = batches.reduce((sum, { drafts }) => sum + drafts.length, 0);
  const started = workers ? startWorkers(workers, count, input) : [];
  try {
    let done = 0;
    await distribute(batches, started, (pages) => {
      done += pages;
      progress('Rendering pages', { done, of: count });
    });
  } finally {
    await settleAll(started.map((one) => one.end()));
  }
}

function startWorkers({ start, startCost }: RenderWorkers, pages: number, input: RenderInput): readonly RenderWorker[] {
  const wanted = Math.min(input.jobs - 1, Math.floor(pages / startCost));
  return Array.from({ length: wanted }, () => start(sourcesOf(input)));
}

type Render = (drafts: readonly KeyedDraft[]) => Promise<EncodedPages>;

/** Gives each batch to the next idle thread. A worker gets two batches at once, so that it never waits for this thread. */
async function distribute(
  batches: readonly RenderBatch[],
  workers: readonly RenderWorker[],
  done: (pages: number) => void,
): Promise<void> {
  const onWorkers = [...workers, ...workers].map(
    (worker): Render =>
      (drafts) =>
        worker.render(drafts.map(({ key, route }) => ({ key, route }))),
  );
  const idle = [...onWorkers, renderHere];
  await mapConcurrently(batches, idle.length, async ({ drafts, rendered }) => {
    const render = idle.shift() ?? renderHere;
    const pages = await render(drafts);
    idle.push(render);
    done(drafts.length);
    await rendered(pages);
  });
}

async function renderHere(drafts: readonly KeyedDraft[]): Promise<EncodedPages> {
  const { renderDrafts } = await import('./render-drafts.ts');
  // Lets the requests of the workers for their next batch run first.
  await new Promise((resolve) => setImmediate(resolve));
  return renderDrafts(drafts);
}

/** Functions cannot be passed to another thread, so each worker creates its own. */
const sourcesOf = ({
  planned: { site, plainConfig, contentFiles, plan },
  media: { fonts, cards, ownDesign },
}: RenderInput): RenderSources => ({
  site,
  plainConfig,
  pages: plan.pages,
  contentFiles: {
    images: contentFiles.images,
    policies: new Map([...contentFiles.policies].map(([file, { blocks }]) => [file, { blocks }])),
    documents: new Map([...contentFiles.documents].map(([name, { pages, size }]) => [name, { pages, size }])),
  },
  media: { fonts: { faces: fonts.faces }, cards: { paths: cards.paths }, ownDesign },
});

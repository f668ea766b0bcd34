import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EncodedPages } from '../renderer/html/rendering/encoded-pages.ts';
import type { RenderSources } from '../renderer/html/rendering/on-worker.ts';
import type { RenderWorker } from '../renderer/html/rendering/worker-io.ts';

interface Answer {
  readonly batch: number;
  readonly pages: EncodedPages;
}

/** Starts a thread that runs the same program. An error in the thread rejects the current render. */
export function startRenderWorker(engine: string, programFolder: string, sources: RenderSources): RenderWorker {
  const worker = new Worker(join(engine, 'cli', 'render-thread.mjs'), { workerData: { programFolder, sources } });
  const waiting = new Map<number, (pages: EncodedPages) => void>();
  let batches = 0;
  worker.on('message', ({ batch, pages }: Answer) => {
    waiting.get(batch)?.(pages);
    waiting.delete(batch);
  });
  const failure = new Promise<never>((_, reject) => worker.once('error', reject));
  // A thread that ends without an error leaves its batches unanswered.
  const exited = new Promise<never>((_, reject) =>
    worker.once('exit', () => reject(new Error('The render thread ended before it had rendered its pages.'))),
  );
  const ended = exited.catch(() => undefined);
  failure.catch(() => undefined);
  return {
    render: (pages) => {
      const batch = batches;
      batches += 1;
      worker.postMessage({ batch, pages });
      return Promise.race([failure, exited, new Promise<EncodedPages>((resolve) => waiting.set(batch, resolve))]);
    },
    end: async () => {
      worker.postMessage({});
      await ended;
    },
  };
}

import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EncodedPages } from '../renderer/html/rendering/encoded-pages.ts';
import type { RenderSources } from '../renderer/html/rendering/on-worker.ts';
import type { RenderWorker } from '../renderer/html/rendering/worker-io.ts';

interface Answer {
  readonly turn: number;
  readonly pages: EncodedPages;
}

/** Starts a thread that runs the same program. An error in the thread rejects the current render. */
export function startRenderWorker(engine: string, program: string, sources: RenderSources): RenderWorker {
  const worker = new Worker(join(engine, 'cli', 'render-thread.mjs'), { workerData: { program, sources } });
  const waiting = new Map<number, (pages: EncodedPages) => void>();
  let turns = 0;
  worker.on('message', ({ turn, pages }: Answer) => {
    waiting.get(turn)?.(pages);
    waiting.delete(turn);
  });
  const failure = new Promise<never>((_, reject) => worker.once('error', reject));
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  failure.catch(() => undefined);
  return {
    render: (wanted) => {
      const turn = turns;
      turns += 1;
      worker.postMessage({ turn, wanted });
      return Promise.race([failure, new Promise<EncodedPages>((resolve) => waiting.set(turn, resolve))]);
    },
    end: async () => {
      worker.postMessage({});
      await ended;
    },
  };
}

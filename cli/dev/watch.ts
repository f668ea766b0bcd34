import { setTimeout as wait } from 'node:timers/promises';

/** Editors write a file in several steps; what comes within this time is one change. */
const SETTLE_MS = 40;

/**
 * Calls `changed` after each change, one call at a time; it gives the paths to watch from then on.
 * Ends when it is stopped.
 */
export async function watchFiles(
  paths: readonly string[],
  stop: AbortSignal,
  changed: () => Promise<readonly string[]>,
): Promise<void> {
  const { watch } = await import('chokidar');
  const watcher = watch([...paths], { ignoreInitial: true, ignored: (path) => /node_modules|\.tmp$/.test(path) });
  const work = { wanted: false, running: false };
  const run = async () => {
    if (work.running) return;
    work.running = true;
    while (work.wanted && !stop.aborted) {
      await wait(SETTLE_MS);
      work.wanted = false;
      watcher.add([...(await changed())]);
    }
    work.running = false;
  };
  watcher.on('all', () => {
    work.wanted = true;
    void run();
  });
  await new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve()));
  await watcher.close();
}

import { setTimeout as wait } from 'node:timers/promises';

/** Editors write a file in several steps; what comes within this time is one change. */
const DEBOUNCE_MS = 40;

interface Watching {
  readonly paths: readonly string[];
  readonly stop: AbortSignal;
  /** Called once every change from then on is seen. */
  readonly ready: () => void;
  readonly changed: () => Promise<readonly string[]>;
}

/**
 * Calls `changed` after each change, one call at a time; it gives the paths to watch from then on.
 * Ends when it is stopped.
 */
export async function watchFiles({ paths, stop, ready, changed }: Watching): Promise<void> {
  const { watch } = await import('chokidar');
  const watcher = watch([...paths], {
    ignoreInitial: true,
    // A folder that goes away while the watcher is being closed is watched once more: that must not keep the program.
    persistent: false,
    ignored: (path) => /node_modules|\.tmp$/.test(path),
  });
  const work = { wanted: false, running: false };
  const run = async () => {
    if (work.running) return;
    work.running = true;
    while (work.wanted && !stop.aborted) {
      await wait(DEBOUNCE_MS);
      work.wanted = false;
      const next = await changed();
      // A watcher that is closed would open again, and the program would never end.
      if (!stop.aborted) watcher.add([...next]);
    }
    work.running = false;
  };
  watcher.on('all', () => {
    work.wanted = true;
    void run();
  });
  watcher.once('ready', ready);
  await new Promise<void>((resolve) => (stop.aborted ? resolve() : stop.addEventListener('abort', () => resolve())));
  await watcher.close();
}

import { setTimeout as wait } from 'node:timers/promises';

/**
 * Editors write a file in several steps; events within this time count as one change. chokidar drops further events of
 * a file for 50 ms after each one, so the files are read only after that time.
 */
const DEBOUNCE_MS = 60;

interface Watching {
  readonly paths: readonly string[];
  readonly stop: AbortSignal;
  /** Called when the watcher reports all further changes. */
  readonly ready: () => void;
  readonly changed: () => Promise<readonly string[]>;
}

/**
 * Calls `changed` after each change, one call at a time, and then watches the paths that it returns. Ends when `stop`
 * fires.
 */
export async function watchFiles({ paths, stop, ready, changed }: Watching): Promise<void> {
  const { watch } = await import('chokidar');
  const watcher = watch([...paths], {
    ignoreInitial: true,
    // If a folder disappears while the watcher closes, chokidar watches it once more, which must not keep the process
    // alive.
    persistent: false,
    ignored: (path) => /node_modules|\.tmp$/.test(path),
  });
  const work = { requested: false, running: false };
  const run = async () => {
    if (work.running) return;
    work.running = true;
    while (work.requested && !stop.aborted) {
      await wait(DEBOUNCE_MS);
      work.requested = false;
      const next = await changed();
      // `add` would reopen a closed watcher, and the process would never end.
      if (!stop.aborted) watcher.add([...next]);
    }
    work.running = false;
  };
  watcher.on('all', () => {
    work.requested = true;
    void run();
  });
  watcher.once('ready', ready);
  await new Promise<void>((resolve) => (stop.aborted ? resolve() : stop.addEventListener('abort', () => resolve())));
  await watcher.close();
}

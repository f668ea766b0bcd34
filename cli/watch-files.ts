import type { Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Editors write a file in several steps; events within this time count as one change. chokidar drops further events of
 * a file for 50 ms after each one, so the files are read only after that time.
 */
const DEBOUNCE_MS = 60;

/** The timestamps of the file system may lag behind the clock by this much. */
const CLOCK_MS = 10;

interface Watching {
  readonly stop: AbortSignal;
  /** Called when the watcher reports all further changes. */
  readonly ready: () => void;
  /** Reads the files. Returns the paths of the files and folders to watch. */
  readonly update: () => Promise<readonly string[]>;
}

/** Returns the config, the files that it imports, and everything in content/. */
export const filesOfSite = (config: string, imported: readonly string[]): readonly string[] => [
  config,
  ...imported,
  join(dirname(config), 'content'),
];

/**
 * Calls `update` at once and after each change, one call at a time, and watches the paths that it returns. Ends when
 * `stop` fires.
 */
export async function watchFiles({ stop, ready, update }: Watching): Promise<void> {
  const { watch } = await import('chokidar');
  let readSince = Date.now();
  const first = await update();
  const watcher = watch([...first], {
    // A file may change while it is read, so the files found when watching begins are compared with the time of
    // reading.
    alwaysStat: true,
    // chokidar reports a deleted file later, in case it is written again; within DEBOUNCE_MS, a renamed file is one change.
    atomic: DEBOUNCE_MS / 2,
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
      readSince = Date.now();
      const next = await update();
      // `add` would reopen a closed watcher, and the process would never end.
      if (!stop.aborted) watcher.add([...next]);
    }
    work.running = false;
  };
  watcher.on('all', (event, _, stats?: Stats) => {
    // ctime also changes if an old file is moved here.
    if (event.startsWith('add') && stats && stats.ctimeMs < readSince - CLOCK_MS) return;
    work.requested = true;
    void run();
  });
  watcher.once('ready', ready);
  await new Promise<void>((resolve) => (stop.aborted ? resolve() : stop.addEventListener('abort', () => resolve())));
  await watcher.close();
}

import { EventEmitter, once } from 'node:events';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as assert from 'uvu/assert';
import { watchFiles } from '../../cli/watch-files.ts';
import { inFolder } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

/** Longer than the watcher takes to report the deletion after the new name. A busy machine cannot make the test fail. */
const SECOND_UPDATE_MS = 500;

suite('the watcher of site dev', (test) => {
  test('counts a renamed file as one change', () =>
    inFolder(async (folder) => {
      const images = join(folder, 'images');
      const dot = join(images, 'dot.svg');
      await mkdir(images);
      await writeFile(dot, '<svg/>');
      // The watcher ignores files that are clearly older than its first reading.
      const { ctimeMs } = await stat(dot);
      while (Date.now() < ctimeMs + 100) await wait(20);
      const stop = new AbortController();
      const watcher = new EventEmitter();
      let updates = 0;
      const update = async () => {
        updates += 1;
        watcher.emit('update');
        return [images];
      };
      const isReady = once(watcher, 'ready');
      const watching = watchFiles({ stop: stop.signal, ready: () => watcher.emit('ready'), update });
      await isReady;
      const next = once(watcher, 'update');
      await rename(dot, join(images, 'spot.svg'));
      await next;
      await wait(SECOND_UPDATE_MS);
      stop.abort();
      await watching;
      assert.is(updates, 2);
    }));
});

import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as assert from 'uvu/assert';
import { watchFiles } from '../../cli/dev/watch.ts';
import { inFolder } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

/** Longer than the watcher takes to report the last event of a change. */
const SETTLED_MS = 1000;

suite('the watcher of site dev', (test) => {
  test('counts a renamed file as one change', () =>
    inFolder(async (folder) => {
      const images = join(folder, 'images');
      await mkdir(images);
      await writeFile(join(images, 'dot.svg'), '<svg/>');
      const stop = new AbortController();
      let updates = 0;
      let ready = () => {};
      const isReady = new Promise<void>((resolve) => {
        ready = resolve;
      });
      const update = async () => {
        updates += 1;
        return [images];
      };
      const watching = watchFiles({ stop: stop.signal, ready, update });
      await isReady;
      await wait(SETTLED_MS);
      const before = updates;
      await rename(join(images, 'dot.svg'), join(images, 'spot.svg'));
      await wait(SETTLED_MS);
      stop.abort();
      await watching;
      assert.is(updates - before, 1);
    }));
});

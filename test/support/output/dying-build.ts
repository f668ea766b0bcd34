/**
 * A process that writes a site and kills itself at a step: `node dying-build.mjs FROM OUT CACHE STEP`. If possible, it
 * dies in the middle of the step. Prints the steps to standard output.
 *
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { absent } from '../../../cli/errors.ts';
import { outputIo } from '../../../cli/output-io.ts';
import { emit } from '../../../renderer/output/emit.ts';
import type { EmitIo, OutputLock } from '../../../renderer/output/emit-io.ts';

const [from = '', out = '', cache = '', last = ''] = process.argv.slice(2);
const steps: string[] = [];

/** Counts a step, and kills the process at the last one. */
async function step(name: string, half?: () => Promise<unknown>): Promise<void> {
  steps.push(name);
  if (steps.length !== Number(last)) return;
  await half?.();
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => undefined);
}

const real: EmitIo = {
  ...outputIo({ cache, progress: () => undefined }),
  read: (path) => readFile(path).catch(absent),
  progress: () => undefined,
};

const dying: EmitIo = {
  ...real,
  lock: async (staging) => {
    await step('lock');
    const lock: OutputLock = await real.lock(staging);
    return {
      ...lock,
      release: async (unfinished) => {
        await step('release');
        await lock.release(unfinished);
      },
    };
  },
  stageFile: async (path, bytes) => {
    await step('draft', async () => {
      await real.stageFile(path, new Uint8Array());
      await writeFile(path, bytes.subarray(0, bytes.length / 2));
    });
    await real.stageFile(path, bytes);
  },
  makeFolder: async (path) => {
    await step('folder');
    await real.makeFolder(path);
  },
  moveIntoPlace: async (draft, folder, path) => {
    await step('place');
    await real.moveIntoPlace(draft, folder, path);
  },
  remove: async (folder, path) => {
    await step('remove');
    await real.remove(folder, path);
  },
  removeEmptyFolders: async (folder) => {
    await step('prune');
    await real.removeEmptyFolders(folder);
  },
  moveFolder: async (site, to) => {
    await step('move folder');
    return real.moveFolder(site, to);
  },
};

const paths = (await readdir(from, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(from.length + 1));
const files = paths.map((path) => ({ path, bytes: () => readFile(join(from, path)) }));
await emit(files, out, dying);
process.stdout.write(JSON.stringify(steps));

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Main from '../../cli/main.ts';
import { lazy } from '../../renderer/core/lazy.ts';
import { ROOT } from './sites.ts';

/** The exports of the program. */
type Program = Pick<typeof Main, 'engine' | 'programIo' | 'run'>;

const imported = (file: string) => import(pathToFileURL(join(ROOT, 'cli', file)).href);

/** Loads the program as owners run it: compiled and with its own loader, not as part of the bundle of a test. */
export const compiledProgram = lazy(async (): Promise<Program> => {
  const { bundledProgram }: { bundledProgram: () => Promise<string> } = await imported('bundle.mjs');
  const { loadProgram }: { loadProgram: (folder: string) => Program } = await imported('load.mjs');
  return loadProgram(await bundledProgram());
});

import { join } from 'node:path';
import { nodeIo } from '../../cli/node-io.ts';
import { examine } from '../../renderer/build.ts';
import { type CheckedSite, settled } from '../../renderer/checked.ts';
import type { Settled } from '../../renderer/settle.ts';
import minimal from '../sites/minimal/site.config.ts';
import { withValues } from './edit.ts';
import { memoryIo, ROOT } from './sites.ts';

/** What was found in memory; nothing has a place in a file of the config, because there is none. */
export interface CheckedInMemory extends Settled {
  /** Missing where the config is no site. */
  readonly site?: CheckedSite;
}

export interface CheckedWithOptions {
  /** The config that is changed; the smallest site where none is named. */
  readonly config?: unknown;
  /** The folder whose content/ is read. */
  readonly folder?: string;
  readonly release?: boolean;
}

/** Scripts and fonts are the same for every change of a config: what is cached is named by all that it depends on. */
const { cache } = nodeIo({ cache: join(ROOT, '.cache', 'site'), progress: () => undefined });

/**
 * Checks a config with other values at some paths, and other files below content/, by the same stages as any:
 * `checkedWith({ 'catalogue.massage.price': '£65' })`.
 */
export async function checkedWith(
  values: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, string>> = {},
  { config = minimal, folder = join(ROOT, 'test/sites/minimal'), release = false }: CheckedWithOptions = {},
): Promise<CheckedInMemory> {
  const real = memoryIo({ cache });
  const given = new Map(Object.entries(files).map(([name, text]) => [join(folder, 'content', name), text]));
  const read = async (path: string) => {
    const text = given.get(path);
    return text === undefined ? real.read(path) : new TextEncoder().encode(text);
  };
  const list = async (path: string) => [...(await real.list(path)), ...Object.keys(files)];
  const io = { ...real, read, list };
  const examined = await examine({ value: withValues(config, values), folder }, { overrides: {}, engine: ROOT }, io);
  return { ...settled(examined, { release }, io), ...(examined.site ? { site: examined.site } : {}) };
}

import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Cache } from '../renderer/core/cache.ts';
import type { Io } from '../renderer/core/io.ts';
import type { RenderIo } from '../renderer/html/rendering/worker-io.ts';
import type { EmitIo } from '../renderer/output/emit-io.ts';
import { absent } from './errors.ts';
import { makeFolders } from './folders.ts';
import { ENGINE } from './options.ts';
import { type OutputOptions, outputIo } from './output-io.ts';
import { startRenderWorker } from './render-worker.ts';
import { sealed, unsealed } from './sealed.mjs';

const read = (path: string): Promise<Uint8Array | undefined> => readFile(path).catch(absent);

/** A file is written beside its place and moved there: whoever reads meanwhile sees the old one or the new. */
async function write(path: string, bytes: Uint8Array | string): Promise<void> {
  await makeFolders(dirname(path));
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`;
  try {
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Only a folder that is not there has no files: one below it that cannot be read is a failure, not an empty one. */
async function list(folder: string): Promise<readonly string[]> {
  if (!(await stat(folder).catch(absent))?.isDirectory()) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Paid results in a folder beside the config. One that cannot be kept, cannot be read or is damaged is made again. */
const fileCache = (folder: string): Cache => ({
  get: async (name) => unsealed(await read(join(folder, name)).catch(() => undefined)),
  set: async (name, bytes) => {
    await write(join(folder, name), sealed(bytes)).catch(() => undefined);
  },
});

/** The world as it is. */
export type NodeIo = Io & RenderIo & EmitIo & { readonly write: typeof write };

type RenderIdentity = Pick<RenderIo, 'program' | 'startWorker'>;

/** The file and the digest of a running program. */
export interface ProgramIdentity {
  /** The file that is run. */
  readonly file: string;
  /** The digest of all its source files. */
  readonly digest: string;
}

/** Returns the real effects. Without a program, nothing is rendered on other threads and no page is cached. */
export const nodeIo = (options: OutputOptions, program?: ProgramIdentity): NodeIo => ({
  read,
  write,
  list,
  ...outputIo(options),
  cache: fileCache(options.cache),
  today: () => new Date().toISOString().slice(0, 10),
  progress: options.progress,
  ...(program ? ofProgram(program) : {}),
});

const ofProgram = ({ digest, file }: ProgramIdentity): RenderIdentity => ({
  program: digest,
  startWorker: (sources) => startRenderWorker(ENGINE, file, sources),
});

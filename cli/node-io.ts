import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Cache } from '../renderer/core/cache.ts';
import type { Io } from '../renderer/core/io.ts';
import { ReadError } from '../renderer/core/read-error.ts';
import { relativePath } from '../renderer/core/relative-path.ts';
import { dateIn } from '../renderer/facts/date.ts';
import type { RenderIo } from '../renderer/html/rendering/worker-io.ts';
import type { EmitIo } from '../renderer/output/emit-io.ts';
import { verifiedContent, withChecksum } from './checksum.mjs';
import { diskReason } from './context.ts';
import { environmentDigest } from './environment.ts';
import { absent, hasCode } from './errors.ts';
import { makeFolders } from './folders.ts';
import { historyOf, revision } from './git.ts';
import { ENGINE } from './options.ts';
import { type OutputOptions, outputIo } from './output-io.ts';
import { startRenderWorker } from './render-worker.ts';

const read = (path: string): Promise<Uint8Array | undefined> => readFile(path).catch(absent).catch(readError(path));

/** A failed read throws its own type of error, so that no command mistakes it for a failed write. */
const readError =
  (path: string) =>
  (error: unknown): never => {
    const reason = diskReason(error);
    if (reason === undefined) throw error;
    throw new ReadError(hasCode(error) && 'path' in error ? String(error.path) : path, reason);
  };

/** Writes a temporary file beside the target and renames it, so that readers see either the old file or the new one. */
async function write(path: string, bytes: Uint8Array | string): Promise<void> {
  await makeFolders(dirname(path));
  const temporary = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`;
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Returns an empty list only if the folder does not exist; throws an error if a folder inside it cannot be read. */
const list = (folder: string): Promise<readonly string[]> => filesIn(folder).catch(readError(folder));

async function filesIn(folder: string): Promise<readonly string[]> {
  if (!(await stat(folder).catch(absent))?.isDirectory()) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relativePath(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** A cache in a folder beside the config. An entry that is missing, unreadable or damaged is computed again. */
const fileCache = (folder: string): Cache => ({
  get: async (name) => verifiedContent(await read(join(folder, name)).catch(() => undefined)),
  set: async (name, bytes) => {
    await write(join(folder, name), withChecksum(bytes)).catch(() => undefined);
  },
});

/** The real file system, clock and threads. */
export type NodeIo = Io & RenderIo & EmitIo & { readonly write: typeof write };

type RenderIdentity = Pick<NodeIo, 'program' | 'workers' | 'environment' | 'saveMemory'>;

export interface ProgramIdentity {
  /** The folder of its compiled scripts. */
  readonly folder: string;
  /** Digest of all its source files. */
  readonly digest: string;
}

export interface IoOptions extends OutputOptions {
  /** The date that counts as today, '2027-03-01'. */
  readonly at?: string | undefined;
}

/** Returns the real effects. Without `program`, it uses no other threads and caches no pages. */
export const nodeIo = (options: IoOptions, program?: ProgramIdentity): NodeIo => ({
  read,
  write,
  list,
  ...outputIo(options),
  cache: fileCache(options.cache),
  today: (timeZone) => options.at ?? dateIn(new Date(), timeZone),
  historyOf,
  revision,
  progress: options.progress,
  ...(program ? ofProgram(program) : {}),
});

const ofProgram = ({ digest, folder }: ProgramIdentity): RenderIdentity => ({
  program: digest,
  environment: environmentDigest(folder),
  workers: { start: (sources) => startRenderWorker(ENGINE, folder, sources), startCost: 150 },
  // Otherwise V8 lets the heap grow to several times what is in use before it collects garbage. V8 reads this flag
  // whenever it computes the next limit (MemoryController::GrowingFactor), so it may be set while the program runs.
  saveMemory: () => setFlagsFromString('--heap-growing-percent=50'),
});

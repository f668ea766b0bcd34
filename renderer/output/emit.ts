import { join } from 'node:path';
import type { Finding } from '../finding.ts';
import type { Io } from '../io.ts';
import { bytesOf, type OutputFile } from './file.ts';

/** How the output folder is read and changed. */
export interface EmitIo extends Pick<Io, 'read' | 'list' | 'progress'> {
  /** Writes a file whole or not at all, and makes the folders above it. */
  readonly write: (path: string, bytes: Uint8Array) => Promise<void>;
  /** Removes a file, and the folders above it that are then empty. */
  readonly remove: (path: string, below: string) => Promise<void>;
}

/** What writing changed. */
export interface Emitted {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly findings: readonly Finding[];
}

/** Every page says who made it: by this a folder is known to be ours. */
const SIGNATURE = '<meta name="generator" content="clinic-site"';

/** How many pictures are made at a time. */
const AT_ONCE = 4;

/**
 * Brings a folder to the new site: first what pages refer to, then the pages, last what is left over.
 * Files that are the same already are not touched.
 */
export async function emit(files: readonly OutputFile[], folder: string, io: EmitIo): Promise<Emitted> {
  const before = await io.list(folder);
  const foreign = await refusal(before, folder, io);
  if (foreign) return { written: 0, unchanged: 0, removed: 0, findings: [foreign] };
  const assets = files.filter(({ path }) => !path.endsWith('.html'));
  const pages = files.filter(({ path }) => path.endsWith('.html'));
  const counts = [...(await writeAll(assets, folder, io)), ...(await writeAll(pages, folder, io))];
  const kept = new Set(files.map(({ path }) => path));
  const over = before.filter((path) => !kept.has(path));
  for (const path of over) await io.remove(join(folder, path), folder);
  const written = counts.filter(Boolean).length;
  return { written, unchanged: counts.length - written, removed: over.length, findings: [] };
}

async function writeAll(files: readonly OutputFile[], folder: string, io: EmitIo): Promise<readonly boolean[]> {
  const results: boolean[] = [];
  const queue = files.entries();
  let done = 0;
  const worker = async () => {
    for (const [index, file] of queue) {
      results[index] = await writeOne(file, folder, io);
      done += 1;
      io.progress(`${done} of ${files.length} files`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

async function writeOne(file: OutputFile, folder: string, io: EmitIo): Promise<boolean> {
  const path = inside(folder, file.path);
  const [bytes, present] = await Promise.all([bytesOf(file), io.read(path)]);
  if (present && Buffer.compare(bytes, present) === 0) return false;
  await io.write(path, bytes);
  return true;
}

/** The last guard: whatever a name says, nothing is written beside the output folder. */
function inside(folder: string, path: string): string {
  const parts = path.split('/');
  if (path.startsWith('/') || path.includes('\\') || parts.some((part) => part === '' || part === '.' || part === '..'))
    throw new Error(`“${path}” would be written outside the output folder.`);
  return join(folder, ...parts);
}

async function refusal(before: readonly string[], folder: string, io: EmitIo): Promise<Finding | undefined> {
  if (before.length === 0) return undefined;
  const home = await io.read(join(folder, 'index.html'));
  if (home && Buffer.from(home).includes(SIGNATURE)) return undefined;
  return {
    rule: 'config/output-folder',
    severity: 'error',
    message: `The folder ${folder} holds files that this program did not write.`,
    help: 'Name an empty folder with --out: what does not belong to the site would be removed from it.',
  };
}

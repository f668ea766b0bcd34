import { dirname, join } from 'node:path';
import { mapConcurrently } from '../core/concurrency.ts';
import { bytesOf, type OutputFile } from '../core/file.ts';
import type { Finding } from '../core/finding.ts';
import { type EmitIo, type Kind, STAGING } from './emit-io.ts';
import { assertInsideFolder, inTheWay, refusal } from './refusal.ts';
import { stepsOf, type Write } from './steps.ts';

/** The numbers of files that a build changed. */
interface Emitted {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly findings: readonly Finding[];
}

/** The number of images that are encoded at once. */
const MAX_FILES_AT_ONCE = 4;

const untouched = (finding: Finding): Emitted => ({ written: 0, unchanged: 0, removed: 0, findings: [finding] });

/**
 * Writes a site to a folder. The build may be stopped at any moment: a first site appears as a whole; later files are
 * written to a staging folder and then moved into place one by one. Identical files are not touched.
 */
export async function emit(files: readonly OutputFile[], folder: string, io: EmitIo): Promise<Emitted> {
  for (const { path } of files) assertInsideFolder(path);
  const refused = await refusal(folder, io);
  if (refused) return untouched(refused);
  return (await emitWhole(files, folder, io)) ?? emitInto(files, await io.realPath(folder), io);
}

/**
 * Writes a first site elsewhere and moves it into place. Returns `undefined` if that is not possible, or another build
 * was faster.
 */
async function emitWhole(files: readonly OutputFile[], folder: string, io: EmitIo): Promise<Emitted | undefined> {
  const staging = (await io.folderState(folder)) === 'nothing' ? await io.stagingFor(folder) : undefined;
  if (staging === undefined) return undefined;
  const lock = await io.lock(staging);
  try {
    if ((await io.folderState(folder)) !== 'nothing') return undefined;
    const site = join(lock.folder, 'site');
    await eachFile(files, io, async (file) => io.stageFile(join(site, file.path), await bytesOf(file)));
    const moved = await io.moveFolder(site, folder);
    return moved ? { written: files.length, unchanged: 0, removed: 0, findings: [] } : undefined;
  } finally {
    await lock.release();
  }
}

/** Changes the folder from the old site to the new one while other builds wait. */
async function emitInto(files: readonly OutputFile[], folder: string, io: EmitIo): Promise<Emitted> {
  const lock = await io.lock(join(folder, STAGING));
  let unfinished: 'unfinished' | undefined;
  try {
    const before = await io.listEntries(folder);
    const obstacle = inTheWay(
      files.map(({ path }) => path),
      folder,
      before,
    );
    if (obstacle) return untouched(obstacle);
    const { writes, obsolete } = stepsOf(files, before, (path) => present(join(folder, path), io));
    const drafts = await draftAll(writes, { folder, before, staging: lock.folder }, io);
    for (const above of new Set(drafts.map(({ path }) => dirname(path)))) await io.makeFolder(join(folder, above));
    // From here on, no more disk space is needed.
    unfinished = 'unfinished';
    for (const { draft, path } of drafts) await io.moveIntoPlace(draft, folder, path);
    for (const path of obsolete) await io.remove(folder, path);
    unfinished = undefined;
    const written = drafts.filter(({ screen }) => !screen).length;
    return { written, unchanged: files.length - written, removed: obsolete.length, findings: [] };
  } finally {
    await io.removeEmptyFolders(folder).finally(() => lock.release(unfinished));
  }
}

async function present(path: string, io: EmitIo): Promise<Uint8Array> {
  const bytes = await io.read(path);
  if (!bytes) throw new Error(`${path} is gone.`);
  return bytes;
}

interface Drafting {
  readonly folder: string;
  readonly before: ReadonlyMap<string, Kind>;
  readonly staging: string;
}

interface Draft extends Write {
  readonly draft: string;
}

/** Writes drafts of the files that are new or have changed. */
async function draftAll(writes: readonly Write[], to: Drafting, io: EmitIo): Promise<readonly Draft[]> {
  const drafts = await eachFile(writes, io, async (item, index): Promise<Draft | undefined> => {
    const bytes = await item.bytes();
    const old = to.before.get(item.path) === 'file' ? await io.read(join(to.folder, item.path)) : undefined;
    if (!item.screen && old && Buffer.compare(bytes, old) === 0) return undefined;
    const draft = join(to.staging, String(index));
    await io.stageFile(draft, bytes);
    return { ...item, draft };
  });
  return drafts.filter((draft) => draft !== undefined);
}

/** Processes a few files at once and reports the progress. */
function eachFile<T, R>(
  list: readonly T[],
  { progress }: Pick<EmitIo, 'progress'>,
  process: (item: T, index: number) => Promise<R>,
): Promise<readonly R[]> {
  let done = 0;
  return mapConcurrently(list, MAX_FILES_AT_ONCE, async (item, index) => {
    const result = await process(item, index);
    done += 1;
    progress('Writing files', { done, of: list.length });
    return result;
  });
}

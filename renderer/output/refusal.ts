import { dirname, join, sep } from 'node:path';
import type { Finding } from '../core/finding.ts';
import { type EmitIo, type Kind, STAGING } from './emit-io.ts';

/** Every page contains this element, which identifies our own output folders. */
const SIGNATURE = '<meta name="generator" content="clinic-site"';

const refused = (message: string, help: string): Finding => ({
  rule: 'config/output-folder',
  severity: 'error',
  message,
  help,
});

/**
 * Explains why a folder cannot be used; returns `undefined` if it can. It runs before the folder is listed, which may
 * be the root of a disk.
 */
export async function refusal(folder: string, io: EmitIo): Promise<Finding | undefined> {
  const found = await io.folderState(folder);
  if (found === 'file') return refused(`${folder} is a file, not a folder.`, 'Choose a folder with --out.');
  if (found === 'dead link') return refused(`${folder} is a broken link.`, 'Choose a folder with --out.');
  const held = await protectedFolderIn(folder, found === 'nothing', io);
  if (held !== undefined)
    return refused(
      held === (await io.realPath(folder))
        ? `The build cannot use ${folder} as its output folder: it would delete other files there.`
        : `The folder ${folder} contains ${held}.`,
      'Choose an empty folder with --out. The build deletes every file in its output folder that is not part of the site.',
    );
  if (found !== 'filled folder' || (await isOurs(folder, io))) return undefined;
  return refused(
    `The folder ${folder} contains files that this program did not write.`,
    'Choose an empty folder with --out. The build deletes every file in its output folder that is not part of the site.',
  );
}

async function protectedFolderIn(folder: string, isNew: boolean, io: EmitIo): Promise<string | undefined> {
  if (isNew) return undefined;
  const real = await io.realPath(folder);
  const base = real.endsWith(sep) ? real : real + sep;
  for (const path of io.protectedFolders ?? []) {
    const protectedFolder = await io.realPath(path);
    if (protectedFolder === real || protectedFolder.startsWith(base)) return protectedFolder;
  }
  return undefined;
}

/** Returns true if the folder contains our home page, or an unfinished first site. */
async function isOurs(folder: string, io: EmitIo): Promise<boolean> {
  const home = join(folder, 'index.html');
  const page = (await io.folderState(home)) === 'file' ? await io.read(home) : undefined;
  if (page && Buffer.from(page).includes(SIGNATURE)) return true;
  return ['empty folder', 'filled folder'].includes(await io.folderState(join(folder, STAGING)));
}

/**
 * Returns an entry that blocks the site's files: a link would redirect them elsewhere, and a file cannot contain
 * another.
 */
export function inTheWay(
  paths: readonly string[],
  folder: string,
  before: ReadonlyMap<string, Kind>,
): Finding | undefined {
  for (const path of paths) {
    if (before.get(path) === 'folder')
      return refused(`${join(folder, path)} is a folder, but the build must write a file there.`, 'Remove it.');
    for (let above = dirname(path); above !== '.'; above = dirname(above)) {
      const kind = before.get(above);
      if (kind === 'link')
        return refused(`${join(folder, above)} is a link, so files below it would be written elsewhere.`, 'Remove it.');
      if (kind === 'file')
        return refused(`${join(folder, above)} is a file, but the build needs a folder there.`, 'Remove it.');
    }
  }
  return undefined;
}

/** Throws if a path would be outside the output folder. */
export function assertInsideFolder(path: string): void {
  const parts = path.split('/');
  if (path.startsWith('/') || path.includes('\\') || parts.some((part) => part === '' || part === '.' || part === '..'))
    throw new Error(`“${path}” would be written outside the output folder.`);
}

import { dirname, join, sep } from 'node:path';
import type { Finding } from '../core/finding.ts';
import { type EmitIo, type Kind, STAGING } from './emit-io.ts';

/** Every page says who made it: by this a folder is known to be ours. */
const SIGNATURE = '<meta name="generator" content="clinic-site"';

const refused = (message: string, help: string): Finding => ({
  rule: 'config/output-folder',
  severity: 'error',
  message,
  help,
});

/** Why nothing is written into a folder. Asked before anything in it is listed: it may be somebody's whole disk. */
export async function refusal(folder: string, io: EmitIo): Promise<Finding | undefined> {
  const found = await io.folderState(folder);
  if (found === 'file') return refused(`${folder} is a file, not a folder.`, 'Name a folder with --out.');
  if (found === 'dead link') return refused(`${folder} is a link that leads nowhere.`, 'Name a folder with --out.');
  const held = await protectedFolderIn(folder, found === 'nothing', io);
  if (held !== undefined)
    return refused(
      held === (await io.realPath(folder))
        ? `${folder} is not for a built site alone.`
        : `The folder ${folder} holds ${held}.`,
      'Name a folder of its own with --out: what does not belong to the site would be removed from it.',
    );
  if (found !== 'filled folder' || (await isOurs(folder, io))) return undefined;
  return refused(
    `The folder ${folder} holds files that this program did not write.`,
    'Name an empty folder with --out: what does not belong to the site would be removed from it.',
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

/** A home page of ours, or a first site that was not finished. */
async function isOurs(folder: string, io: EmitIo): Promise<boolean> {
  const home = await io.read(join(folder, 'index.html'));
  if (home && Buffer.from(home).includes(SIGNATURE)) return true;
  return ['empty folder', 'filled folder'].includes(await io.folderState(join(folder, STAGING)));
}

/** What stands in the way of the site's files: a link would lead them elsewhere, and a file cannot hold another. */
export function inTheWay(
  paths: readonly string[],
  folder: string,
  before: ReadonlyMap<string, Kind>,
): Finding | undefined {
  for (const path of paths) {
    if (before.get(path) === 'folder')
      return refused(`${join(folder, path)} is a folder, where a file is to stand.`, 'Remove it.');
    for (let above = dirname(path); above !== '.'; above = dirname(above)) {
      const kind = before.get(above);
      if (kind === 'link')
        return refused(`${join(folder, above)} is a link: what is written there would lie elsewhere.`, 'Remove it.');
      if (kind === 'file')
        return refused(`${join(folder, above)} is a file, where a folder is to stand.`, 'Remove it.');
    }
  }
  return undefined;
}

/** Whatever a name says, nothing is written beside the output folder. */
export function staysInside(path: string): void {
  const parts = path.split('/');
  if (path.startsWith('/') || path.includes('\\') || parts.some((part) => part === '' || part === '.' || part === '..'))
    throw new Error(`“${path}” would be written outside the output folder.`);
}

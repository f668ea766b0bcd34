import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPage } from '../read-html.ts';

/** A folder's files by their paths; what lies in a staging folder is no part of a site. */
export async function filesIn(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !path.startsWith('.clinic-site-build/'));
  return new Map(
    await Promise.all(paths.sort().map(async (path) => [path, await readFile(join(folder, path))] as const)),
  );
}

export interface Versions {
  readonly old: ReadonlyMap<string, Buffer>;
  readonly new: ReadonlyMap<string, Buffer>;
  /** The address of the site. */
  readonly origin: string;
}

const NOT_FOUND = '404.html';

/** What is wrong with the pages of a folder: one that is neither old nor new, or refers to what is not there. */
export async function faultsOf(folder: string, versions: Versions): Promise<readonly string[]> {
  const files = await filesIn(folder);
  return [...files].flatMap(([path, bytes]) => {
    if (!path.endsWith('.html')) return isOf(versions, path, path, bytes) ? [] : [`${path} is neither old nor new`];
    // Where a page comes or goes, its address may answer as any that is not there.
    const whole = isOf(versions, path, path, bytes) || isOf(versions, path, NOT_FOUND, bytes);
    const missing = referredBy(bytes, versions.origin).filter((to) => !holds(files, to));
    return [...(whole ? [] : [`${path} is neither old nor new`]), ...missing.map((to) => `${path} refers to ${to}`)];
  });
}

/** Whether a file is what one version has; for the not-found screen, only where the other version has no such page. */
function isOf(versions: Versions, at: string, like: string, bytes: Buffer): boolean {
  return [versions.old, versions.new].some(
    (version) => (like === at || !version.has(at)) && version.get(like)?.equals(bytes),
  );
}

function referredBy(page: Buffer, origin: string): readonly string[] {
  const own = new URL(origin);
  return readPage(page.toString()).addresses.flatMap(({ address }) => {
    const url = new URL(address, own);
    return url.origin === own.origin ? [decodeURIComponent(url.pathname).slice(1)] : [];
  });
}

const holds = (files: ReadonlyMap<string, Buffer>, path: string): boolean =>
  path === '' ? files.has('index.html') : files.has(path) || files.has(`${path}.html`);

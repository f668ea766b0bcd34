import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPage } from '../read-html.ts';

/** Returns the files of a folder by their paths, without the staging folder. */
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
  /** The base address of the site. */
  readonly origin: string;
}

const NOT_FOUND = '404.html';

/** Returns the problems of a folder: pages that are neither old nor new, or that refer to missing files. */
export async function faultsOf(folder: string, versions: Versions): Promise<readonly string[]> {
  const files = await filesIn(folder);
  return [...files].flatMap(([path, bytes]) => {
    if (!path.endsWith('.html')) return isOf(versions, path, path, bytes) ? [] : [`${path} is neither old nor new`];
    // While a page appears or disappears, its address may return the not-found page.
    const whole = isOf(versions, path, path, bytes) || isOf(versions, path, NOT_FOUND, bytes);
    const missing = referredBy(bytes, versions.origin).filter((to) => !holds(files, to));
    return [...(whole ? [] : [`${path} is neither old nor new`]), ...missing.map((to) => `${path} refers to ${to}`)];
  });
}

/** Returns `true` if a file is that of one version, or the not-found page if the other version has no such page. */
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

/**
 * The programs that are measured. Each has tasks for its first build or check and for the one after a price has
 * changed; a task prepares itself without being measured, runs, and makes sure that the site was built.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeLargeSite } from '../large-config.mjs';
import { catalogueSite } from './catalogue-site.mjs';
import { assertBuilt } from './pages.mjs';
import { TEMPORARY } from './prepare.mjs';

const SITE = fileURLToPath(new URL('../../../cli/site.mjs', import.meta.url));
/** The files of the cache that contain images, social cards, fonts and their measurements. */
const MEDIA = /^(assets|fit|font|icon|image|lighter|qr|variant)-/;
const CHANGED = 'one price changed';

const remove = (folder, names) => {
  for (const name of names) rmSync(join(folder, name), { recursive: true, force: true });
};

/** Another generator. Those without a cache build everything again after a change. */
export function peer(tool, root) {
  const cwd = join(root, tool.folder);
  const task = (name, prepare) => ({
    name,
    prepare,
    command: tool.command(root),
    cwd,
    env: { ...tool.env, TMPDIR: join(root, TEMPORARY) },
    verify: (catalogue) => assertBuilt(join(cwd, tool.out), catalogue),
  });
  return {
    name: tool.name,
    title: tool.title,
    first: [task('first build', () => remove(cwd, tool.produced))],
    changed: [task(CHANGED, () => undefined)],
  };
}

/** `site check`, on a separate site: a build would leave a cache behind. */
export function ownCheck(folder) {
  const task = (name, prepare) => ({ name, prepare, command: [process.execPath, SITE, 'check'], cwd: folder });
  return {
    name: 'check',
    title: 'site check',
    folder,
    first: [task('first', () => remove(folder, ['.cache'])), task('second', () => undefined)],
    changed: [task(CHANGED, () => undefined)],
  };
}

/** `site build`. After a change of the design, every page is new, but images and social cards come from the cache. */
export function ownBuild(folder) {
  const task = (name, prepare) => ({
    name,
    prepare,
    command: [process.execPath, SITE, 'build'],
    cwd: folder,
    verify: (catalogue) => assertBuilt(join(folder, 'dist'), catalogue),
  });
  return {
    name: 'build',
    title: 'site build',
    folder,
    first: [
      task('first', () => remove(folder, ['.cache', 'dist'])),
      task('second', () => undefined),
      task('first, images and cards cached', () => forgetPages(folder)),
    ],
    changed: [task(CHANGED, () => undefined)],
  };
}

function forgetPages(folder) {
  const cache = join(folder, '.cache/site');
  const names = existsSync(cache) ? readdirSync(cache) : [];
  remove(
    cache,
    names.filter((name) => !MEDIA.test(name)),
  );
  remove(folder, ['dist']);
}

/** Writes the catalogue as the config of this tool. */
export const writeOwnSite = (folder, catalogue) =>
  writeLargeSite(folder, catalogue.treatments.length, (minimal) => catalogueSite(minimal, catalogue));

import { bytesOf, type OutputFile } from '../core/file.ts';
import type { Kind } from './emit-io.ts';

/** The ordered changes that turn a folder into the new site. */
export interface Steps {
  /** Files to move into place, in order; a path may appear twice. */
  readonly writes: readonly Write[];
  /** Obsolete files, which are deleted afterwards. */
  readonly obsolete: readonly string[];
}

export interface Write {
  readonly path: string;
  readonly bytes: () => Promise<Uint8Array>;
  /** True for the not-found page in place of a page that is added or removed. */
  readonly screen?: true;
}

const NOT_FOUND = '404.html';
const isPage = (path: string): boolean => path.endsWith('.html');

/**
 * Orders the changes so that after each step, every page in the folder is complete and everything it refers to exists:
 * first the resources, then the pages, then deletions, pages first. Pages link to each other, so while several are
 * added or removed, each is the not-found page, which is what its address returns before and after.
 */
export function stepsOf(
  files: readonly OutputFile[],
  before: ReadonlyMap<string, Kind>,
  oldFile: (path: string) => Promise<Uint8Array>,
): Steps {
  const wanted = new Map(files.map((file) => [file.path, file]));
  const left = [...before].flatMap(([path, kind]) => (kind === 'folder' || wanted.has(path) ? [] : [path]));
  const pages = files.filter(({ path }) => isPage(path));
  const coming = pages.filter(({ path }) => !before.has(path));
  const removedPages = left.filter((path) => isPage(path) && before.get(path) === 'file');
  const screen = wanted.get(NOT_FOUND);
  const oldScreen = before.get(NOT_FOUND) === 'file' ? () => oldFile(NOT_FOUND) : undefined;
  return {
    writes: [
      ...files.filter(({ path }) => !isPage(path)).map(writeOf),
      ...screens(
        coming.map(({ path }) => path),
        oldScreen,
      ),
      ...coming.map(writeOf),
      ...pages.filter(({ path }) => before.has(path)).map(writeOf),
      ...screens(removedPages, screen && (() => bytesOf(screen))),
    ],
    obsolete: [...removedPages, ...left.filter((path) => !removedPages.includes(path))],
  };
}

const writeOf = (file: OutputFile): Write => ({ path: file.path, bytes: () => bytesOf(file) });

/** A single new page cannot link to another page that is missing. */
const screens = (paths: readonly string[], bytes: Write['bytes'] | undefined): readonly Write[] =>
  bytes && paths.length > 1 ? paths.map((path) => ({ path, bytes, screen: true })) : [];

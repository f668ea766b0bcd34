import { bytesOf, type OutputFile } from '../core/file.ts';
import type { Kind } from './emit-io.ts';

/** How a folder is brought to a new site, in order. */
export interface Steps {
  /** Files to put in place, one after the other; one path may come twice. */
  readonly writes: readonly Write[];
  /** What is left over, to be removed after that. */
  readonly leftOvers: readonly string[];
}

export interface Write {
  readonly path: string;
  readonly bytes: () => Promise<Uint8Array>;
  /** True for the not-found screen where a page is to come or has gone. */
  readonly screen?: true;
}

const NOT_FOUND = '404.html';
const isPage = (path: string): boolean => path.endsWith('.html');

/**
 * After each step, every page in the folder is whole, and all that it refers to is there: first comes what pages refer
 * to, then the pages, and what is left over goes last, pages before what they refer to. Pages refer to each other: while
 * several come or go, each of them is the not-found screen, which is what its address answers with before and after.
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
  const going = left.filter((path) => isPage(path) && before.get(path) === 'file');
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
      ...screens(going, screen && (() => bytesOf(screen))),
    ],
    leftOvers: [...going, ...left.filter((path) => !going.includes(path))],
  };
}

const writeOf = (file: OutputFile): Write => ({ path: file.path, bytes: () => bytesOf(file) });

/** One page alone refers to none that is not there. */
const screens = (paths: readonly string[], bytes: Write['bytes'] | undefined): readonly Write[] =>
  bytes && paths.length > 1 ? paths.map((path) => ({ path, bytes, screen: true })) : [];

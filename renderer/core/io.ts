import type { Cache } from './cache.ts';
import type { Web } from './web.ts';

/** The progress of a task that consists of equal steps. */
export interface Steps {
  readonly done: number;
  readonly of: number;
}

/** The versions of a file in version control. */
export interface FileHistory {
  /** The text that it had at the end of a day; in the first commit if none is that old. */
  readonly textThen: string;
  /** The last commit that changed it: its day, '2026-11-21', and the text in it. */
  readonly last: { readonly day: string; readonly text: string };
}

/** All side effects of the pipeline. The command-line tool passes the real ones, and tests pass their own. */
export interface Io {
  /** Returns the bytes of a file, or `undefined` if it does not exist; throws a `ReadError` if it cannot be read. */
  readonly read: (path: string) => Promise<Uint8Array | undefined>;
  /**
   * Lists all files in a folder and its subfolders by their relative paths, with slashes; returns an empty list if the
   * folder does not exist.
   */
  readonly list: (folder: string) => Promise<readonly string[]>;
  readonly cache: Cache;
  /** The network, if external links are to be checked. */
  readonly web?: Web;
  /** Returns today's date in a time zone, '2026-11-21'. It affects findings and reduced prices. */
  readonly today: (timeZone: string) => string;
  /** Returns what version control knows of a file; `undefined` if it does not know it. Missing without version control. */
  readonly historyOf?: (path: string, day: string) => Promise<FileHistory | undefined>;
  /**
   * Returns the revision of a folder in version control, or '' without version control; `undefined` if its history is
   * incomplete or unknown.
   */
  readonly revision?: (folder: string) => Promise<string | undefined>;
  /** Reports the progress of long work. */
  readonly progress: (message: string, steps?: Steps) => void;
  /**
   * Digest of the running program, so that pages rendered by another version are not reused. `undefined` if pages are
   * not cached.
   */
  readonly program?: string;
  /**
   * Digest of what a run depends on in addition to the program and the site: packages and settings of this computer.
   * `undefined` if no outcome of an earlier run may be reused.
   */
  readonly environment?: string;
}

/** Returns effects that read texts which are not saved yet instead of their files. */
export const withUnsaved = <Effects extends Pick<Io, 'read'>>(
  io: Effects,
  texts: ReadonlyMap<string, string>,
): Effects => ({
  ...io,
  read: async (path) => {
    const text = texts.get(path);
    return text === undefined ? io.read(path) : new TextEncoder().encode(text);
  },
});

import type { Cache } from './cache.ts';
import type { Web } from './web.ts';

/** The world outside, as the pipeline sees it. The command-line program hands in the real one, tests their own. */
export interface Io {
  /** The bytes of a file, or nothing where there is none. */
  readonly read: (path: string) => Promise<Uint8Array | undefined>;
  /** The files in a folder and below it, by their paths from there, with slashes; none where there is no such folder. */
  readonly list: (folder: string) => Promise<readonly string[]>;
  readonly cache: Cache;
  /** The web, where the hosts of outside addresses are to be asked; without it they are not. */
  readonly web?: Web;
  /** Today's date, '2026-11-21'. Only exceptions with an end depend on it, never a page. */
  readonly today: () => string;
  /** Tells how far long work has come. */
  readonly progress: (message: string) => void;
  /** What this program is made of: pages that another one rendered are not used. Missing where none are to be kept. */
  readonly program?: string;
}

/** The world outside, as the pipeline sees it. The command-line program hands in the real one, tests their own. */
export interface Io {
  /** The bytes of a file, or nothing where there is none. */
  readonly read: (path: string) => Promise<Uint8Array | undefined>;
  /** The files in a folder and below it, by their paths from there, with slashes; none where there is no such folder. */
  readonly list: (folder: string) => Promise<readonly string[]>;
  readonly cache: Cache;
  /** Today's date, '2026-11-21'. Only exceptions with an end depend on it, never a page. */
  readonly today: () => string;
  /** Tells how far long work has come. */
  readonly progress: (message: string) => void;
}

/** Results that were paid for once, by a name that holds the hash of all that they depend on. */
export interface Cache {
  readonly get: (name: string) => Promise<Uint8Array | undefined>;
  readonly set: (name: string, bytes: Uint8Array | string) => Promise<void>;
}

const decoder = new TextDecoder();

/** A file or a cached result as text. */
export const asText = (bytes: Uint8Array | undefined): string | undefined => bytes && decoder.decode(bytes);

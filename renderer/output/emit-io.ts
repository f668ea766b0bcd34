import type { Io } from '../core/io.ts';

/** The type of an entry in the output folder; links are never followed. */
export type Kind = 'file' | 'folder' | 'link';

/** Reads and changes the output folder. */
export interface EmitIo extends Pick<Io, 'read' | 'progress'> {
  /** Folders that must not be the output folder or be inside it, because a build deletes other files there. */
  readonly protectedFolders?: readonly string[];
  /** Returns the type of a path, without listing a folder. */
  readonly folderState: (path: string) => Promise<'nothing' | 'empty folder' | 'filled folder' | 'file' | 'dead link'>;
  /** Resolves all links in a path. */
  readonly realPath: (path: string) => Promise<string>;
  /** Lists everything below a folder, by relative path with slashes, except the staging folder and git's files. */
  readonly listEntries: (folder: string) => Promise<ReadonlyMap<string, Kind>>;
  /**
   * Returns the state of a folder; `undefined` if it cannot be compared later: if it does not exist, contains a draft or
   * a link, or has only just been changed.
   */
  readonly stamps: (folder: string) => Promise<Stamps | undefined>;
  /**
   * Locks a staging folder. Builds with the same staging folder run one after the other; the lock of a killed build
   * expires.
   */
  readonly lock: (staging: string) => Promise<OutputLock>;
  /** Writes a new file, and creates the folders above it. */
  readonly stageFile: (path: string, bytes: Uint8Array) => Promise<void>;
  readonly makeFolder: (path: string) => Promise<void>;
  /** Moves a draft to its final path atomically: readers see either the old file or the new one. */
  readonly moveIntoPlace: (draft: string, folder: string, path: string) => Promise<void>;
  /** Removes a file or a link. */
  readonly remove: (folder: string, path: string) => Promise<void>;
  /** Removes the empty folders below a folder. */
  readonly removeEmptyFolders: (folder: string) => Promise<void>;
  /** Returns a staging folder on the disk of a new folder; `undefined` if there is none. */
  readonly stagingFor: (folder: string) => Promise<string | undefined>;
  /** Moves a whole folder to a new path; returns false if the path exists or the folder cannot be moved there. */
  readonly moveFolder: (from: string, to: string) => Promise<boolean>;
}

/** The lock of a build on a staging folder, with a temporary folder of its own. */
export interface OutputLock {
  readonly folder: string;
  /**
   * Releases the lock and deletes its files; `unfinished` leaves the staging folder as evidence of an unfinished build.
   */
  readonly release: (unfinished?: 'unfinished') => Promise<void>;
}

/** The state of a folder, without the contents of its files. */
interface Stamps {
  /** The number of files. */
  readonly files: number;
  /** Path, size, number and times of every file. */
  readonly stamps: string;
}

/**
 * The folder for drafts while a build changes the output folder. It is on the same disk, so that each draft can be
 * moved into place.
 */
export const STAGING = '.clinic-site-build';

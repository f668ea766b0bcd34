import type { Io } from '../core/io.ts';

/** What a path of the output folder is; links are never followed. */
export type Kind = 'file' | 'folder' | 'link';

/** How the output folder is read and changed. */
export interface EmitIo extends Pick<Io, 'read' | 'progress'> {
  /** Folders that no output folder may be or hold: what lies beside the site in one would be removed from it. */
  readonly protectedFolders?: readonly string[];
  /** What is at a path; only the folder itself is looked at, not what is below it. */
  readonly folderState: (path: string) => Promise<'nothing' | 'empty folder' | 'filled folder' | 'file' | 'dead link'>;
  /** Where a path leads, by way of no link. */
  readonly realPath: (path: string) => Promise<string>;
  /** Everything below a folder, by its path from there, with slashes; not the staging folder, and nothing of git. */
  readonly listEntries: (folder: string) => Promise<ReadonlyMap<string, Kind>>;
  /** Takes a place for drafts. In one staging folder builds take turns; a build that was killed holds up none. */
  readonly lock: (staging: string) => Promise<OutputLock>;
  /** Writes a file that is not there yet, and makes the folders above it. */
  readonly stageFile: (path: string, bytes: Uint8Array) => Promise<void>;
  readonly makeFolder: (path: string) => Promise<void>;
  /** Moves a draft to its place below a folder, at one stroke: whoever reads meanwhile sees the old file or the new. */
  readonly moveIntoPlace: (draft: string, folder: string, path: string) => Promise<void>;
  /** Removes a file or a link. */
  readonly remove: (folder: string, path: string) => Promise<void>;
  /** Removes the empty folders below a folder. */
  readonly removeEmptyFolders: (folder: string) => Promise<void>;
  /** A staging folder on the disk that a folder would be made on; nothing where there is none. */
  readonly stagingFor: (folder: string) => Promise<string | undefined>;
  /** Moves a whole folder to where there is none; false where there is one by now, or it cannot be moved there. */
  readonly moveFolder: (from: string, to: string) => Promise<boolean>;
}

/** A build's turn in a staging folder, with a place of its own there. */
export interface OutputLock {
  readonly folder: string;
  /** Ends it, and clears it away; `unfinished` leaves the staging folder as the sign of it. */
  readonly release: (unfinished?: 'unfinished') => Promise<void>;
}

/** Where drafts lie while the output folder is brought to a new site: the same disk, so that each can be moved to its place. */
export const STAGING = '.clinic-site-build';

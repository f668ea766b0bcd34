import type { FileHistory } from '../../core/io.ts';
import type { BuildRecord } from './build-record.ts';

/** Facts of earlier versions of the site: a half-finished edit differs from them in one place but not in another. */
export interface Earlier {
  /** The facts of the last build on this computer; those of this site if there was none. */
  readonly build: BuildRecord;
  /** The histories of the policies since their last update, by the names of their files. */
  readonly policies: ReadonlyMap<string, FileHistory>;
}

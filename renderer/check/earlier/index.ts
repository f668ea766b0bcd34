import type { BuildRecord } from './build-record.ts';

/** Facts of earlier versions of the site: a half-finished edit differs from them in one place but not in another. */
export interface Earlier {
  /** The facts of the last build on this computer; those of this site if there was none. */
  readonly build: BuildRecord;
  /** The texts of the policies when they were last updated, by the names of their files. */
  readonly policyTexts: ReadonlyMap<string, string>;
}

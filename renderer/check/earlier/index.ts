import type { BuildRecord } from './build-record.ts';

/** What earlier versions of the site said: edits that are half done differ from it in one place and not in another. */
export interface Earlier {
  /** The facts of the last build, if there was one on this computer. */
  readonly build?: BuildRecord | undefined;
  /** The texts of the policies when they were last updated, by the names of their files. */
  readonly policyTexts: ReadonlyMap<string, string>;
}

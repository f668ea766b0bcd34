import type { BuildRecord } from './build-record.ts';

/** Facts of earlier versions of the site: a half-finished edit differs from them in one place but not in another. */
export interface Earlier {
  /** The facts of the last build, if there was one on this computer. */
  readonly build?: BuildRecord | undefined;
  /** The texts of the policies when they were last updated, by the names of their files. */
  readonly policyTexts: ReadonlyMap<string, string>;
}

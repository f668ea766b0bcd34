import type { Leaf } from '../config/leaves.ts';
import type { PlannedSite } from '../plan/planned-site.ts';
import type { BuildRecord } from './earlier/build-record.ts';
import type { CheckedSite } from './examined.ts';

/** The site to which the rules are applied. */
export interface CheckInput {
  readonly planned: PlannedSite;
  readonly leaves: readonly Leaf[];
  readonly built: CheckedSite;
  /** Absolute path of the folder of the config. */
  readonly folder: string;
  readonly lastBuild: BuildRecord;
  /** The number of pages that are compressed at once. */
  readonly jobs: number;
  /** The day of the site, if it is not today: '2027-04-01'. */
  readonly day?: string | undefined;
}

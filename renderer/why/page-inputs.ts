import type { Leaf } from '../config/leaves.ts';
import type { Bundled } from '../islands/bundle.ts';
import type { PlannedMedia } from '../media/plan-media.ts';
import type { PlannedSite } from '../plan/planned-site.ts';

/** The facts, files and scripts that the pages of a site are made from. */
export interface PageInputs {
  readonly planned: PlannedSite;
  readonly media: PlannedMedia;
  readonly bundled: Bundled;
  /** The strings of the config. */
  readonly leaves: readonly Leaf[];
}

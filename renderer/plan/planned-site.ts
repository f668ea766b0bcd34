import type { Quote } from '../config/derived/quote.ts';
import type { Site } from '../config/site.ts';
import type { ContentFiles } from '../inputs/load-content.ts';
import type { Plan } from './index.ts';

/** A site before it is rendered: its facts, its files below content/ and its pages. */
export interface PlannedSite {
  readonly site: Site;
  /** The config as it is written, without annotations. */
  readonly plainConfig: unknown;
  readonly quote: Quote;
  readonly contentFiles: ContentFiles;
  readonly plan: Plan;
}

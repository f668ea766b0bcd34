import type { PlannedMedia } from '../../media/plan-media.ts';
import type { PlannedSite } from '../../plan/planned-site.ts';
import type { PageDraft } from '../draft-page.ts';
import type { PageReading } from '../read-page.ts';
import type { CacheShard } from './page-cache.ts';

/** A rendered page without its scripts. */
export interface RenderedPage extends Pick<PageDraft, 'route' | 'file' | 'title'> {
  /** The digest of everything that the page is made from. */
  readonly key: string;
  readonly html: () => Promise<string>;
  readonly reading: PageReading;
}

export interface RenderInput {
  readonly planned: PlannedSite;
  readonly media: Pick<PlannedMedia, 'fonts' | 'ownDesign' | 'cards'>;
  /** The number of threads, including this one. */
  readonly jobs: number;
  /** The cached pages of earlier runs, if they have already been read. */
  readonly pageCache?: readonly CacheShard[] | undefined;
}

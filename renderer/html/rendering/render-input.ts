import type { PlannedMedia } from '../../media/plan-media.ts';
import type { PlannedSite } from '../../plan/planned-site.ts';
import type { PageDraft } from '../draft-page.ts';
import type { PageReading } from '../read-page.ts';
import type { CacheShard } from './page-cache.ts';

/** A page as it was rendered, before it has its scripts. */
export interface RenderedPage extends Pick<PageDraft, 'route' | 'file' | 'title'> {
  /** The digest of all that it was made from. */
  readonly key: string;
  readonly html: () => Promise<string>;
  readonly reading: PageReading;
}

export interface RenderInput {
  readonly planned: PlannedSite;
  readonly media: Pick<PlannedMedia, 'fonts' | 'cards'>;
  /** On how many threads, this one among them. */
  readonly jobs: number;
  /** Pages of earlier runs, where they have been read already. */
  readonly pageCache?: readonly CacheShard[] | undefined;
}

import type { FontFace } from '../../../components/global.ts';
import type { Quote } from '../../config/derived/quote.ts';
import type { Site } from '../../config/site.ts';
import type { ContentFiles } from '../../inputs/load-content.ts';
import type { Plan } from '../../plan/index.ts';
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
  readonly site: Site;
  readonly plainConfig: unknown;
  readonly quote: Quote;
  readonly contentFiles: ContentFiles;
  readonly plan: Plan;
  readonly fonts: readonly FontFace[];
  /** The file of each page's social card, by its route. */
  readonly cards: ReadonlyMap<string, string>;
  /** On how many threads, this one among them. */
  readonly jobs: number;
  /** Pages of earlier runs, where they have been read already. */
  readonly pageCache?: readonly CacheShard[] | undefined;
}

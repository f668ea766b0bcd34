import type { FontFace } from '../../components/global.ts';
import type { Gathered } from '../inputs/load-content.ts';
import { picturePlanner, type Variant } from '../inputs/images/variants.ts';
import type { Quote } from '../facts/quote.ts';
import { draftPage, type PageDraft, surroundingsOf } from './draft-page.ts';
import type { PageReading } from './read-page.ts';
import type { Io } from '../core/io.ts';
import { type FeedPost, feedPosts } from '../pages/feed.ts';
import { viewContext } from '../pages/context.ts';
import type { Plan } from '../plan/index.ts';
import { renderedPages } from './rendering/index.ts';
import type { CacheShard } from './rendering/page-cache.ts';
import type { Site } from '../config/site.ts';

/** A page as it was rendered, before it has its scripts. */
export interface RenderedPage extends Pick<PageDraft, 'route' | 'file' | 'title'> {
  /** The digest of all that it was made from. */
  readonly key: string;
  readonly html: () => Promise<string>;
  readonly reading: PageReading;
}

/** Every page, and the pictures that the pages ask for. */
export interface Rendered {
  readonly pages: readonly RenderedPage[];
  readonly variants: ReadonlyMap<string, Variant>;
  readonly feed: readonly FeedPost[];
}

export interface RenderInput {
  readonly site: Site;
  readonly written: unknown;
  readonly quote: Quote;
  readonly gathered: Gathered;
  readonly plan: Plan;
  readonly fonts: readonly FontFace[];
  /** The file of each page's social card, by its route. */
  readonly cards: ReadonlyMap<string, string>;
  /** On how many threads, this one among them. */
  readonly jobs: number;
  /** Pages of earlier runs, where they have been read already. */
  readonly pageCache?: readonly CacheShard[] | undefined;
}

/** Renders every page in memory, but for those that the cache knows. */
export async function render(input: RenderInput, io: Pick<Io, 'cache' | 'program' | 'startWorker'>): Promise<Rendered> {
  const { site, quote, gathered, plan, fonts, cards } = input;
  const variants = new Map<string, Variant>();
  const views = {
    site,
    quote,
    images: gathered.images,
    policies: gathered.policies,
    documents: gathered.documents,
    planPicture: picturePlanner(),
    note: (planned: readonly Variant[]) => {
      for (const variant of planned) variants.set(variant.file, variant);
    },
  };
  const surroundings = surroundingsOf(site, quote, { fonts, cards });
  const drafts = plan.pages.map((page) => draftPage(viewContext(views, page), surroundings));
  const [first] = plan.pages;
  const feed = first ? feedPosts(viewContext(views, first)) : [];
  return { pages: await renderedPages(drafts, input, io), variants, feed };
}

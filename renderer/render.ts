import type { FontFace } from '../components/global.ts';
import type { Gathered } from './assets/gather.ts';
import type { Variant } from './assets/variants.ts';
import type { Quote } from './facts/quote.ts';
import { type RenderedPage, renderPage } from './html/render-page.tsx';
import { type FeedPost, feedPosts } from './output/feed.ts';
import { viewContext } from './pages/context.ts';
import type { Plan } from './plan/index.ts';
import type { Site } from './site.ts';

/** Every page as HTML, and the pictures that the pages ask for. */
export interface Rendered {
  readonly pages: readonly RenderedPage[];
  readonly variants: ReadonlyMap<string, Variant>;
  readonly feed: readonly FeedPost[];
}

export interface RenderInput {
  readonly site: Site;
  readonly quote: Quote;
  readonly gathered: Gathered;
  readonly plan: Plan;
  readonly fonts: readonly FontFace[];
}

/** Renders every page in memory. */
export function render({ site, quote, gathered, plan, fonts }: RenderInput): Rendered {
  const variants = new Map<string, Variant>();
  const sources = {
    site,
    quote,
    images: gathered.images,
    policies: gathered.policies,
    documents: gathered.documents,
    note: (planned: readonly Variant[]) => {
      for (const variant of planned) variants.set(variant.file, variant);
    },
  };
  const origin = site.hosting.url;
  const pages = plan.pages.map((page) => renderPage(viewContext(sources, page), { origin, fonts }));
  const [first] = plan.pages;
  return { pages, variants, feed: first ? feedPosts(viewContext(sources, first)) : [] };
}

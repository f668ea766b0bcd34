import { imagePlanner } from '../inputs/images/plan-image.ts';
import type { Variant } from '../inputs/images/variants.ts';
import { viewContext } from '../pages/context.ts';
import { type FeedPost, feedPosts } from '../pages/feed.ts';
import type { PlannedPage } from '../plan/page.ts';
import { draftPage, pageChromeOf } from './draft-page.ts';
import { renderedPages } from './rendering/index.ts';
import type { RenderedPage, RenderInput } from './rendering/render-input.ts';
import type { RenderIo } from './rendering/worker-io.ts';

/** Every page, and the image variants that the pages use. */
export interface Rendered {
  readonly pages: readonly RenderedPage[];
  readonly variants: ReadonlyMap<string, Variant>;
  readonly feed: readonly FeedPost[];
}

/** From this number of pages on, memory is scarcer than time. */
const LARGE = 2000;

/** Renders every page in memory, except those found in the cache. */
export async function render(input: RenderInput, io: RenderIo): Promise<Rendered> {
  const { planned, media } = input;
  const { site, quote, contentFiles, plan } = planned;
  if (plan.pages.length >= LARGE) io.saveMemory?.();
  const variants = new Map<string, Variant>();
  const views = {
    site,
    quote,
    images: contentFiles.images,
    policies: contentFiles.policies,
    documents: contentFiles.documents,
    face: media.face,
    planImage: imagePlanner(),
    note: (planned: readonly Variant[]) => {
      for (const variant of planned) variants.set(variant.file, variant);
    },
  };
  const pageChrome = pageChromeOf(site, quote, {
    fonts: media.fonts.faces,
    face: media.face,
    cards: media.cards.paths,
  });
  const draftOf = (page: PlannedPage) => draftPage(viewContext(views, page), pageChrome);
  const [first] = plan.pages;
  const feed = first ? feedPosts(viewContext(views, first)) : [];
  return { pages: await renderedPages(draftOf, input, io), variants, feed };
}

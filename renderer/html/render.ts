import type { Variant } from '../inputs/images/variants.ts';
import { type FeedPost, feedPosts } from '../pages/feed.ts';
import { draftingOf } from './draft-page.ts';
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
  const { plan } = planned;
  if (plan.pages.length >= LARGE) io.saveMemory?.();
  const variants = new Map<string, Variant>();
  const { contextOf, draftOf } = draftingOf({ ...planned, media }, (used) => {
    for (const variant of used) variants.set(variant.file, variant);
  });
  const [first] = plan.pages;
  const feed = first ? feedPosts(contextOf(first)) : [];
  return { pages: await renderedPages(draftOf, input, io), variants, feed };
}

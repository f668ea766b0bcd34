import type { Post, Site } from '../config/site.ts';
import type { Cells } from './cells.ts';
import type { ViewContext } from './context.ts';

/** An article in the format of the feed. */
export interface FeedPost {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly date: string;
  readonly categories: readonly string[];
  readonly cover: string;
  readonly hero_alt: string;
  readonly url: string;
  readonly minimal_url: string;
  readonly reading_time: number;
}

/** The URL from which the page fetches the feed, on this site or another. */
export const feedPath = (site: Site): string => site.journal?.feed ?? '/api/posts.json';

/** The page that shows the feed sets the sizes of its images. */
const PLACE = { width: 100 };
const ANY: Cells = { phone: PLACE, tablet: PLACE, desk: PLACE };

/** The posts known at build time, newest first, in the format of the feed. */
export function feedPosts({ site, imageFor }: Pick<ViewContext, 'site' | 'imageFor'>): readonly FeedPost[] {
  const { journal } = site;
  if (!journal) return [];
  return journal.posts
    .map((post) => feedPost(post, journal.origin, imageFor(post.cover, { preset: 'card', cells: ANY })?.src ?? ''))
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

const feedPost = (post: Post, origin: string, cover: string): FeedPost => ({
  slug: post.slug,
  title: post.title,
  excerpt: post.excerpt,
  date: post.date,
  categories: post.categories,
  cover,
  hero_alt: post.hero_alt,
  url: `${origin}/${post.slug}`,
  minimal_url: `${origin}/${post.slug}?view=minimal`,
  reading_time: post.reading_time,
});

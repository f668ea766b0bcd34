import type { ImageProps } from '../../props.ts';

/** An article, as a card displays it. */
export interface JournalPost {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** An ISO date. */
  readonly date: string;
  readonly categories: readonly string[];
  readonly href: string;
  /** Reading time in minutes. */
  readonly minutes: number;
  readonly image?: ImageProps;
}

/** A longer list would not be read. */
export const MAX_POSTS = 100;

/**
 * Returns the posts of one category in a feed, newest first. The feed is third-party data: invalid posts are skipped,
 * and links other than to web pages are dropped. Throws if the feed has no list of posts.
 */
export function postsIn(feed: unknown, category: string): readonly JournalPost[] {
  const posts = field(feed, 'posts');
  if (!Array.isArray(posts)) throw new Error('The journal feed has no posts.');
  return posts
    .flatMap((item: unknown) => postOf(item) ?? [])
    .filter(({ categories }) => categories.includes(category))
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .slice(0, MAX_POSTS);
}

function postOf(item: unknown): JournalPost | undefined {
  const text = (name: string) => textOf(field(item, name));
  const [slug, title, date] = [text('slug'), text('title'), text('date')];
  const href = webAddress(text('url'));
  const minutes = Number(field(item, 'reading_time'));
  if (!slug || !title || !href || !/^\d{4}-\d\d-\d\d/.test(date) || !(minutes > 0)) return undefined;
  const categories = field(item, 'categories');
  const cover = webAddress(text('cover'));
  return {
    slug,
    title,
    date,
    href,
    excerpt: text('excerpt'),
    minutes: Math.round(minutes),
    categories: Array.isArray(categories) ? categories.filter((name) => typeof name === 'string') : [],
    ...(cover ? { image: coverOf(cover, text('hero_alt')) } : {}),
  };
}

/** The dimensions reserve the space of a card's image while it loads. */
const coverOf = (src: string, alt: string): ImageProps => ({
  sources: [],
  src,
  alt,
  width: 640,
  height: 480,
});

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Returns a web address or a path of this site; `undefined` for anything else, such as `javascript:`. */
const webAddress = (text: string): string | undefined => (/^(https?:\/\/|\/(?!\/))/i.test(text) ? text : undefined);

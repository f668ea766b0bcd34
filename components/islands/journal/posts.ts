import type { ImageProps } from '../../props.ts';

/** An article as a card shows it. */
export interface JournalPost {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** An ISO date. */
  readonly date: string;
  readonly categories: readonly string[];
  readonly href: string;
  /** How many minutes it takes to read. */
  readonly minutes: number;
  readonly image?: ImageProps;
}

/** More would be no list that anyone reads. */
export const MAX_POSTS = 100;

/**
 * The posts of one category in a feed, newest first. A feed is written by others: what is no post is left out, and
 * nothing leads anywhere but to a web page. Throws where the feed has no list of posts.
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

/** A card's picture keeps its room while it loads. */
const coverOf = (src: string, alt: string): ImageProps => ({
  sources: [],
  src,
  alt,
  width: 640,
  height: 480,
  sizes: '100vw',
});

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** An address of a web page, or one of this site; nothing for any other: `javascript:` is one too. */
const webAddress = (text: string): string | undefined => (/^(https?:\/\/|\/(?!\/))/i.test(text) ? text : undefined);

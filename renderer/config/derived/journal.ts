import type { Post, Site } from '../site.ts';

/** The posts of one category that are known at build time, newest first. */
export const postsOf = (site: Site, category: string): readonly Post[] =>
  (site.journal?.posts ?? [])
    .filter(({ categories }) => categories.includes(category))
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));

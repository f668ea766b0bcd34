import { DIRECTIVES, joined, type Sources } from './directives.ts';

/**
 * What all pages have in common, for the header that every host sends. It says nothing of styles, nor of what nothing
 * else is said of: a page's own styles are known by their hash, which stands in the page. So a server's configuration
 * stays right when the site is built anew.
 */
export const sitePolicy = (pages: readonly Sources[]): Sources => {
  const all = joined(...pages);
  return {
    ...Object.fromEntries(DIRECTIVES.filter(isCommon).map((directive) => [directive, all[directive] ?? []])),
    'frame-ancestors': [],
  };
};

const isCommon = (directive: string): boolean => directive !== 'default-src' && directive !== 'style-src';

import { DIRECTIVES, joined, type Sources } from './directives.ts';

/**
 * Returns the policy that all pages share, for the header that every host sends. It omits styles and default-src: the
 * hashes of a page's own styles are in the page, so the configuration of a server stays valid after a new build.
 */
export const sitePolicy = (pages: readonly Sources[]): Sources => {
  const all = joined(...pages);
  return {
    ...Object.fromEntries(DIRECTIVES.filter(isCommon).map((directive) => [directive, all[directive] ?? []])),
    'frame-ancestors': [],
  };
};

const isCommon = (directive: string): boolean => directive !== 'default-src' && directive !== 'style-src';

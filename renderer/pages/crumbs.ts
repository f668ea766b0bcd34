import type { PlannedPage } from '../plan/page.ts';
import type { Site } from '../site.ts';

/** A step of the way to a page. */
export interface Crumb {
  readonly name: string;
  readonly route: string;
}

/** The way to a page, without the page itself: the pages in whose folders it lies, or the index of the catalogue, then its group. */
export function crumbsOf(site: Site, page: PlannedPage): readonly Crumb[] {
  const folders = page.canonical.split('/').slice(1, -1);
  const folder = folders.flatMap((_, index) => crumb(site, `/${folders.slice(0, index + 1).join('/')}`));
  const above = folder.length === 0 && page.category !== undefined ? crumb(site, site.catalogueRoute) : folder;
  const slug = page.treatment === undefined ? undefined : site.catalogue[page.treatment]?.category;
  const category = slug === undefined ? undefined : site.categories[slug];
  const group = category && category.route !== page.canonical ? [{ name: category.name, route: category.route }] : [];
  return [...above, ...group];
}

const crumb = (site: Site, route: string): readonly Crumb[] => {
  const data = site.routes[route];
  return data ? [{ name: data.name, route }] : [];
};

import type { Site } from '../config/site.ts';
import type { PlannedPage } from '../plan/page.ts';

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
  const isApart = category && ![page.canonical, ...above.map(({ route }) => route)].includes(category.route);
  return [...above, ...(isApart ? [{ name: category.name, route: category.route }] : [])];
}

/** The same as a page shows it: one that lies in no other lies in the home page. */
export function shownCrumbs(
  site: Site,
  page: PlannedPage,
): readonly { readonly name: string; readonly href: string }[] {
  const way = crumbsOf(site, page);
  const shown = way.length > 0 || page.canonical === '/' ? way : crumb(site, '/');
  return shown.map(({ name, route }) => ({ name, href: route }));
}

const crumb = (site: Site, route: string): readonly Crumb[] => {
  const data = site.routes[route];
  return data ? [{ name: data.name, route }] : [];
};

import type { Site } from '../config/site.ts';
import type { PlannedPage } from '../plan/page.ts';

/** A breadcrumb. */
interface Crumb {
  readonly name: string;
  readonly route: string;
}

/**
 * The breadcrumbs of a page, without the page itself: the pages whose paths contain its path, or the index of the
 * catalogue followed by its category.
 */
export function crumbsOf(site: Site, page: PlannedPage): readonly Crumb[] {
  const folders = page.canonical.split('/').slice(1, -1);
  const folder = folders.flatMap((_, index) => crumb(site, `/${folders.slice(0, index + 1).join('/')}`));
  const above = folder.length === 0 && page.category !== undefined ? crumb(site, site.catalogueRoute) : folder;
  const slug = page.treatment === undefined ? undefined : site.catalogue[page.treatment]?.category;
  const category = slug === undefined ? undefined : site.categories[slug];
  const isApart = category && ![page.canonical, ...above.map(({ route }) => route)].includes(category.route);
  return [...above, ...(isApart ? [{ name: category.name, route: category.route }] : [])];
}

/** The breadcrumbs that a page shows. A page that is below no other page is below the home page. */
export function breadcrumbsOf(
  site: Site,
  page: PlannedPage,
): readonly { readonly name: string; readonly href: string }[] {
  const crumbs = crumbsOf(site, page);
  const withHome = crumbs.length > 0 || page.canonical === '/' ? crumbs : crumb(site, '/');
  return withHome.map(({ name, route }) => ({ name, href: route }));
}

const crumb = (site: Site, route: string): readonly Crumb[] => {
  const data = site.routes[route];
  return data ? [{ name: data.name, route }] : [];
};

import type { Target } from '../../facts/target.ts';
import type { Site } from '../site.ts';

type Pages = Pick<Site, 'routes' | 'catalogueRoute'>;

/** Where a treatment's page lies where none is declared: in the folder of the catalogue, which may be the whole site. */
export const bareRoute = (catalogueRoute: string, slug: string): string =>
  `${catalogueRoute === '/' ? '' : catalogueRoute}/${slug}`;

/** Where a treatment's page lies: the one that is declared as its own, or else the bare one. */
export function treatmentRoute({ routes, catalogueRoute }: Pages, slug: string): string {
  const bare = bareRoute(catalogueRoute, slug);
  if (routes[bare]?.treatment === slug) return bare;
  return Object.keys(routes).find((route) => routes[route]?.treatment === slug) ?? bare;
}

/** The treatment that a link names, or whose own page it leads to. */
export function treatmentAt({ routes }: Pick<Site, 'routes'>, to: Target): string | undefined {
  if (to.kind === 'treatment') return to.name;
  return to.kind === 'route' ? routes[to.route]?.treatment : undefined;
}

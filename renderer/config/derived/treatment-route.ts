import type { Target } from '../../facts/target.ts';
import type { Site } from '../site.ts';
import { generatedRoute } from './generated-route.ts';

type Pages = Pick<Site, 'routes' | 'catalogueRoute'>;

/** The route of a treatment's page: the page that the config declares for it, or the generated one. */
export function treatmentRoute({ routes, catalogueRoute }: Pages, slug: string): string {
  const bare = generatedRoute(catalogueRoute, slug);
  if (routes[bare]?.treatment === slug) return bare;
  return Object.keys(routes).find((route) => routes[route]?.treatment === slug) ?? bare;
}

/** The treatment that a link names, or whose page it links to. */
export function treatmentAt({ routes }: Pick<Site, 'routes'>, to: Target): string | undefined {
  if (to.kind === 'treatment') return to.name;
  return to.kind === 'route' ? routes[to.route]?.treatment : undefined;
}

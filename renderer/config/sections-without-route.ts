import { distinctBy } from '../core/distinct.ts';
import type { Finding } from '../core/finding.ts';
import { configError } from './issues/config-error.ts';
import { valueAtPath } from './value-at.ts';

/**
 * Reports sections of a page whose route is missing, if a link or a name needs that route: the route was probably
 * deleted by accident. If another route has no sections, the route was renamed instead.
 */
export function sectionsWithoutRoute(problems: readonly Finding[], config: unknown): readonly Finding[] {
  const [routes, pages] = [namesIn(config, 'routes'), namesIn(config, 'pages')];
  if ([...routes].some((route) => !pages.has(route))) return [];
  const missing = problems.flatMap(({ missingPath }) => {
    const route = missingPath?.startsWith('routes.') ? missingPath.slice('routes.'.length) : '';
    return pages.has(route) && !routes.has(route) ? [{ route, missingPath }] : [];
  });
  return distinctBy(missing, ({ route }) => route).map(({ route, missingPath }) => ({
    ...configError('config/missing', noRoute(route), ['pages', route], addRoute(route)),
    part: 'name',
    ...(missingPath === undefined ? {} : { missingPath }),
  }));
}

const namesIn = (config: unknown, part: string): ReadonlySet<string> =>
  new Set(Object.keys(Object(valueAtPath(config, [part]))));

export const noRoute = (route: string): string =>
  `No page shows the sections of “${route}”: this route does not exist.`;

/** A line to paste into `routes`. */
export const addRoute = (route: string): string =>
  `Add it to “routes”: '${route}': { title: 'A title for search results', description: 'One or two sentences.', name: 'A short name' }, Or remove the sections.`;

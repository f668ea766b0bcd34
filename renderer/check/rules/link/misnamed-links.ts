/** Links whose label is the name of another page than the one that they open. */
import type { Site } from '../../../config/site.ts';
import { valueAtPath } from '../../../config/value-at.ts';
import type { ConfigPath } from '../../../core/finding.ts';
import { isProse, sourceOf } from '../../../facts/prose.ts';
import type { LinkMap } from '../../links/link-map.ts';

export interface MisnamedLink {
  readonly label: string;
  /** The page that it opens, and the page that has the label as its name. */
  readonly route: string;
  readonly meant: string;
  readonly path: ConfigPath;
}

/** Returns these links of the config: `{ label: 'Terms', to: '/privacy' }` if '/terms' is named “Terms”. */
export function misnamedLinks(site: Site, { authored }: LinkMap): readonly MisnamedLink[] {
  const routes = Object.entries(site.routes);
  return authored.links.flatMap(({ target, location: { path = [] } }) => {
    const label = path.at(-1) === 'to' ? textOf(valueAtPath(site, [...path.slice(0, -1), 'label'])) : '';
    if (label === '' || target?.kind !== 'route' || target.anchor !== undefined) return [];
    const { route } = target;
    const [meant, another] = routes.filter(([, { name }]) => name.toLowerCase() === label);
    // 'Prices' may open the prices of one department: '/feet/prices'.
    if (!meant || another || meant[0] === route || saysLabel(site, route, label)) return [];
    return [{ label: meant[1].name, route, meant: meant[0], path }];
  });
}

const textOf = (label: unknown): string =>
  typeof label === 'string' || isProse(label) ? sourceOf(label).toLowerCase() : '';

function saysLabel({ routes }: Site, route: string, label: string): boolean {
  const { name = '', title = '' } = routes[route] ?? {};
  const words = `${name} ${title} ${route.replaceAll('-', ' ')}`.toLowerCase();
  return words.includes(label);
}

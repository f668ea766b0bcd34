/** Sections under an address that is not a route: no page shows them, so that rules miss what they contain. */
import type { Site } from '../../config/site.ts';
import type { Finding } from '../../core/finding.ts';
import { nearest } from '../../facts/nearest.ts';

/** The address of sections that no page shows, and the route without sections that is probably meant. */
export interface LostSections {
  readonly name: string;
  readonly meant?: string;
}

/** Returns every address of sections that is not a route. */
export function lostSections({ routes, pages }: Pick<Site, 'routes' | 'pages'>): readonly LostSections[] {
  const names = Object.keys(pages).filter((name) => !routes[name]);
  const bare = Object.keys(routes).filter((route) => !pages[route]);
  const [only] = names.length === 1 && bare.length === 1 ? bare : [];
  return names.map((name) => {
    const similar = nearest(name, bare);
    const meant = similar?.near ? similar.name : only;
    return meant === undefined ? { name } : { name, meant };
  });
}

/** Returns whether a rule reports the absence of something that such sections contain, by its name in the config. */
export function isInLostSections(site: Site): (finding: Finding) => boolean {
  const lost = lostSections(site);
  if (lost.length === 0) return () => false;
  const routes = new Set(lost.flatMap(({ meant = [] }) => meant));
  const contents = JSON.stringify([
    ...lost.map(({ name }) => site.pages[name]),
    ...[...routes].map((route) => site.routes[route]),
  ]);
  const words = new Set(contents.match(/[\w-]+/g));
  const namesOf = ({ path: [part, key = ''] = [] }: Finding): readonly string[] => {
    const { category, alsoIn = [] } = (part === 'catalogue' && site.catalogue[key]) || {};
    // `signatureOffers()` shows all offers.
    return [
      `${key}`,
      ...(category === undefined ? [] : [category, ...alsoIn]),
      ...(part === 'offers' ? ['signatureOffers'] : []),
    ];
  };
  return (finding) =>
    finding.searchesFor === 'parts' &&
    finding.rule !== 'content/empty-page' &&
    (routes.has(finding.page ?? '') || namesOf(finding).some((name) => words.has(name)));
}

import type { Plan } from '../../renderer/plan/index.ts';
import type { PlannedPage } from '../../renderer/plan/page.ts';

type Pages = Pick<Plan, 'pages'>;

/** What a page consists of: its kinds of sections, and what it hides. */
const partsOf = ({ sections, hide }: PlannedPage): readonly string[] => [
  ...sections.map(({ data }) => data.kind),
  ...hide.map((part) => `without ${part}`),
];

/** What makes one page look different from another: its sections, in the colours of its department, and what it hides. */
const looksOf = ({ department, sections, hide }: PlannedPage): readonly string[] => [
  ...sections.map(({ data }) => `${department} ${data.kind}`),
  ...hide.map((part) => `without ${part}`),
];

/**
 * Returns addresses of pages that together have every kind of section in every department, and hide everything that a
 * page can hide: for tests whose result depends on nothing else, and which would take long on all pages.
 */
export const variedRoutes = (plan: Pages): readonly string[] => routesWithAll(plan, looksOf);

/** Returns fewer addresses, for tests whose result does not depend on colours: every kind of section in any department. */
export const routesOfEveryKind = (plan: Pages): readonly string[] => routesWithAll(plan, partsOf);

/** Returns addresses of pages that together have all features of all pages. */
function routesWithAll({ pages }: Pages, featuresOf: (page: PlannedPage) => readonly string[]): readonly string[] {
  const missing = new Set(pages.flatMap(featuresOf));
  const chosen: string[] = [];
  const newIn = (page: PlannedPage) => new Set(featuresOf(page).filter((feature) => missing.has(feature))).size;
  while (missing.size > 0) {
    const [best] = [...pages].sort((a, b) => newIn(b) - newIn(a));
    if (!best) break;
    chosen.push(best.route);
    for (const feature of featuresOf(best)) missing.delete(feature);
  }
  return chosen;
}

import { treatmentRoute } from '../../../config/derived/treatment-route.ts';
import type { Site } from '../../../config/site.ts';
import { SCRUB } from '../example-values.ts';
import { type SeenPage, sectionsOfKind } from '../pages.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { FEET } from './example-items.ts';

/** A category whose page lists its treatments by hand. */
const categoryPage = (...lines: readonly string[]) => ({
  'categories.hands.route': '/hands',
  'routes./hands': { title: 'By hand', description: 'Everything by hand.', name: 'By hand' },
  'pages./hands': [{ kind: 'placeholder', title: 'By hand', lines, actions: [] }],
});

const GROUPS = [{ kind: 'catalogueGroups', title: 'Treatments', categories: ['hands'] }];

export const unlistedTreatment: Rule = {
  name: 'content/unlisted-treatment',
  severity: 'warning',
  searchesFor: 'parts',
  checks: 'The page of every category lists all its treatments, and the page of all treatments lists every category.',
  because: 'Visitors look for a treatment on the page of its category, and do not find it.',
  source: 'docs/config.md, “Common edits”',
  bad: {
    'a new category that the page of all treatments does not list': {
      'pages./treatments': GROUPS,
      'categories.feet': { ...FEET, route: '/treatments' },
    },
    'a new treatment that the page of its category does not mention': {
      ...categoryPage('Massage, or Cupping.'),
      'catalogue.scrub': SCRUB,
    },
    'a treatment that the page of its second category does not mention': {
      ...categoryPage('Massage, Cupping, or Scrub.'),
      'catalogue.scrub': { ...SCRUB, alsoIn: ['feet'] },
      'categories.feet': FEET,
      'routes./feet': { title: 'On foot', description: 'Everything on foot.', name: 'On foot' },
      'pages./feet': [{ kind: 'placeholder', title: 'On foot', lines: ['Walking.'], actions: [] }],
    },
  },
  good: {
    'a page that lists all treatments of its category': categoryPage('Massage, or Cupping.'),
    'a category without a page of its own': { 'categories.hands.route': '/' },
  },
  find: ({ site, pages, links }) => {
    const byRoute = new Map(pages.map((page) => [page.route, page]));
    const treatments = listings(site).flatMap(({ slug, name, category, path }) => {
      const { name: categoryName = '', route = '' } = site.categories[category] ?? {};
      // The home page and the index of all treatments show a selection.
      const isOwnPage = route !== '/' && route !== site.catalogueRoute;
      const page = isOwnPage ? byRoute.get(route) : undefined;
      const own = treatmentRoute(site, slug);
      return !page || own === route || lists(page, { name, own }, links)
        ? []
        : {
            message: `“${name}” is not on “${route}”, the page of its category “${categoryName}”.`,
            help: `Add '${slug}' to a list of treatments there, or correct its category.`,
            path,
          };
    });
    return [...treatments, ...unlistedCategories(site, pages)];
  },
};

/** Reports categories that the groups on the page of all treatments lack, although they list others of the department. */
function unlistedCategories(site: Site, pages: readonly SeenPage[]): readonly RuleFinding[] {
  const page = pages.filter(({ route }) => route === site.catalogueRoute);
  const groups = sectionsOfKind(page, 'catalogueGroups').flatMap(({ data }) => data.categories);
  const cards = sectionsOfKind(page, 'treatmentCards').map(({ data }) => data.category);
  const linked = sectionsOfKind(page, 'categoryCards').flatMap(({ data }) => data.categories);
  const shown = new Set([...groups, ...cards, ...linked]);
  const departments = new Set(groups.map((name) => site.categories[name]?.department));
  return Object.entries(site.categories).flatMap(([slug, { name, department }]) =>
    shown.has(slug) || !departments.has(department)
      ? []
      : {
          message: `The category “${name}” is not on “${site.catalogueRoute}”, which lists the others.`,
          help: `Add '${slug}' to the categories of catalogueGroups() there, or remove the category.`,
          path: ['categories', slug],
          part: 'name',
        },
  );
}

/** Every treatment with each of its categories. */
const listings = ({ catalogue }: Site) =>
  Object.entries(catalogue).flatMap(([slug, { name, category, alsoIn = [] }]) => [
    { slug, name, category, path: ['catalogue', slug, 'category'] },
    ...alsoIn.map((other, index) => ({ slug, name, category: other, path: ['catalogue', slug, 'alsoIn', index] })),
  ]);

/** Returns true if the page names the treatment or links to its page. */
const lists = (
  page: SeenPage,
  { name, own }: { readonly name: string; readonly own: string },
  links: RuleInput['links'],
): boolean =>
  page.words().includes(name) ||
  (links.pages.get(page.route)?.references ?? []).some(({ to }) => to.kind === 'page' && to.route === own);

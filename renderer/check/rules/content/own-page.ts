import { generatedRoute } from '../../../config/derived/generated-route.ts';
import type { Site } from '../../../config/site.ts';
import { SECOND_DEPARTMENT } from '../example-values.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { categoryPageFindings, copied } from './category-pages.ts';
import { FEET } from './example-items.ts';

const CUPPING = { title: 'Cupping', description: 'Cups, warm and still.', name: 'Cupping', treatment: 'cupping' };
const CARDS = (category: string) => [
  { kind: 'placeholder', title: 'Feet', lines: ['By foot.'], actions: [] },
  { kind: 'treatmentCards', category },
];
const ROUTE = { title: 'Feet', description: 'What is done by foot.', name: 'Feet', category: 'feet' };
const CATEGORY = { 'categories.feet': FEET, 'catalogue.cupping.category': 'feet', 'routes./feet': ROUTE };

export const ownPage: Rule = {
  name: 'content/own-page',
  severity: 'error',
  checks:
    'The address, cards and sections of the page of a treatment or category are all about that treatment or category.',
  because: 'A page that was copied and only partly changed shows visitors the price of another treatment.',
  source: 'docs/config.md, “Pages”',
  bad: {
    'a page at the address of cupping that is about massage': {
      'routes./treatments/cupping': { ...CUPPING, treatment: 'massage' },
      'pages./treatments/cupping': [{ kind: 'treatmentHero', lead: 'Cups.', image: 'dot', trust: ['By hand'] }],
    },
    'a page of a treatment with the options of another': {
      'routes./treatments/cupping': CUPPING,
      'pages./treatments/cupping': [{ kind: 'options', title: 'Choose', treatment: 'massage' }],
    },
    'a category whose cards link to the page of another': {
      ...CATEGORY,
      'pages./feet': CARDS('feet'),
      'categories.hands.route': '/feet',
    },
    'a page of a category with the cards of another': { ...CATEGORY, 'pages./feet': CARDS('hands') },
    'cards that begin with a treatment of another category': {
      ...CATEGORY,
      'pages./feet': [{ kind: 'treatmentCards', category: 'feet', first: ['massage'] }],
    },
    'a page in the colours of another department': {
      'departments.other': SECOND_DEPARTMENT,
      'routes./treatments/massage.department': 'other',
    },
  },
  good: {
    'a page of a category with its cards': { ...CATEGORY, 'pages./feet': CARDS('feet') },
    'a page at the address of cupping that is about cupping': {
      'routes./treatments/cupping': CUPPING,
      'pages./treatments/cupping': [{ kind: 'placeholder', title: 'Cupping', lines: [], actions: [] }],
    },
  },
  find: ({ site }) => [
    ...treatmentPages(site),
    ...optionsOfOthers(site),
    ...categoryPageFindings(site),
    ...departmentPages(site),
  ],
};

const ROUTE_HELP = 'Correct the copied values of this route: its treatment, title, description and name.';

/** The treatments whose names are in addresses of pages. */
const slugsOfRoutes = ({ catalogue, catalogueRoute }: Site): ReadonlyMap<string, string> =>
  new Map(Object.keys(catalogue).map((slug) => [generatedRoute(catalogueRoute, slug), slug]));

/** Reports pages of a treatment whose address names another, or which another page is already about. */
function treatmentPages(site: Site): readonly RuleFinding[] {
  const first = new Map<string, string>();
  const slugOfRoute = slugsOfRoutes(site);
  return Object.entries(site.routes).flatMap(([route, { treatment }]) => {
    if (treatment === undefined) return [];
    const path = ['routes', route, 'treatment'];
    const other = slugOfRoute.get(route);
    if (other !== undefined && other !== treatment)
      return { message: `The page “${route}” is about “${treatment}”, not about “${other}”.`, help: ROUTE_HELP, path };
    const own = first.get(treatment);
    if (own === undefined) first.set(treatment, route);
    if (own === undefined) return [];
    return { message: `“${own}” is already the page of “${treatment}”.`, help: ROUTE_HELP, path };
  });
}

/** Reports pages of a treatment that show the options of another, which their address does not name either. */
function optionsOfOthers(site: Site): readonly RuleFinding[] {
  const slugOfRoute = slugsOfRoutes(site);
  return Object.entries(site.routes).flatMap(([route, { treatment }]) =>
    (site.pages[route] ?? []).flatMap((section, index) =>
      treatment === undefined ||
      section.kind !== 'options' ||
      [treatment, slugOfRoute.get(route)].includes(section.treatment)
        ? []
        : copied(
            ['pages', route, index, 'treatment'],
            `The page of “${treatment}” shows the options of “${section.treatment}”.`,
          ),
    ),
  );
}

/** Reports pages whose department differs from that of their treatment or category. */
const departmentPages = (site: Site): readonly RuleFinding[] =>
  Object.entries(site.routes).flatMap(([route, { department, treatment = '', category }]) => {
    const owner = site.categories[category ?? site.catalogue[treatment]?.category ?? ''];
    if (department === undefined || !owner || owner.department === department) return [];
    return copied(
      ['routes', route, 'department'],
      `“${route}” belongs to “${department}”, but its treatment or category belongs to “${owner.department}”.`,
    );
  });

import { bareRoute } from '../../../config/derived/treatment-route.ts';
import type { SectionData, Site } from '../../../config/site.ts';
import type { Rule, RuleFinding } from '../rule.ts';

const CUPPING = { title: 'Cupping', description: 'Cups, warm and still.', name: 'Cupping', treatment: 'cupping' };
const CARDS = (category: string) => [
  { kind: 'placeholder', title: 'Feet', lines: ['By foot.'], actions: [] },
  { kind: 'treatmentCards', category },
];
const FEET = { name: 'Feet', department: 'main', anchor: 'feet', route: '/feet', description: 'Everything by foot.' };
const ROUTE = { title: 'Feet', description: 'What is done by foot.', name: 'Feet', category: 'feet' };
const GROUP = { 'categories.feet': FEET, 'catalogue.cupping.category': 'feet', 'routes./feet': ROUTE };

export const ownPage: Rule = {
  name: 'content/own-page',
  severity: 'error',
  checks:
    'The page of a treatment or a group is about that one: its address, the cards that lead to it and what it shows agree.',
  because: 'A page that was copied and half changed shows the price of another treatment under its own words.',
  source: 'docs/config.md, “Pages”',
  examples: {
    bad: [
      {
        shows: 'a page of cupping that is about massage',
        values: {
          'routes./treatments/cupping': { ...CUPPING, treatment: 'massage' },
          'pages./treatments/cupping': [{ kind: 'treatmentHero', lead: 'Cups.', image: 'dot', trust: ['By hand'] }],
        },
      },
      {
        shows: 'a group whose cards lead to the page of another',
        values: {
          ...GROUP,
          'pages./feet': CARDS('feet'),
          'categories.hands.route': '/feet',
        },
      },
      { shows: 'a page of a group with the cards of another', values: { ...GROUP, 'pages./feet': CARDS('hands') } },
      {
        shows: 'a page in the colours of another arm',
        values: { 'departments.other': department(), 'routes./treatments/massage.department': 'other' },
      },
    ],
    good: [
      { shows: 'a page of a group with its cards', values: { ...GROUP, 'pages./feet': CARDS('feet') } },
      {
        shows: 'a page of cupping that is about cupping',
        values: {
          'routes./treatments/cupping': CUPPING,
          'pages./treatments/cupping': [{ kind: 'placeholder', title: 'Cupping', lines: [], actions: [] }],
        },
      },
    ],
  },
  find: ({ site }) => [...treatments(site), ...leads(site), ...groups(site), ...departments(site)],
};

const HELP = 'Correct what was copied.';

/** The page of a treatment: its address names it, and no other page is about it. */
function treatments(site: Site): readonly RuleFinding[] {
  const first = new Map<string, string>();
  const named = new Map(Object.keys(site.catalogue).map((slug) => [bareRoute(site.catalogueRoute, slug), slug]));
  return Object.entries(site.routes).flatMap(([route, { treatment }]) => {
    if (treatment === undefined) return [];
    const path = ['routes', route, 'treatment'];
    const other = named.get(route);
    if (other !== undefined && other !== treatment)
      return [{ message: `The page “${route}” is about “${treatment}”, not about “${other}”.`, help: HELP, path }];
    const own = first.get(treatment);
    if (own === undefined) first.set(treatment, route);
    return own === undefined ? [] : [{ message: `“${own}” is the page of “${treatment}” already.`, help: HELP, path }];
  });
}

/** A group’s cards lead to its page: not to one that is about another group alone. */
const leads = (site: Site): readonly RuleFinding[] =>
  Object.entries(site.categories).flatMap(([slug, { route }]) => {
    const about = site.routes[route]?.category;
    if (about === undefined || about === slug || shows(site, route, slug)) return [];
    return [
      {
        message: `The cards of “${slug}” lead to “${route}”, which is about “${about}”.`,
        help: HELP,
        path: ['categories', slug, 'route'],
      },
    ];
  });

/** The page of a group is where its cards lead, and shows them. */
const groups = (site: Site): readonly RuleFinding[] =>
  Object.entries(site.routes).flatMap(([route, { category }]): readonly RuleFinding[] => {
    const home = category === undefined ? undefined : site.categories[category]?.route;
    if (category === undefined || home === undefined) return [];
    if (home !== route)
      return [
        {
          message: `“${route}” is about “${category}”, whose cards lead to “${home}”.`,
          help: HELP,
          path: ['routes', route, 'category'],
        },
      ];
    const index = (site.pages[route] ?? []).findIndex((section) => section.kind === 'treatmentCards');
    const section = site.pages[route]?.[index];
    if (section?.kind !== 'treatmentCards' || shows(site, route, category)) return [];
    return [
      {
        message: `The page of “${category}” shows the cards of “${section.category}”.`,
        help: HELP,
        path: ['pages', route, index, 'category'],
      },
    ];
  });

/** True where a section of a page is about a group. */
const shows = (site: Site, route: string, category: string): boolean =>
  (site.pages[route] ?? []).some((section) => groupsOf(site, section).includes(category));

function groupsOf({ catalogue }: Site, section: SectionData): readonly (string | undefined)[] {
  switch (section.kind) {
    case 'treatmentCards':
    case 'comingSoon':
      return [section.category];
    case 'categoryCards':
    case 'catalogueGroups':
      return section.categories;
    case 'options':
      return [catalogue[section.treatment]?.category];
    default:
      return [];
  }
}

/** A page has the colours of the arm to which its treatment or its group belongs. */
const departments = (site: Site): readonly RuleFinding[] =>
  Object.entries(site.routes).flatMap(([route, { department, treatment = '', category }]) => {
    const group = site.categories[category ?? site.catalogue[treatment]?.category ?? ''];
    if (department === undefined || !group || group.department === department) return [];
    return [
      {
        message: `“${route}” belongs to “${department}”, and what it is about to “${group.department}”.`,
        help: HELP,
        path: ['routes', route, 'department'],
      },
    ];
  });

function department(): Readonly<Record<string, unknown>> {
  const consultation = {
    name: 'first visit',
    treatment: 'massage',
    where: 'in the practice',
    whom: 'with a therapist',
    page: '/',
    action: { label: 'Book a first visit', to: '/go/visit' },
  };
  const returning = { label: 'Book again', to: '/go/visit' };
  const said = { name: 'Other', label: 'Other', description: 'Another arm.', type: 'LocalBusiness' };
  return { ...said, page: '/', palette: 'warm', consultation, returning };
}

import { categoriesOf } from '../../../config/derived/catalogue.ts';
import { offeringDepartments } from '../../../config/derived/department.ts';
import type { Site } from '../../../config/site.ts';
import type { ConfigPath } from '../../../core/finding.ts';
import { BOOKING_LINK, SECOND_DEPARTMENT } from '../example-values.ts';
import { type SeenPage, sectionsOfKind } from '../pages.ts';
import type { Rule } from '../rule.ts';
import { FEET } from './example-items.ts';

const WITH_FEET = {
  'departments.second': {
    ...SECOND_DEPARTMENT,
    consultation: { ...SECOND_DEPARTMENT.consultation, treatment: 'cupping' },
  },
  'categories.feet': { ...FEET, department: 'second', route: '/' },
  'catalogue.cupping.category': 'feet',
};
const pathsOf = (menu: readonly object[]) => ({
  ...WITH_FEET,
  'pages./treatments': [
    {
      kind: 'pathways',
      title: 'Two departments',
      paths: [{ department: 'second', text: 'For feet.', image: 'dot', menu, action: BOOKING_LINK }],
    },
  ],
});

export const otherDepartment: Rule = {
  name: 'content/other-department',
  severity: 'warning',
  checks: 'The short menu, the catalogue and the first appointment of a department are its own.',
  because: 'Visitors look for a treatment in one department, and its page and booking are those of another.',
  source: 'docs/config.md, “Common edits”',
  bad: {
    'a treatment that moved to another department': pathsOf([{ treatment: 'massage' }]),
    'a category of another department': pathsOf([{ category: 'hands' }]),
    'a first appointment of another department': {
      ...WITH_FEET,
      'departments.second.consultation.treatment': 'massage',
    },
    'a group of the catalogue with a category of another department': {
      ...WITH_FEET,
      'pages./treatments': [
        { kind: 'catalogueGroups', title: 'Feet', department: 'second', categories: ['feet', 'hands'] },
      ],
    },
  },
  good: {
    'a treatment of the department': pathsOf([{ treatment: 'cupping' }]),
    'a treatment that belongs to both departments': {
      ...pathsOf([{ treatment: 'massage' }]),
      'catalogue.massage.alsoIn': ['feet'],
    },
  },
  find: ({ site, pages }) => {
    const nameOf = (key: string) => site.departments[key]?.name ?? key;
    // content/empty-department reports the others.
    const offering = offeringDepartments(site);
    const listed = [...consultations(site), ...menus(pages), ...groups(pages)];
    return listed.flatMap(({ department, item, path }) => {
      const { name, owners, field } = describe(site, item);
      const [owner] = owners;
      if (owner === undefined || owners.includes(department) || !offering.has(department)) return [];
      return {
        message: `“${name}” is listed in “${nameOf(department)}”, but it belongs to “${nameOf(owner)}”.`,
        help: `Remove it from this list, or correct its ${field}.`,
        path,
      };
    });
  },
};

type Item = Partial<Readonly<Record<'category' | 'treatment' | 'programme', string | undefined>>>;

/** Something that a department lists, and the path of its name. */
interface Listed {
  readonly department: string;
  readonly item: Item;
  readonly path: ConfigPath;
}

const consultations = ({ departments }: Site): readonly Listed[] =>
  Object.entries(departments).map(([department, { consultation }]) => ({
    department,
    item: consultation,
    path: ['departments', department, 'consultation', consultation.treatment === undefined ? 'programme' : 'treatment'],
  }));

const menus = (pages: readonly SeenPage[]): readonly Listed[] =>
  sectionsOfKind(pages, 'pathways').flatMap(({ data, path }) =>
    data.paths.flatMap(({ department, menu }, at) =>
      menu.map((item, index) => ({ department, item, path: [...path, 'paths', at, 'menu', index] })),
    ),
  );

const groups = (pages: readonly SeenPage[]): readonly Listed[] =>
  sectionsOfKind(pages, 'catalogueGroups').flatMap(({ data: { department, categories }, path }) =>
    categories.map((category, index) => ({ department, item: { category }, path: [...path, 'categories', index] })),
  );

/** The visible name of an item, the departments that it belongs to, and the field that decides this. */
function describe(site: Site, { category = '', treatment = '', programme = '' }: Item) {
  const offered = site.catalogue[treatment];
  const other = site.categories[category] ?? site.programmes[programme];
  const owners = offered ? categoriesOf(offered).map((key) => site.categories[key]?.department) : [other?.department];
  return {
    name: offered?.name ?? other?.name ?? '',
    owners: owners.filter((owner) => owner !== undefined),
    field: offered ? 'category' : 'department',
  };
}

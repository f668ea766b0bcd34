import type { ConfigPath } from '../../core/finding.ts';
import { textsOf } from '../../facts/texts.ts';
import { WHOLE_CLINIC } from '../schema/department.ts';
import type { SectionData, Site } from '../site.ts';
import { categoriesOf } from './catalogue.ts';

/** The config path of the fields of a department, which are those of the clinic if it has no departments. */
export const departmentPath = (name: string): ConfigPath =>
  name === WHOLE_CLINIC ? ['clinic'] : ['departments', name];

/** Checks whether the clinic has no departments. */
export const isWhole = (department: string): boolean => department === WHOLE_CLINIC;

/**
 * Returns the department of a declared page: the first of the department that it names, that of its treatment or
 * category, the one whose main page it is, and that of its sections. If its sections belong to several departments, it is
 * the first of these in the config; if they belong to none, it is the first department of the config.
 */
export function departmentOfPage(site: Site, route: string): string {
  const data = site.routes[route];
  const names = Object.keys(site.departments);
  const ofPage = names.filter((name) => site.departments[name]?.page === route);
  const ofItems = new Set([
    ...(data?.requires ?? []).flatMap((item) => departmentOfTreatment(site, item.split('.', 1)[0]) ?? []),
    ...(site.pages[route] ?? []).flatMap((section) => departmentsOfSection(site, section)),
  ]);
  return (
    data?.department ??
    departmentOfTreatment(site, data?.treatment) ??
    departmentOfCategory(site, data?.category) ??
    (ofPage.length === 1 ? ofPage[0] : undefined) ??
    names.find((name) => ofItems.has(name)) ??
    names[0] ??
    ''
  );
}

const departmentOfCategory = (site: Site, slug: string | undefined): string | undefined =>
  slug === undefined ? undefined : site.categories[slug]?.department;

/** Returns the department that offers a treatment. */
export const departmentOfTreatment = (site: Site, slug: string | undefined): string | undefined =>
  slug === undefined ? undefined : departmentOfCategory(site, site.catalogue[slug]?.category);

/** Returns the departments that offer a treatment or a programme. */
export const offeringDepartments = (site: Site): ReadonlySet<string | undefined> =>
  new Set([
    ...Object.values(site.catalogue).flatMap((treatment) =>
      categoriesOf(treatment).map((category) => departmentOfCategory(site, category)),
    ),
    ...Object.values(site.programmes).map(({ department }) => department),
  ]);

/** Returns the departments of everything that a section names: departments, categories, treatments, programmes. */
const departmentsOfSection = (site: Site, section: SectionData): readonly string[] =>
  // The category of a journal is a word of its posts.
  section.kind === 'journalList'
    ? []
    : [...textsOf(section)].flatMap(({ path, text }) => departmentOfName(site, fieldOf(path), text) ?? []);

/** 'categories' for ['categories', 0] */
const fieldOf = (path: ConfigPath): string => String(path.findLast((key) => typeof key === 'string') ?? '');

function departmentOfName(site: Site, field: string, name: string): string | undefined {
  if (field === 'department') return name;
  if (field === 'category' || field === 'categories') return departmentOfCategory(site, name);
  if (field === 'treatment' || field === 'first') return departmentOfTreatment(site, name);
  if (field === 'programme') return site.programmes[name]?.department;
  if (field !== 'offers') return undefined;
  return departmentOfTreatment(site, site.offers[name]?.includes?.[0]?.split('.', 1)[0]);
}

import { departmentOfPage, departmentOfTreatment } from '../config/derived/department.ts';
import { generatedRoute } from '../config/derived/generated-route.ts';
import { treatmentRoute } from '../config/derived/treatment-route.ts';
import type { ChromePart } from '../config/schema/route.ts';
import type { Alias, Route, SectionData, Site, Treatment } from '../config/site.ts';
import type { ConfigPath } from '../core/finding.ts';
import { fileOfPage } from '../core/page-file.ts';
import type { Prose } from '../facts/prose.ts';

/** A page to be rendered: its address, its metadata and its sections. */
export interface PlannedPage {
  /** Its address, without a trailing slash: '/team'. */
  readonly route: string;
  /** Its file below the output folder: 'team.html'. */
  readonly file: string;
  readonly status: 200 | 404;
  readonly title: Prose;
  readonly description: Prose;
  readonly name: string;
  readonly department: string;
  readonly treatment?: string | undefined;
  readonly category?: string | undefined;
  /** Catalogue items without which the page shows nothing. */
  readonly requires: readonly string[];
  /** The route that search engines should list instead; usually its own. */
  readonly canonical: string;
  readonly index: boolean;
  readonly hide: readonly ChromePart[];
  readonly sections: readonly { readonly data: SectionData; readonly path: ConfigPath }[];
  /** The config path that declares it. */
  readonly path: ConfigPath;
}

/** Returns every page: declared pages, their aliases, and a summary page for each treatment that has no page. */
export const planPages = (site: Site): readonly PlannedPage[] => [
  ...Object.entries(site.routes).map(([route, data]) => declared(site, route, data)),
  ...Object.entries(site.aliases).flatMap(([route, alias]) => second(site, route, alias)),
  ...Object.keys(site.catalogue).flatMap((slug) => fallback(site, slug)),
];

/** Returns `true` for the pages that are shown for addresses that do not exist: '/404', '/treatments/404'. */
export const isNotFound = (route: string): boolean => route === '/404' || route.endsWith('/404');

function declared(site: Site, route: string, data: Route): PlannedPage {
  const sections = site.pages[route] ?? [];
  return {
    route,
    file: fileOfPage(route),
    status: isNotFound(route) ? 404 : 200,
    title: data.title,
    description: data.description,
    name: data.name,
    department: departmentOfPage(site, route),
    treatment: data.treatment,
    category: data.category,
    requires: data.requires ?? [],
    canonical: data.canonical ?? route,
    index: (data.index ?? true) && !isNotFound(route),
    hide: data.hide ?? [],
    sections: sections.map((section, index) => ({ data: section, path: ['pages', route, index] })),
    path: ['routes', route],
  };
}

function second(site: Site, route: string, alias: Alias): readonly PlannedPage[] {
  const data = site.routes[alias.page];
  const pages = data ? [declared(site, alias.page, data)] : generated(site, alias.page);
  return pages.map((page) => ({
    ...page,
    route,
    file: fileOfPage(route),
    canonical: page.canonical,
    index: alias.index ?? page.index,
    hide: alias.hide ?? page.hide,
    path: ['aliases', route],
  }));
}

/** Returns the generated page at an address, if there is one. */
const generated = (site: Site, route: string): readonly PlannedPage[] =>
  Object.keys(site.catalogue)
    .filter((slug) => generatedRoute(site.catalogueRoute, slug) === route)
    .flatMap((slug) => fallback(site, slug));

/** The name of a treatment, and the clinic’s. */
const composedTitle = (name: string): Prose => ({
  source: `${name} | {clinic.name}`,
  parts: [
    { kind: 'text', text: `${name} | `, at: 0 },
    { kind: 'fact', path: 'clinic.name', at: name.length + 3 },
  ],
});

/** The price list is only needed for options, courses and parts: the summary states a single price. */
const summarySections = ({ options, packages = [], combines = [] }: Treatment): readonly SectionData[] =>
  options || packages.length > 0 || combines.length > 0
    ? [{ kind: 'treatmentSummary' }, { kind: 'pricing' }]
    : [{ kind: 'treatmentSummary' }];

function fallback(site: Site, slug: string): readonly PlannedPage[] {
  const route = generatedRoute(site.catalogueRoute, slug);
  const treatment = site.catalogue[slug];
  const isElsewhere = treatmentRoute(site, slug) !== route;
  if (!treatment || isElsewhere || site.routes[route] || site.aliases[route]) return [];
  const department = departmentOfTreatment(site, slug) ?? '';
  return [
    {
      route,
      file: fileOfPage(route),
      status: 200,
      title: composedTitle(treatment.name),
      description: treatment.description,
      name: treatment.name,
      department,
      treatment: slug,
      category: treatment.category,
      requires: [],
      canonical: route,
      index: true,
      hide: [],
      sections: summarySections(treatment).map((data) => ({ data, path: ['catalogue', slug] })),
      path: ['catalogue', slug],
    },
  ];
}

import { treatmentRoute } from '../../../config/derived/treatment-route.ts';
import type { Treatment } from '../../../config/site.ts';
import { groupBy } from '../../../core/group-by.ts';
import { SCRUB } from '../example-values.ts';
import type { SeenPage } from '../pages.ts';
import type { Findings, Rule, RuleInput } from '../rule.ts';

const CUPPING = { ...SCRUB, name: 'Cupping', description: 'Cups.' };
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>';
const COURSE = { label: 'Course of four', sessions: 4, price: '£160' };
const PAGE = { title: 'Cupping', description: 'Cups on the back.', name: 'Cupping', treatment: 'cupping' };

export const hiddenDetail: Rule = {
  name: 'content/hidden-detail',
  severity: 'warning',
  searchesFor: 'parts',
  checks: 'The courses and options of a treatment are on its page, and its image is on some page.',
  because: 'The clinic offers something that no visitor sees.',
  source: 'docs/config.md, “Common edits”',
  bad: {
    'a course that the treatment’s own page leaves out': {
      'catalogue.cupping': { ...CUPPING, packages: [COURSE] },
      'routes./treatments/cupping': PAGE,
      'pages./treatments/cupping': [
        { kind: 'treatmentHero', lead: 'Cups.', image: 'dot', trust: ['Still'] },
        { kind: 'quickFacts', title: 'At a glance', facts: [{ value: 'By hand' }] },
      ],
    },
    'an image of a treatment without a page of its own': {
      values: {
        'images.cup': { file: 'cup.svg', alt: 'A cup' },
        'catalogue.cupping.image': 'cup',
        'pages./treatments.1': { kind: 'quickFacts', title: 'At a glance', facts: [{ value: 'By hand' }] },
      },
      files: { 'images/cup.svg': DRAWING },
    },
  },
  good: {
    'a course of a treatment without a page of its own, whose summary page lists it': {
      'catalogue.scrub': { ...SCRUB, packages: [COURSE] },
    },
    'a course on the treatment’s own page': {
      'catalogue.cupping': { ...CUPPING, packages: [COURSE] },
      'routes./treatments/cupping': PAGE,
      'pages./treatments/cupping': [
        { kind: 'treatmentHero', lead: 'Cups.', image: 'dot', trust: ['Still'] },
        { kind: 'pricing' },
      ],
    },
    'an image whose file has another name, on the treatment’s own page': {
      values: {
        'images.cup': { file: 'glass.svg', alt: 'A cup' },
        'catalogue.cupping': { ...CUPPING, image: 'cup' },
        'routes./treatments/cupping': PAGE,
        'pages./treatments/cupping': [{ kind: 'treatmentHero', lead: 'Cups.', image: 'cup', trust: ['Still'] }],
      },
      files: { 'images/glass.svg': DRAWING },
    },
  },
  find: (input) => {
    const pagesOf = pagesByTreatment(input);
    const shown = shownImages(input);
    return Object.entries(input.site.catalogue).map(([slug, treatment]) => [
      hiddenRows(slug, treatment, pagesOf.get(slug) ?? []),
      hiddenImage(slug, treatment, { ...input, shown }),
    ]);
  },
};

/** Returns the pages about each treatment, and the page to which links to it lead. */
function pagesByTreatment({ site, pages }: RuleInput): ReadonlyMap<string, readonly SeenPage[]> {
  const about = groupBy(pages, ({ planned }) => planned.treatment);
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  return new Map(
    Object.keys(site.catalogue).map((slug) => {
      const linked = byRoute.get(treatmentRoute(site, slug));
      return [slug, [...(about.get(slug) ?? []), ...(linked ? [linked] : [])]];
    }),
  );
}

/** Courses and options are rows of a price list, with their names. */
function hiddenRows(
  slug: string,
  { name, packages = [], options = {} }: Treatment,
  own: readonly SeenPage[],
): Findings {
  if (own.length === 0) return [];
  const shown = own.map((page) => page.words()).join('\n');
  const rows = [
    ...packages.map(({ label }, index) => ({ label, path: ['packages', index] })),
    ...Object.entries(options).map(([key, { title }]) => ({ label: title, path: ['options', key] })),
  ];
  return rows
    .filter(({ label }) => !shown.includes(label))
    .map(({ label, path }) => ({
      message: `The page of “${name}” does not show “${label}”.`,
      help: 'Add pricing() to the page: it lists every price of the treatment.',
      path: ['catalogue', slug, ...path],
    }));
}

/** '/assets/room-640.1a2b3c.avif': the name of an image in the config, perhaps its width, and its hash. */
const IMAGE = /^\/assets\/(.+?)(-\d+)?\.[\da-f]+\.\w+$/;

/** Returns the files in content/ of all images on all pages. */
function shownImages({ links, site }: RuleInput): ReadonlySet<string> {
  const files = new Set<string>();
  for (const { references } of links.pages.values())
    for (const { href } of references) {
      const [, name = '', width = ''] = IMAGE.exec(href) ?? [];
      // The number can be a part of the name.
      for (const image of [name, name + width]) files.add(site.images[image]?.file ?? '');
    }
  return files;
}

function hiddenImage(
  slug: string,
  { name, image = '' }: Treatment,
  { site, images, shown }: Pick<RuleInput, 'site' | 'images'> & { readonly shown: ReadonlySet<string> },
): Findings {
  const { file } = site.images[image] ?? {};
  // An image that is missing or cannot be used is already a finding.
  if (file === undefined || !images.has(image) || shown.has(file)) return [];
  return {
    message: `No page shows the image of “${name}”.`,
    help: 'Give the treatment a page with treatmentHero(), or a card: docs/config.md, “Give a treatment a full page”.',
    path: ['catalogue', slug, 'image'],
  };
}

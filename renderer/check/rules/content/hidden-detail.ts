import { parse } from 'node:path';
import { treatmentRoute } from '../../../config/derived/treatment-route.ts';
import type { Findings, Rule, RuleInput } from '../rule.ts';

const CUPPING = {
  category: 'hands',
  name: 'Cupping',
  description: 'Cups.',
  price: '£45',
  duration: '30min',
  book: 'visit',
  image: 'dot',
};
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
    'a course of a treatment without a page of its own': {
      'catalogue.scrub': { ...CUPPING, name: 'Scrub', packages: [COURSE] },
    },
    'an image of a treatment without a page of its own': {
      values: {
        'images.cup': { file: 'cup.svg', alt: 'A cup' },
        'catalogue.cupping.image': 'cup',
        'pages./treatments.1': { kind: 'quickFacts', title: 'At a glance', facts: [{ value: 'By hand' }] },
      },
      files: {
        'images/cup.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>',
      },
    },
  },
  good: {
    'a course on the treatment’s own page': {
      'catalogue.cupping': { ...CUPPING, packages: [COURSE] },
      'routes./treatments/cupping': PAGE,
      'pages./treatments/cupping': [
        { kind: 'treatmentHero', lead: 'Cups.', image: 'dot', trust: ['Still'] },
        { kind: 'pricing' },
      ],
    },
  },
  find: (input) => Object.keys(input.site.catalogue).map((slug) => [hiddenRows(input, slug), hiddenImage(input, slug)]),
};

/** Courses and options are rows of a price list, with their names. */
function hiddenRows({ site, pages }: RuleInput, slug: string): Findings {
  const { name = '', packages = [], options = {} } = site.catalogue[slug] ?? {};
  const own = pages.filter(({ route, planned }) => planned.treatment === slug || route === treatmentRoute(site, slug));
  const shown = own.map((page) => page.words()).join('\n');
  const rows = [
    ...packages.map(({ label }, index) => ({ label, path: ['packages', index] })),
    ...Object.entries(options).map(([key, { title }]) => ({ label: title, path: ['options', key] })),
  ];
  return own.length === 0
    ? []
    : rows
        .filter(({ label }) => !shown.includes(label))
        .map(({ label, path }) => ({
          message: `The page of “${name}” does not show “${label}”.`,
          help: 'Give the treatment a page with pricing(): docs/config.md, “Give a treatment a full page”.',
          path: ['catalogue', slug, ...path],
        }));
}

function hiddenImage({ site, links }: RuleInput, slug: string): Findings {
  const { name = '', image = '' } = site.catalogue[slug] ?? {};
  const { file } = site.images[image] ?? {};
  if (file === undefined) return [];
  const prefix = `/assets/${parse(file).name}`;
  const isShown = [...links.pages.values()].some(({ references }) =>
    references.some(({ href }) => href.startsWith(prefix) && /^(?:-\d+)?\.[\da-f]+\./.test(href.slice(prefix.length))),
  );
  return isShown
    ? []
    : {
        message: `No page shows the image of “${name}”.`,
        help: 'Give the treatment a page with treatmentHero(), or a card: docs/config.md, “Give a treatment a full page”.',
        path: ['catalogue', slug, 'image'],
      };
}

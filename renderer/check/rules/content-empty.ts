import { missingPathOf } from '../../config/schema/references.ts';
import { addRoute, noRoute } from '../../config/sections-without-route.ts';
import type { Site } from '../../config/site.ts';
import { missingItems } from '../../pages/missing-items.ts';
import type { PlannedPage } from '../../plan/page.ts';
import { emptySections } from './empty-sections.ts';
import { journalListFindings } from './journal-lists.ts';
import { lostSections } from './lost-sections.ts';
import type { Rule, RuleFinding, RuleInput } from './rule.ts';

const LIST = { kind: 'journalList', title: 'Articles', category: 'back', failed: 'Not now.', empty: 'None yet.' };

const article = (category: string): Readonly<Record<string, unknown>> => ({
  ...{ title: 'How to sit', excerpt: 'Upright, and not for long.', cover: 'dot', hero_alt: 'A dot' },
  ...{ slug: 'how-to-sit', date: '2026-11-01', categories: [category], reading_time: 3 },
});

const journal = (category: string): Readonly<Record<string, unknown>> => ({
  origin: 'https://journal.example',
  posts: [article(category)],
});

export const contentEmpty: Rule = {
  name: 'content/empty-page',
  severity: 'error',
  searchesFor: 'parts',
  checks:
    'Every page and every section shows something: the page has a route and sections, and the config contains what they show.',
  because: 'Visitors to an empty page think that the clinic has closed for good, and nobody notices a missing section.',
  source: 'docs/config.md, “Pages”',
  bad: {
    'sections about a treatment on a page that names no treatment': {
      'routes./treatments/massage.treatment': undefined,
    },
    'a page without sections': { 'pages./treatments': [] },
    'a route without a page': { 'routes./team': { title: 'Team', description: 'Who works here.', name: 'Team' } },
    'a list of articles in a category without articles': { values: { journal: journal('neck'), 'pages./.2': LIST } },
    'an article whose category has a wrong letter': {
      values: {
        journal: {
          ...{ origin: 'https://journal.example' },
          posts: [article('back'), { ...article('bakc'), slug: 'how-to-stand', title: 'How to stand' }],
        },
        'pages./.2': LIST,
      },
    },
    'sections of a page without a route': {
      'pages./prices': [{ kind: 'placeholder', title: 'Prices', lines: [], actions: [] }],
    },
    'a section about the options of a treatment without options': {
      'pages./.2': { kind: 'options', treatment: 'massage', title: 'Two ways' },
    },
  },
  good: {
    'a list of articles in a category with articles': { values: { journal: journal('back'), 'pages./.2': LIST } },
    'a page without a treatment whose sections need none': {
      'pages./treatments/massage': [{ kind: 'placeholder', title: 'Massage', lines: [], actions: [] }],
    },
  },
  find: (input) => [
    ...withoutRoute(input.site),
    ...emptyPages(input),
    ...emptySections(
      input.site,
      input.pages.flatMap(({ empty, planned }) => (empty ? [] : [planned])),
    ),
    ...journalListFindings(input.site),
  ],
};

/** Reports sections of a page without a route: no page shows them. */
const withoutRoute = (site: Site): readonly RuleFinding[] =>
  lostSections(site).map(({ name, meant }) => ({
    message: noRoute(name),
    help: meant === undefined ? addRoute(name) : `Did you mean “${meant}”?`,
    path: ['pages', name],
    part: 'name',
    missingPath: missingPathOf('route', name),
  }));

function emptyPages({ site, pages }: RuleInput): readonly RuleFinding[] {
  // Sections that are listed under a similar address are reported there.
  const meant = new Set(lostSections(site).map((one) => one.meant));
  return (
    pages
      // An alias shows the sections of a page that has a finding of its own.
      .filter(({ empty, route }) => empty && site.aliases?.[route] === undefined && !meant.has(route))
      .map(({ planned: page }) => ({
        ...words(site, page),
        page: page.route,
        path: site.pages[page.route]?.length === 0 ? ['pages', page.route] : page.path,
      }))
  );
}

function words(site: Site, page: PlannedPage): Pick<RuleFinding, 'message' | 'help'> {
  const missing = missingItems(site, page);
  const isEmpty = `The page “${page.route}” is empty`;
  if (missing !== undefined)
    return {
      message: `${isEmpty}: the catalogue does not contain “${missing}”.`,
      help: 'Correct the name of the treatment in its route, or add the treatment to `catalogue`.',
    };
  return page.sections.length === 0
    ? {
        message: `${isEmpty}: it has no sections.`,
        help: `List its sections in the second part of the config: '${page.route}': [hero({ title: '${page.name}', lead: '…' })],`,
      }
    : {
        message: `${isEmpty}: its sections are about a treatment, but its route has no “treatment”.`,
        help: `Name the treatment in its route: treatment: '${Object.keys(site.catalogue)[0] ?? '…'}',`,
      };
}

import { suggestion } from '../../config/schema/references.ts';
import type { Site } from '../../config/site.ts';
import { nearest } from '../../facts/nearest.ts';
import { missingItems } from '../../pages/missing-items.ts';
import type { PlannedPage } from '../../plan/page.ts';
import { emptySections } from './empty-sections.ts';
import type { Rule, RuleFinding, RuleInput } from './rule.ts';

const LIST = { kind: 'journalList', title: 'Articles', category: 'back', failed: 'Not now.', empty: 'None yet.' };

export const contentEmpty: Rule = {
  name: 'content/empty-page',
  severity: 'error',
  checks:
    'Every page and every section shows something: the page has sections and a route, and its sections find in the config what they are about.',
  because:
    'A visitor who comes to an empty page takes the clinic to be closed; and nobody misses a part that is not there.',
  source: 'docs/config.md, “Pages”',
  examples: {
    bad: [
      {
        shows: 'a page whose sections speak of its treatment, and that names none',
        values: { 'routes./treatments/massage.treatment': undefined },
      },
      { shows: 'a page without a section', values: { 'pages./treatments': [] } },
      {
        shows: 'a route without a page',
        values: { 'routes./team': { title: 'Team', description: 'Who works here.', name: 'Team' } },
      },
      {
        shows: 'a list of articles of a category that none has',
        values: { journal: journal('neck'), 'pages./.2': LIST },
      },
      {
        shows: 'sections of a page that has no route',
        values: { 'pages./prices': [{ kind: 'placeholder', title: 'Prices', lines: [], actions: [] }] },
      },
      {
        shows: 'a section about the options of a treatment that has none',
        values: { 'pages./.2': { kind: 'options', treatment: 'massage', title: 'Two ways' } },
      },
    ],
    good: [
      {
        shows: 'a list of articles of a category that has some',
        values: { journal: journal('back'), 'pages./.2': LIST },
      },
      {
        shows: 'a page without a treatment whose sections need none',
        values: { 'pages./treatments/massage': [{ kind: 'placeholder', title: 'Massage', lines: [], actions: [] }] },
      },
    ],
  },
  find: (input) => [
    ...withoutRoute(input.site),
    ...emptyPages(input),
    ...emptySections(
      input.site,
      input.pages.flatMap(({ empty, planned }) => (empty ? [] : [planned])),
    ),
    ...emptyLists(input.site),
  ],
};

/** Sections under a name that is no route: nobody sees them. */
const withoutRoute = (site: Site): readonly RuleFinding[] =>
  Object.keys(site.pages)
    .filter((name) => !site.routes[name])
    .map((name) => ({
      message: `No page shows the sections of “${name}”: there is no such route.`,
      help: suggestion(name, new Set(bare(site))) ?? 'Add it to “routes”, or take the sections out.',
      path: ['pages', name],
      part: 'name',
    }));

/** Routes without a section of their own. */
const bare = (site: Site): readonly string[] => Object.keys(site.routes).filter((route) => !site.pages[route]);

/** An empty page whose sections stand under a name that is nearly its own is found there. */
const isMisspelt = (site: Site, route: string): boolean =>
  Object.keys(site.pages).some((name) => {
    const meant = site.routes[name] ? undefined : nearest(name, bare(site));
    return meant?.near && meant.name === route;
  });

const emptyPages = ({ site, pages }: RuleInput): readonly RuleFinding[] =>
  pages
    .filter(({ empty, route }) => empty && !isMisspelt(site, route))
    .map(({ planned: page }) => ({
      message: `The page “${page.route}” shows nothing${cause(site, page)}.`,
      help: 'Give it sections; where they speak of a treatment, name it in the page’s route: “treatment”.',
      page: page.route,
      path: site.pages[page.route]?.length === 0 ? ['pages', page.route] : page.path,
    }));

/** A list of articles that are known, of which none is of its category: the page would say for ever that they are coming. */
const emptyLists = ({ pages, journal }: Site): readonly RuleFinding[] => {
  const categories = new Set((journal?.posts ?? []).flatMap((post) => post.categories));
  if (categories.size === 0) return [];
  return Object.entries(pages).flatMap(([route, sections]) =>
    sections.flatMap((section, index) =>
      section.kind !== 'journalList' || categories.has(section.category)
        ? []
        : [
            {
              message: `No article is of the category “${section.category}”: this list is empty.`,
              help: suggestion(section.category, categories) ?? '',
              path: ['pages', route, index, 'category'],
            },
          ],
    ),
  );
};

function cause(site: Site, page: PlannedPage): string {
  const missing = missingItems(site, page);
  if (missing !== undefined) return `: the catalogue has no “${missing}”`;
  return page.sections.length === 0 ? ': it has no sections' : ': its sections speak of a treatment, and it names none';
}

function journal(category: string): Readonly<Record<string, unknown>> {
  const said = { title: 'How to sit', excerpt: 'Upright, and not for long.', cover: 'dot', hero_alt: 'A dot' };
  const post = { ...said, slug: 'how-to-sit', date: '2026-11-01', categories: [category], reading_time: 3 };
  return { origin: 'https://journal.example', posts: [post] };
}

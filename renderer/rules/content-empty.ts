import { lacks } from '../pages/lacks.ts';
import type { PlannedPage } from '../plan/page.ts';
import type { Site } from '../site.ts';
import type { Rule } from './rule.ts';

/** What a page is rendered as whose sections all show nothing. */
const NOTHING = /<main\b[^>]*><\/main>/;

export const contentEmpty: Rule = {
  name: 'content/empty-page',
  severity: 'error',
  checks: 'Every page shows something: it has sections, and its sections find in the catalogue what they are about.',
  because: 'A visitor who comes to an empty page takes the clinic to be closed.',
  source: 'Specification 2, section 4',
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
    ],
    good: [
      {
        shows: 'a page without a treatment whose sections need none',
        values: { 'pages./treatments/massage': [{ kind: 'placeholder', title: 'Massage', lines: [], actions: [] }] },
      },
    ],
  },
  find: ({ site, plan, pages }) => {
    const empty = new Set(pages.filter(({ html }) => NOTHING.test(html)).map(({ route }) => route));
    return plan.pages
      .filter(({ route }) => empty.has(route))
      .map((page) => ({
        message: `The page “${page.route}” shows nothing${cause(site, page)}.`,
        help: 'Give it sections; where they speak of a treatment, name it in the page’s route: “treatment”.',
        page: page.route,
        path: site.pages[page.route]?.length === 0 ? ['pages', page.route] : page.path,
      }));
  },
};

function cause(site: Site, page: PlannedPage): string {
  const missing = lacks(site, page);
  if (missing !== undefined) return `: the catalogue has no “${missing}”`;
  return page.sections.length === 0 ? ': it has no sections' : ': its sections speak of a treatment, and it names none';
}

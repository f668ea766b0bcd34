import { TESS } from '../example-values.ts';
import type { Rule } from '../rule.ts';

export const unlistedPerson: Rule = {
  name: 'content/unlisted-person',
  severity: 'warning',
  searchesFor: 'parts',
  checks: 'Every person is shown on a page.',
  because: 'Visitors choose whom to see, and cannot choose a person whom no page shows.',
  source: 'docs/config.md, “Common edits”',
  bad: { 'a new person without a place on a page': { 'people.tess': TESS } },
  good: {
    'a new person in a list of people': {
      'people.tess': TESS,
      'pages./.2': { kind: 'people', title: 'Who we are', people: ['tess'] },
    },
  },
  find: ({ site, pages }) =>
    Object.entries(site.people)
      .filter(([, { name }]) => !pages.some((page) => page.words().includes(name)))
      .map(([key, { name }]) => ({
        message: `No page shows “${name}”.`,
        help: `Add '${key}' to the list of a people() or profiles() section, or remove the person.`,
        path: ['people', key],
        part: 'name',
      })),
};

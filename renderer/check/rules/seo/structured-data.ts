import type { ConfigPath } from '../../../core/finding.ts';
import type { DataProblem } from '../../../html/read/data-problems.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';

const RATING = {
  value: '4.9',
  best: '5',
  count: 41,
  source: 'Google',
  url: 'https://reviews.example/small',
  asOf: '2026-11-01',
  structuredData: true,
};

export const structuredData: Rule = {
  name: 'seo/structured-data',
  severity: 'error',
  checks:
    'The structured data of a page can be read, refers only to what it holds, and gives values that schema.org allows.',
  because:
    'Search engines ignore data that contradicts itself, and with it the opening hours and prices that were right.',
  source: 'https://schema.org/docs/datamodel.html (30.0); https://www.w3.org/TR/json-ld11/',
  examples: {
    bad: [{ shows: 'a rating above the best that there is', values: { 'clinic.rating': { ...RATING, value: '6.0' } } }],
    good: [{ shows: 'a rating below the best', values: { 'clinic.rating': RATING } }],
  },
  find: (input) => faultsOfPages(input),
};

export const faultsOfPages = (input: Pick<RuleInput, 'pages'>): readonly RuleFinding[] =>
  input.pages.flatMap((page) =>
    page.dataProblems.map(({ message, part }) => ({
      message,
      help: part === 'other' ? 'This is a fault of the generator: please report it.' : 'Correct the value.',
      page: page.route,
      path: OWNED[part] ?? page.planned.path,
    })),
  );

/** What an owner types of it; the rest is made here. */
const OWNED: Readonly<Partial<Record<DataProblem['part'], ConfigPath>>> = { rating: ['clinic', 'rating', 'value'] };

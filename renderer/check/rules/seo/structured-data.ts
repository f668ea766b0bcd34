import type { Rule } from '../rule.ts';
import { ownProblems } from './data-problems.ts';

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
  checks: 'The structured data of every page follows the vocabulary of schema.org, and Google accepts its values.',
  because: 'Search engines ignore all structured data of the page, including opening hours and prices.',
  source: 'https://schema.org/docs/datamodel.html (30.0); https://www.w3.org/TR/json-ld11/',
  bad: { 'a rating above its best value': { 'clinic.rating': { ...RATING, value: '6.0' } } },
  good: { 'a rating below its best value': { 'clinic.rating': RATING } },
  // A problem that no value of a config can cause is a bug in this tool: see assert-no-bugs.ts.
  find: ({ pages }) => ownProblems(pages, 'wrong'),
};

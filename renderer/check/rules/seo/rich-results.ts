import type { Rule } from '../rule.ts';
import { ownProblems } from './data-problems.ts';

export const richResults: Rule = {
  name: 'seo/rich-results',
  severity: 'warning',
  checks:
    'The structured data has what Google recommends for search results about a business, as far as the config can state it.',
  because: 'Without exact coordinates, maps and search results may show the clinic at another door.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
  bad: { 'coordinates of a whole street': { 'clinic.address.latitude': 53.8 } },
  good: { 'coordinates of a door': { 'clinic.address.latitude': 53.80047 } },
  find: ({ pages }) => ownProblems(pages, 'recommended'),
};

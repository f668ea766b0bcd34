import type { Rule } from '../rule.ts';
import { ownProblems } from './data-problems.ts';

export const richResults: Rule = {
  name: 'seo/rich-results',
  severity: 'warning',
  checks:
    'The structured data contains every property that Google recommends for a business and that the config can state.',
  because: 'Without exact coordinates, maps and search results may show the clinic in the wrong place.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
  bad: { 'coordinates of a whole street': { 'clinic.address.latitude': 53.8 } },
  good: { 'coordinates of a door': { 'clinic.address.latitude': 53.80047 } },
  find: ({ pages }) => ownProblems(pages, 'recommended'),
};

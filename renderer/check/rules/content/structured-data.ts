import { ANSWER, RATING } from '../example-values.ts';
import type { Rule } from '../rule.ts';
import { ratingInProse } from './rating-in-prose.ts';

export const contentStructuredData: Rule = {
  name: 'content/structured-data',
  severity: 'error',
  searchesFor: 'figures',
  checks:
    'The rating and the number of reviews that pages and documents state are those that the structured data gives to search engines.',
  because: 'Search engines ignore or penalise structured data that differs from the page, and readers trust neither.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies; CAP code 3.1',
  bad: {
    'another rating': { 'clinic.rating': RATING, [ANSWER]: 'We are rated 5.0 on Google.' },
    'another rating in words': { 'clinic.rating': RATING, [ANSWER]: 'Four point eight out of five on Google.' },
    'more reviews than there are': { 'clinic.rating': RATING, [ANSWER]: 'Read our 60 reviews on Google.' },
  },
  good: {
    'a quoted rating': { 'clinic.rating': RATING, [ANSWER]: 'We are rated {clinic.rating.value} on Google.' },
    'a true number of reviews': { 'clinic.rating': RATING, [ANSWER]: 'More than 40 people have reviewed us.' },
  },
  find: ratingInProse,
};

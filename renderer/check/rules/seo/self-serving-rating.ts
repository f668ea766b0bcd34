import { RATING } from '../example-values.ts';
import type { Rule } from '../rule.ts';

export const selfServingRating: Rule = {
  name: 'seo/self-serving-rating',
  severity: 'warning',
  checks: 'The structured data of the clinic’s own site contains no rating of the clinic.',
  because: 'Search engines show no stars for a business that rates itself, and may treat the rating as manipulation.',
  source:
    'https://developers.google.com/search/docs/appearance/structured-data/review-snippet (self-serving reviews are not shown)',
  bad: { 'a rating in the structured data of the clinic': { 'clinic.rating': RATING } },
  good: { 'a rating that appears only on pages': { 'clinic.rating': { ...RATING, structuredData: false } } },
  find: ({ site: { clinic } }) =>
    clinic.rating && clinic.rating.structuredData !== false
      ? [
          {
            message: `The structured data rates the clinic ${clinic.rating.value} on its own site.`,
            help: 'Write “structuredData: false” in the rating; the pages still show it.',
            path: ['clinic', 'rating'],
          },
        ]
      : [],
};

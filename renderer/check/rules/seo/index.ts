/** Rules about what search engines read. */
export { description } from './description.ts';
export { duplicate } from './duplicate.ts';
export { richResults } from './rich-results.ts';
export { selfServingRating } from './self-serving-rating.ts';
export { structuredData } from './structured-data.ts';
export { title } from './title.ts';

import { MAX_TITLE_LENGTH as MAX_LENGTH } from '../../../pages/title.ts';
import type { Rule } from '../rule.ts';
import { fieldPath } from './field-path.ts';

export const title: Rule = {
  name: 'seo/title',
  severity: 'error',
  checks: `A page’s title, with the facts that it quotes, has at most ${MAX_LENGTH} characters.`,
  because: 'A longer one is cut in search results and in the browser’s tab, and what is cut is the clinic’s name.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  examples: {
    bad: [
      {
        shows: 'a title that tells a story',
        values: {
          'routes./.title': 'Massage by hand in the centre of Leeds, an hour at a time, with or without an appointment',
        },
      },
      {
        shows: 'a title that is too long once its fact is quoted',
        values: {
          'catalogue.massage.name': 'Massage of the neck, the shoulders and the back',
          'routes./treatments/massage.title': '{catalogue.massage.name} | Small Practice',
        },
      },
    ],
    good: [
      { shows: 'what it is, and whose', values: { 'routes./.title': 'Massage in Leeds | Small Practice' } },
      {
        shows: 'a long name of the clinic, quoted at its end: it gives way',
        values: {
          'clinic.name': 'The Small Practice for Massage and Movement of Leeds',
          'routes./.title': 'Massage in Leeds, by hand | {clinic.name}',
        },
      },
      {
        shows: 'a long name of a treatment, of which the site makes the title itself',
        values: {
          'catalogue.long': {
            category: 'hands',
            name: 'Massage of the neck, the shoulders, the back, both arms and hands',
            description: 'All of it.',
            price: '£90',
            duration: '1h',
            book: 'visit',
            image: 'dot',
          },
        },
      },
    ],
  },
  find: (input) =>
    input.pages.flatMap(({ title: shown, planned, route }) =>
      shown.length <= MAX_LENGTH
        ? []
        : [
            {
              message: `“${shown}” has ${shown.length} characters: a title is cut after ${MAX_LENGTH}.`,
              help: 'Begin with what the page is about, and leave out what its description says.',
              page: route,
              path: fieldPath(planned, 'title'),
            },
          ],
    ),
};

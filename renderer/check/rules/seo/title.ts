import { MAX_TITLE_LENGTH as MAX_LENGTH } from '../../../pages/title.ts';
import type { Rule } from '../rule.ts';
import { fieldPath } from './field-path.ts';

export const title: Rule = {
  name: 'seo/title',
  severity: 'error',
  checks: `The title of a page, including the facts that it quotes, has at most ${MAX_LENGTH} characters.`,
  because: 'Search results and browser tabs cut a longer title, so visitors do not see the clinic’s name.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  bad: {
    'a title that is a whole sentence': {
      'routes./.title': 'Massage by hand in the centre of Leeds, an hour at a time, with or without an appointment',
    },
    'a title that is too long because of the fact that it quotes': {
      'catalogue.massage.name': 'Massage of the neck, the shoulders and the back',
      'routes./treatments/massage.title': '{catalogue.massage.name} | Small Practice',
    },
  },
  good: {
    'the subject of the page and the clinic’s name': { 'routes./.title': 'Massage in Leeds | Small Practice' },
    'a long clinic name at the end of the title: the site removes it': {
      'clinic.name': 'The Small Practice for Massage and Movement of Leeds',
      'routes./.title': 'Massage in Leeds, by hand | {clinic.name}',
    },
    'a long treatment name, from which the site makes the title': {
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
  find: (input) =>
    input.pages.flatMap(({ title: text, planned, route }) =>
      text.length <= MAX_LENGTH
        ? []
        : {
            message: `“${text}” has ${text.length} characters, so search results cut it after ${MAX_LENGTH}.`,
            help: 'Begin with the subject of the page, and move the rest to its description.',
            page: route,
            path: fieldPath(planned, 'title'),
          },
    ),
};

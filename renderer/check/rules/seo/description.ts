import { descriptionOf } from '../pages.ts';
import type { Rule } from '../rule.ts';
import { fieldPath } from './field-path.ts';

/** Search engines truncate longer descriptions on desktops, and even shorter ones on phones. */
const MAX_LENGTH = 160;

export const description: Rule = {
  name: 'seo/description',
  severity: 'error',
  checks: `The description of a page, including the facts that it quotes, has at most ${MAX_LENGTH} characters.`,
  because: 'Search results cut a longer description in mid-sentence, so visitors miss the rest.',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  bad: {
    'a description that contains everything': {
      'routes./.description':
        'A practice with one treatment and one room, where we ask what hurts before we begin, where an hour lasts an hour, and where you pay only for the treatments that you have had with us.',
    },
    'a treatment that appears on a generated page, with a long description': {
      'catalogue.cupping.description':
        'Glass cups are warmed and placed on the back, where they pull the tissue up as they cool; this leaves round marks that remain visible for about a week and that some people come to like.',
    },
  },
  good: {
    'two sentences': {
      'routes./.description': 'Massage by hand in Leeds, with clear prices and time for your questions.',
    },
  },
  find: (input) =>
    input.pages
      .map((page) => ({ ...page, text: descriptionOf(page) }))
      .flatMap(({ text, planned, route }) =>
        text.length <= MAX_LENGTH
          ? []
          : {
              message: `The description of “${route}” has ${text.length} characters, so search results cut it after ${MAX_LENGTH}, at “…${text.slice(MAX_LENGTH - 20, MAX_LENGTH)}”.`,
              help: 'Summarise the page in one or two sentences.',
              page: route,
              path: fieldPath(planned, 'description'),
            },
      ),
};

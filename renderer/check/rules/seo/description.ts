import { descriptionOf } from '../pages.ts';
import type { Rule } from '../rule.ts';
import { fieldPath } from './field-path.ts';

/** Search engines cut what is longer, on desktops; phones show less. */
const MAX_LENGTH = 160;

export const description: Rule = {
  name: 'seo/description',
  severity: 'error',
  checks: `A page’s description, with the facts that it quotes, has at most ${MAX_LENGTH} characters.`,
  because: 'What is longer is cut in the middle of a sentence, where a visitor decides whether to come.',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  examples: {
    bad: [
      {
        shows: 'a description that says it all',
        values: {
          'routes./.description':
            'A practice with one treatment and one room, where you are asked what hurts before anybody lays a hand on you, where an hour is an hour, and where you pay only for what you had.',
        },
      },
      {
        shows: 'a treatment without a page of its own, whose description is that of its bare page',
        values: {
          'catalogue.cupping.description':
            'Cups of glass are warmed, set upon the back and left there while they cool and draw the back up into them, which leaves round marks that can be seen for a week and that some people come to like.',
        },
      },
    ],
    good: [
      {
        shows: 'two sentences',
        values: {
          'routes./.description': 'Massage by hand in Leeds. Prices in full, and a first visit without haste.',
        },
      },
    ],
  },
  find: (input) =>
    input.pages
      .map((page) => ({ ...page, shown: descriptionOf(page) }))
      .flatMap(({ shown, planned, route }) =>
        shown.length <= MAX_LENGTH
          ? []
          : [
              {
                message: `The description of “${route}” has ${shown.length} characters: it is cut after ${MAX_LENGTH}, at “…${shown.slice(MAX_LENGTH - 20, MAX_LENGTH)}”.`,
                help: 'Say in one or two sentences what the page has; leave the rest to the page.',
                page: route,
                path: fieldPath(planned, 'description'),
              },
            ],
      ),
};

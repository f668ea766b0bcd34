import type { Target } from '../../../facts/target.ts';
import { MAP, MAP_SECTION } from '../example-embeds.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { type ShownEmbed, shownEmbeds } from './embeds.ts';

export const facade: Rule = {
  name: 'privacy/facade',
  severity: 'error',
  checks:
    'What stands in place of another provider’s part names the provider, and has a link that does the same without it.',
  because: 'Nobody can choose without knowing whom they let in; and whoever does not choose it needs another way.',
  source: 'UK GDPR art 13(1)(e); Information Commissioner’s guidance on storage and access technologies',
  examples: {
    bad: [
      {
        shows: 'a map whose provider is not named beside it',
        values: {
          'embeds.map': { ...MAP, notice: 'A service of somebody else draws this map.' },
          'pages./.2': { kind: 'visit', title: 'Where we are', map: 'map', mapImage: 'dot' },
        },
      },
      {
        shows: 'a link that leads back to the page that it stands on',
        values: { 'embeds.map': { ...MAP, link: { label: 'Show the streets', to: '/' } }, 'pages./.2': MAP_SECTION },
      },
    ],
    good: [
      {
        shows: 'a map with its provider, and a link that opens it elsewhere',
        values: { 'embeds.map': MAP, 'pages./.2': MAP_SECTION },
      },
    ],
  },
  find: (input) =>
    shownEmbeds(input).flatMap((shown) => [...unnamed(shown), ...(leadsBack(shown) ? [backLink(shown)] : [])]),
};

const unnamed = ({ name, embed, page }: ShownEmbed): readonly RuleFinding[] =>
  page.words().includes(embed.provider)
    ? []
    : [
        {
          message: `A page shows “${embed.title}”, and does not say that it comes from ${embed.provider}.`,
          help: `Name the provider in the notice, for example: “{embeds.${name}.provider} sees your visit when it loads.”`,
          page: page.route,
          path: ['embeds', name, 'notice'],
        },
      ];

const leadsBack = ({ embed, page }: ShownEmbed): boolean => {
  const to: Target = embed.link.to;
  return to.kind === 'route' && (to.route === page.route || to.route === page.own);
};

const backLink = ({ name, embed, page }: ShownEmbed): RuleFinding => ({
  message: `The link beside “${embed.title}” leads back to its own page: nothing can be done there without the embed.`,
  help: 'Link to the provider’s own page, or to another way: “directions”, “phone”, “email”.',
  page: page.route,
  path: ['embeds', name, 'link', 'to'],
});

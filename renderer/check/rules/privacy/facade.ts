import type { Target } from '../../../facts/target.ts';
import { MAP, MAP_SECTION } from '../example-embeds.ts';
import type { Findings, Rule, RuleFinding } from '../rule.ts';
import { type ShownEmbed, shownEmbeds } from './embeds.ts';

export const facade: Rule = {
  name: 'privacy/facade',
  severity: 'error',
  checks: 'The placeholder of an embed names the provider and links to an alternative that works without it.',
  because:
    'Visitors cannot decide about a provider whose name they do not see, and those who decline need an alternative.',
  source: 'UK GDPR art 13(1)(e); Information Commissioner’s guidance on storage and access technologies',
  bad: {
    'a map without the name of its provider': {
      'embeds.map': { ...MAP, notice: 'A service of somebody else draws this map.' },
      'pages./.2': { kind: 'visit', title: 'Where we are', map: 'map', mapImage: 'dot' },
    },
    'a link to the page that it is on': {
      'embeds.map': { ...MAP, link: { label: 'Show the streets', to: '/' } },
      'pages./.2': MAP_SECTION,
    },
  },
  good: {
    'a map with its provider and a link that opens it elsewhere': { 'embeds.map': MAP, 'pages./.2': MAP_SECTION },
  },
  find: (input) =>
    shownEmbeds(input).flatMap((shown) => [
      missingProvider(shown),
      ...(linksToOwnPage(shown) ? [ownPageLink(shown)] : []),
    ]),
};

const missingProvider = ({ name, embed, page }: ShownEmbed): Findings =>
  page.words().includes(embed.provider)
    ? []
    : {
        message: `A page shows “${embed.title}” without the name of its provider, ${embed.provider}.`,
        help: `Name the provider in the notice, for example: “{embeds.${name}.provider} sees your visit when it loads.”`,
        page: page.route,
        path: ['embeds', name, 'notice'],
      };

const linksToOwnPage = ({ embed, page }: ShownEmbed): boolean => {
  const to: Target = embed.link.to;
  return to.kind === 'route' && (to.route === page.route || to.route === page.own);
};

const ownPageLink = ({ name, embed, page }: ShownEmbed): RuleFinding => ({
  message: `The link beside “${embed.title}” opens the page that it is on, so it is not an alternative to the embed.`,
  help: 'Link to the provider’s own page, or to an alternative: “directions”, “phone”, “email”.',
  page: page.route,
  path: ['embeds', name, 'link', 'to'],
});

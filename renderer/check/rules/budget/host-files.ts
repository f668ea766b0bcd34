import { type OverLimit, overLimits } from '../../../output/hosts/limits.ts';
import { MAP, MAP_SECTION } from '../example-embeds.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';

const LONG = `https://book.example/visit?note=${'a'.repeat(1000)}`;
const ORIGINS = Array.from({ length: 60 }, (_, index) => `https://part-${index + 1}.tidemap.example`);

export const hostFiles: Rule = {
  name: 'budget/host-files',
  severity: 'warning',
  checks: 'The redirects and headers of the site are no more, and no longer, than Cloudflare Pages and Vercel read.',
  because:
    'What is beyond a limit is passed over there in silence: a booking link leads nowhere, a policy is not sent.',
  source:
    'https://developers.cloudflare.com/pages/configuration/redirects/; https://developers.cloudflare.com/pages/configuration/headers/',
  examples: {
    bad: [
      {
        shows: 'a booking link of more than a thousand characters',
        values: { 'booking.visit': LONG.replace('?note=', '/') },
      },
      {
        shows: 'a map that loads from sixty addresses',
        values: {
          'embeds.map': { ...MAP, origins: ORIGINS },
          'pages./.2': MAP_SECTION,
        },
      },
    ],
    good: [{ shows: 'a long link with a query, which its page answers', values: { 'booking.visit': LONG } }],
  },
  find: (input) => overLimits(input.host).map((limit) => finding(limit, input)),
};

const finding = (limit: OverLimit, { plan, site }: RuleInput): RuleFinding => {
  const redirect = plan.redirects.find(({ from }) => from === limit.from);
  const ofHeaders = limit.what.includes('header');
  return {
    message: `There are ${limit.what}; ${limit.host} reads ${limit.most.toLocaleString('en-GB')}.`,
    help: ofHeaders
      ? 'Name fewer addresses from which embeds load, or serve the site from another host.'
      : 'Write shorter or fewer booking links, or serve the site from another host.',
    path: redirect?.path ?? (ofHeaders ? pathOfEmbeds(site) : ['booking']),
  };
};

/** The embed that names most addresses. */
const pathOfEmbeds = ({ embeds }: RuleInput['site']): readonly string[] => {
  const [most] = Object.entries(embeds).sort(([, a], [, b]) => (b.origins?.length ?? 0) - (a.origins?.length ?? 0));
  return most ? ['embeds', most[0]] : ['analytics'];
};

import { type OverLimit, overLimits } from '../../../output/hosts/host-limits.ts';
import { MAP, MAP_SECTION } from '../example-embeds.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';

const LONG = `https://book.example/visit?note=${'a'.repeat(1000)}`;
const ORIGINS = Array.from({ length: 60 }, (_, index) => `https://part-${index + 1}.tidemap.example`);

export const hostFiles: Rule = {
  name: 'budget/host-files',
  severity: 'warning',
  checks: 'Redirects and headers stay within the limits of Cloudflare Pages and Vercel in number and length.',
  because:
    'The host silently ignores everything beyond a limit, so booking links break and security policies are not sent.',
  source:
    'https://developers.cloudflare.com/pages/configuration/redirects/; https://developers.cloudflare.com/pages/configuration/headers/',
  bad: {
    'a booking link of more than 1,000 characters': { 'booking.visit': LONG.replace('?note=', '/') },
    'a map that loads from sixty origins': {
      'embeds.map': { ...MAP, origins: ORIGINS },
      'pages./.2': MAP_SECTION,
    },
  },
  good: { 'a long link whose query changes nothing': { 'booking.visit': LONG } },
  find: (input) => overLimits(input.host).map((limit) => finding(limit, input)),
};

const finding = (limit: OverLimit, { plan, site }: RuleInput): RuleFinding => {
  const redirect = plan.redirects.find(({ from }) => from === limit.from);
  const ofHeaders = limit.what.includes('header');
  return {
    message: `There are ${limit.what}, but ${limit.host} reads only ${limit.most.toLocaleString('en-GB')}.`,
    help: ofHeaders
      ? 'List fewer origins for embeds, or serve the site from another host.'
      : 'Shorten or remove booking links, or serve the site from another host.',
    path: redirect?.path ?? (ofHeaders ? pathOfEmbeds(site) : ['booking']),
  };
};

/** Returns the path of the embed with the most origins. */
const pathOfEmbeds = ({ embeds }: RuleInput['site']): readonly string[] => {
  const [most] = Object.entries(embeds).sort(([, a], [, b]) => (b.origins?.length ?? 0) - (a.origins?.length ?? 0));
  return most ? ['embeds', most[0]] : ['analytics'];
};

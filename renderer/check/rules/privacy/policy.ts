import { embedsOn } from '../../../plan/embeds.ts';
import { FORM, FORM_SECTION } from '../example-embeds.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { foreignRequests, isBlocked, type RequestInput } from './foreign-requests.ts';

export const policy: Rule = {
  name: 'privacy/policy',
  severity: 'error',
  checks: 'The content security policy of every page allows all of the page’s requests, and no styles except its own.',
  because:
    'Browsers block what the policy does not allow, and a policy that allows all styles also allows those that an attacker injects.',
  source: 'https://www.w3.org/TR/CSP3/; docs/decisions/0009-policy-in-the-page.md',
  bad: {
    'a form whose script may add any style to the page': {
      'embeds.form': { ...FORM, writesStyles: true },
      'pages./.2': FORM_SECTION,
    },
  },
  good: {
    'a form that loads from a second address': {
      'embeds.form': { ...FORM, origins: ['https://static.letterly.example'] },
      'pages./.2': FORM_SECTION,
    },
  },
  find: (input) => [...styleWriters(input), ...blockedRequests(input)],
};

/** Reports requests that the policy of their page blocks. */
export const blockedRequests = (input: RequestInput): readonly RuleFinding[] =>
  foreignRequests(input)
    .filter(isBlocked)
    .map(({ href, directive, page }) => ({
      message: `The content security policy of the page does not allow “${href}” (${directive}), so browsers block it.`,
      help: 'Remove the element from the code of the site, or declare the service under “embeds” or “analytics”, which add it to the policy.',
      page: page.route,
    }));

/** An owner who allows a provider to do so gives a reason and an end date with accept(). */
function styleWriters({ site, plan }: RuleInput): readonly RuleFinding[] {
  const shown = new Set(plan.pages.flatMap(embedsOn));
  const embeds = Object.entries(site.embeds).flatMap(([name, embed]) =>
    shown.has(name) && 'writesStyles' in embed && embed.writesStyles
      ? [{ title: embed.title, path: ['embeds', name] }]
      : [],
  );
  const { marketing } = site.analytics;
  const others = marketing?.writesStyles ? [{ title: marketing.provider, path: ['analytics', 'marketing'] }] : [];
  return [...embeds, ...others].map(({ title, path }) => ({
    message: `“${title}” may add styles to the page, so its policy allows every style.`,
    help: 'Ask the provider for a version in a frame, or accept this until one is available.',
    path: [...path, 'writesStyles'],
  }));
}

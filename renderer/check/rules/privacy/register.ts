import type { ConfigPath } from '../../../core/finding.ts';
import { hostsOf } from '../../../html/policy/third-parties.ts';
import { hasSection } from '../pages.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { shownEmbeds } from './embeds.ts';
import { foreignRequests, type RequestInput } from './foreign-requests.ts';

const TAGS = { 'analytics.tags': { provider: 'Tally', script: 'https://tally.example/t.js' } };
const POLICY = {
  'routes./privacy': { title: 'Your data', description: 'What we keep, and why.', name: 'Your data' },
  'pages./privacy': [{ kind: 'policy', title: 'Your data', file: 'privacy.md', updated: '2026-11-01' }],
};

export const register: Rule = {
  name: 'privacy/register',
  severity: 'error',
  searchesFor: 'parts',
  checks:
    'A policy names every provider that receives data from visitors: maps, calendars, forms, analytics, and any other server that a page requests.',
  because: 'Visitors who do not know that a provider receives their data cannot object to it.',
  source: 'UK GDPR art 13(1)(e); Privacy and Electronic Communications Regulations 2003, reg 6(2)',
  bad: {
    'an analytics provider without a policy': TAGS,
    'a policy that names no provider': {
      values: { ...TAGS, ...POLICY },
      files: { 'policies/privacy.md': 'We count visits if you agree.' },
    },
  },
  good: {
    'a policy that quotes the provider’s name': {
      values: { ...TAGS, ...POLICY },
      files: { 'policies/privacy.md': 'If you agree, {analytics.tags.provider} counts visits for us.' },
    },
  },
  find: (input) => [
    ...providersOf(input)
      .filter(({ provider }) => !policyWords(input).includes(provider))
      .map(({ provider, path }) => ({
        message: `“${provider}” receives data from visitors, but no policy names it.`,
        help: `Name it in the privacy policy: “{${path.join('.')}}” quotes the name.`,
        path,
      })),
    ...undeclaredHosts(input),
  ],
};

const policyWords = ({ pages }: RequestInput): string =>
  pages
    .filter(({ planned }) => hasSection(planned, 'policy'))
    .map((page) => page.words())
    .join('\n');

/** Reports hosts that pages request although the config does not say who they are, and no policy names them. */
export function undeclaredHosts(input: RequestInput): readonly RuleFinding[] {
  const policies = policyWords(input);
  const declared = new Set(input.pages.flatMap(({ thirdParties }) => thirdParties.flatMap(hostsOf)));
  const requests = foreignRequests(input).filter(({ host }) => !declared.has(host) && !policies.includes(host));
  const byHost = new Map(requests.toReversed().map((request) => [request.host, request]));
  return [...byHost.values()].map(({ host, page }) => ({
    message: `“${host}” receives data from visitors, but the config does not declare it, and no policy names it.`,
    help: 'Declare the service under “embeds” or “analytics”, and quote the name of its provider in the privacy policy.',
    page: page.route,
  }));
}

interface Provider {
  readonly provider: string;
  readonly path: ConfigPath;
}

function providersOf(input: RuleInput): readonly Provider[] {
  const shown = new Map(shownEmbeds(input).map(({ name, embed }) => [name, embed]));
  const { tags, marketing } = input.site.analytics;
  return [
    ...[...shown].map(([name, { provider }]) => ({ provider, path: ['embeds', name, 'provider'] })),
    ...(tags ? [{ provider: tags.provider, path: ['analytics', 'tags', 'provider'] }] : []),
    ...(marketing ? [{ provider: marketing.provider, path: ['analytics', 'marketing', 'provider'] }] : []),
  ];
}

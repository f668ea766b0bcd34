import type { ConfigPath } from '../../../core/finding.ts';
import { hasSection } from '../pages.ts';
import type { Rule, RuleInput } from '../rule.ts';
import { shownEmbeds } from './embeds.ts';

const TAGS = { 'analytics.tags': { provider: 'Tally', script: 'https://tally.example/t.js' } };
const POLICY = {
  'routes./privacy': { title: 'Your data', description: 'What we keep, and why.', name: 'Your data' },
  'pages./privacy': [{ kind: 'policy', title: 'Your data', file: 'privacy.md', updated: '2026-11-01' }],
};

export const register: Rule = {
  name: 'privacy/register',
  severity: 'error',
  checks: 'A policy names every provider that receives data from visitors: maps, calendars, forms and analytics.',
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
  find: (input) => {
    const policies = input.pages
      .filter(({ planned }) => hasSection(planned, 'policy'))
      .map((page) => page.words())
      .join('\n');
    return providersOf(input)
      .filter(({ provider }) => !policies.includes(provider))
      .map(({ provider, path }) => ({
        message: `“${provider}” receives data from visitors, but no policy names it.`,
        help: `Name it in the privacy policy: “{${path.join('.')}}” quotes the name.`,
        path,
      }));
  },
};

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

import { embedsOn } from '../../../plan/embeds.ts';
import { FORM, FORM_SECTION } from '../example-embeds.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';

export const policy: Rule = {
  name: 'privacy/policy',
  severity: 'error',
  checks: 'The content security policy of every page allows only the styles that the page contains.',
  because: 'A policy that allows all styles also allows styles that an attacker injects.',
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
  find: styleWriters,
};

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
    help: 'Ask the provider for a form or calendar in a frame, or accept this until it is available.',
    path: [...path, 'writesStyles'],
  }));
}

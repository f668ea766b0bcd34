import { embedsOn } from '../../../plan/embeds.ts';
import { FORM, FORM_SECTION } from '../example-embeds.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';

export const policy: Rule = {
  name: 'privacy/policy',
  severity: 'error',
  checks:
    'The content security policy of every page allows only the styles that the page contains: no embed may write others.',
  because: 'A policy that lets everything in a page run lets that run, too, which somebody else has put there.',
  source: 'https://www.w3.org/TR/CSP3/; docs/decisions/0009-policy-in-the-page.md',
  examples: {
    bad: [
      {
        shows: 'a form whose script may write any style into its page',
        values: { 'embeds.form': { ...FORM, writesStyles: true }, 'pages./.2': FORM_SECTION },
      },
    ],
    good: [
      {
        shows: 'a form that loads from a second address',
        values: { 'embeds.form': { ...FORM, origins: ['https://static.letterly.example'] }, 'pages./.2': FORM_SECTION },
      },
    ],
  },
  find: loosened,
};

/** Whoever lets a provider do so says why, and until when: with accept(). */
function loosened({ site, plan }: RuleInput): readonly RuleFinding[] {
  const shown = new Set(plan.pages.flatMap(embedsOn));
  const embeds = Object.entries(site.embeds).flatMap(([name, embed]) =>
    shown.has(name) && 'writesStyles' in embed && embed.writesStyles
      ? [{ title: embed.title, path: ['embeds', name] }]
      : [],
  );
  const { marketing } = site.analytics;
  const others = marketing?.writesStyles ? [{ title: marketing.provider, path: ['analytics', 'marketing'] }] : [];
  return [...embeds, ...others].map(({ title, path }) => ({
    message: `“${title}” may write styles into its page: its policy lets every style apply.`,
    help: 'Ask the provider for a form or calendar in a frame; or accept it here until there is one.',
    path: [...path, 'writesStyles'],
  }));
}

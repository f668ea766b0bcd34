import type { ConfigPath } from '../../../core/finding.ts';
import { daysBetween } from '../../../facts/date.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';

const POLICY = {
  'routes./terms': { title: 'Terms', description: 'Our terms.', name: 'Terms' },
  'navigation.footer.0.links': [{ label: 'Terms', to: '/terms' }],
};
const FILES = { 'policies/terms.md': '## Prices\n\nAs they are shown.\n' };
const updated = (day: string) => ({
  ...POLICY,
  'pages./terms': [{ kind: 'policy', title: 'Terms', file: 'terms.md', updated: day }],
});

/** RFC 9116, 2.5.5: a later day lets what has become wrong look current. */
const MAX_DAYS = 366;

export const contentDate: Rule = {
  name: 'content/date',
  severity: 'error',
  checks:
    'What is dated as done lies in the past: a policy’s last change, a rating that was read, an article, a photograph; and security.txt ends within a year.',
  because:
    'A day that is still to come is a slip in a figure, and shows as one; after its last day nobody may rely on security.txt.',
  source: 'RFC 9116, 2.5.5',
  examples: {
    bad: [
      {
        shows: 'terms that were changed in thirty years',
        values: updated('2056-11-01'),
        files: FILES,
      },
      { shows: 'a security.txt that has ended', values: { 'hosting.securityExpires': '2025-06-30' } },
      { shows: 'a security.txt that ends in years', values: { 'hosting.securityExpires': '2029-06-30' } },
    ],
    good: [
      { shows: 'terms that were changed this month', values: updated('2026-11-01'), files: FILES },
      { shows: 'a security.txt that ends next summer', values: { 'hosting.securityExpires': '2027-06-30' } },
    ],
  },
  find: (input) => [...past(input), ...security(input)],
};

interface Dated {
  readonly day: string;
  readonly what: string;
  readonly path: ConfigPath;
}

const past = (input: RuleInput): readonly RuleFinding[] =>
  datedAsDone(input)
    .filter(({ day }) => day > input.today)
    .map(({ day, what, path }) => ({
      message: `${what} on ${day}, a day that is still to come.`,
      help: 'Correct the day.',
      path,
    }));

const datedAsDone = ({ site }: RuleInput): readonly Dated[] => [
  ...(site.clinic.rating
    ? [{ day: site.clinic.rating.asOf, what: 'The rating was read', path: ['clinic', 'rating', 'asOf'] }]
    : []),
  ...Object.entries(site.pages).flatMap(([route, sections]) =>
    sections.flatMap((section, index) =>
      section.kind === 'policy'
        ? [{ day: section.updated, what: 'This policy was changed', path: ['pages', route, index, 'updated'] }]
        : [],
    ),
  ),
  ...(site.journal?.posts ?? []).map(({ date }, index) => ({
    day: date,
    what: 'This article appeared',
    path: ['journal', 'posts', index, 'date'],
  })),
  ...(['comparisons', 'examples'] as const).flatMap((part) =>
    Object.entries(site[part]).flatMap(([name, { evidence }]) =>
      evidence
        ? [{ day: evidence.after, what: 'The second picture was taken', path: [part, name, 'evidence', 'after'] }]
        : [],
    ),
  ),
];

function security({ site: { hosting }, today }: RuleInput): readonly RuleFinding[] {
  const left = daysBetween(today, hosting.securityExpires);
  if (left >= 0 && left <= MAX_DAYS) return [];
  return [
    {
      message:
        left < 0
          ? `security.txt ended on ${hosting.securityExpires}.`
          : `security.txt would count until ${hosting.securityExpires}, for more than a year.`,
      help: 'Look whether its contact still holds, and write a day within a year.',
      path: ['hosting', 'securityExpires'],
    },
  ];
}

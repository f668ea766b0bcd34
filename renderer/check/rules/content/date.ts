import type { ConfigPath } from '../../../core/finding.ts';
import { addDays, daysBetween } from '../../../facts/date.ts';
import { TERMS_PAGE } from '../example-values.ts';
import type { Findings, Rule, RuleFinding, RuleInput } from '../rule.ts';
import { seriesFindings } from './dates-of-series.ts';
import { weekdayFindings } from './weekday-of-date.ts';

const ANSWER = 'pages./.1.questions.0.answer';
const FILES = { 'policies/terms.md': '## Prices\n\nAs they are shown.\n' };
const updated = (day: string) => ({
  ...TERMS_PAGE,
  'navigation.footer.0.links': [{ label: 'Terms', to: '/terms' }],
  'pages./terms': [{ kind: 'policy', title: 'Terms', file: 'terms.md', updated: day }],
});

/** RFC 9116, 2.5.5 recommends less than a year, because the contact may change. */
const MAX_DAYS = 366;

export const contentDate: Rule = {
  name: 'content/date',
  severity: 'error',
  checks:
    'Dates of past events (the last change of a policy, the day on which a rating was read, testimonials, articles, photographs) are not in the future, dates in sentences are those of their day of the week and of the day that they name, and security.txt expires within a year.',
  because:
    'A future date is a typo that visitors notice, somebody who relies on the wrong day comes in vain, and security researchers must not rely on an expired security.txt.',
  source: 'RFC 9116, 2.5.5',
  bad: {
    'terms last changed in thirty years’ time': { values: updated('2056-11-01'), files: FILES },
    'a date with the wrong day of the week': { [ANSWER]: 'We open again on Tuesday 4 January 2027.' },
    'an expired security.txt': { 'hosting.securityExpires': '2025-06-30' },
    'a security.txt that expires in several years': { 'hosting.securityExpires': '2029-06-30' },
  },
  good: {
    'terms last changed this month': { values: updated('2026-11-01'), files: FILES },
    'a date with its day of the week': { [ANSWER]: 'We open again on Monday 4 January 2027.' },
    'a security.txt that expires next summer': { 'hosting.securityExpires': '2027-06-30' },
  },
  find: (input) => [...futureDates(input), ...weekdayFindings(input), ...seriesFindings(input), securityExpiry(input)],
};

interface PastEvent {
  readonly day: string | undefined;
  readonly event: string;
  readonly path: ConfigPath;
}

const futureDates = (input: RuleInput): readonly RuleFinding[] =>
  pastEvents(input).flatMap(({ day, event, path }) =>
    day === undefined || day <= input.today
      ? []
      : {
          message: `${event} on ${day}, which is in the future.`,
          help: path[0] === 'journal' ? helpForArticle(day) : 'Correct the date.',
          path,
        },
  );

const helpForArticle = (day: string): string =>
  `Correct the date, or let the article appear on this day: write during({ from: '${day}' }, { … }) around it.`;

const pastEvents = ({ site: { clinic, testimonials, pages, journal, ...site } }: RuleInput): readonly PastEvent[] => [
  { day: clinic.rating?.asOf, event: 'The rating was read', path: ['clinic', 'rating', 'asOf'] },
  ...Object.entries(testimonials).map(([name, { date: day }]) => ({
    ...{ day, event: 'This testimonial was given', path: ['testimonials', name, 'date'] },
  })),
  ...Object.entries(pages).flatMap(([route, sections]) =>
    sections.map((section, index) => ({
      day: section.kind === 'policy' ? section.updated : undefined,
      event: 'This policy was changed',
      path: ['pages', route, index, 'updated'],
    })),
  ),
  ...(journal?.posts ?? []).map(({ date: day }, index) => ({
    ...{ day, event: 'This article appeared', path: ['journal', 'posts', index, 'date'] },
  })),
  ...(['comparisons', 'examples'] as const).flatMap((part) =>
    Object.entries(site[part]).map(([name, { evidence }]) => ({
      day: evidence?.after,
      event: 'The second image was taken',
      path: [part, name, 'evidence', 'after'],
    })),
  ),
];

/** So that the date is still allowed on the next days. */
const DAYS_SPARE = 31;

function securityExpiry({ site: { hosting }, today }: RuleInput): Findings {
  const daysLeft = daysBetween(today, hosting.securityExpires);
  if (daysLeft >= 0 && daysLeft <= MAX_DAYS) return [];
  return {
    message:
      daysLeft < 0
        ? `security.txt expired on ${hosting.securityExpires}.`
        : `security.txt expires on ${hosting.securityExpires}, more than a year from now.`,
    help: `Check that its contact is still correct, and write a date within a year, such as '${addDays(today, MAX_DAYS - DAYS_SPARE)}'.`,
    path: ['hosting', 'securityExpires'],
  };
}

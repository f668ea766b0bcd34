import { hasSection } from '../pages.ts';
import type { Findings, Rule, RuleFinding, RuleInput } from '../rule.ts';
import { foreignRequests, type RequestInput } from './foreign-requests.ts';

const LIST = { kind: 'journalList', title: 'Articles', category: 'hands', failed: 'Not now.', empty: 'None yet.' };

export const thirdParty: Rule = {
  name: 'privacy/third-party',
  severity: 'error',
  checks: 'No page sends requests to third parties before the visitor consents.',
  because:
    'The third party learns who looks at which treatment and may set cookies, and the clinic is responsible for it.',
  source: 'Privacy and Electronic Communications Regulations 2003, reg 6; UK GDPR art 6 and 9',
  bad: {
    'a list of articles that is fetched from a third party when it is visible': {
      values: {
        journal: { origin: 'https://journal.example', feed: 'https://feeds.example/posts.json', posts: [] },
        'pages./.2': LIST,
      },
    },
  },
  good: {
    'a list of articles that is part of the site': {
      values: {
        journal: { origin: 'https://journal.example', posts: [] },
        'pages./.2': LIST,
      },
    },
    'a feed on the clinic’s own journal': {
      values: {
        journal: { origin: 'https://journal.example', feed: 'https://journal.example/posts.json', posts: [] },
        'pages./.2': LIST,
      },
    },
  },
  find: (input) => [feeds(input), ...unaskedRequests(input)],
};

/** Reports what pages request by themselves. No config can cause it: the element is in the code of the site. */
export const unaskedRequests = (input: RequestInput): readonly RuleFinding[] =>
  foreignRequests(input).map(({ href, element, page, pages }) => ({
    message: `${pages === 1 ? 'The page requests' : `${pages} pages request`} “${href}” before the visitor consents: ${element}.`,
    help: 'Remove the element from the code of the site, or declare the service under “embeds” or “analytics”, which wait for consent.',
    page: page.route,
  }));

/** Reports a list of articles that requests its feed when it scrolls into view. */
function feeds({ site, plan }: RuleInput): Findings {
  const { feed, origin } = site.journal ?? {};
  const page = plan.pages.find((planned) => hasSection(planned, 'journalList'));
  if (feed === undefined || !page) return [];
  if ([origin, site.hosting.url].some((own) => own === new URL(feed).origin)) return [];
  return {
    message: `The list of articles requests “${new URL(feed).host}” as soon as it is visible.`,
    help: 'Remove “feed” so that this site serves the articles, or serve the feed from the journal’s own address.',
    page: page.route,
    path: ['journal', 'feed'],
  };
}

import type { Rule, RuleFinding, RuleInput } from '../rule.ts';

const LIST = { kind: 'journalList', title: 'Articles', category: 'hands', failed: 'Not now.', empty: 'None yet.' };

export const thirdParty: Rule = {
  name: 'privacy/third-party',
  severity: 'error',
  checks: 'No page makes a browser ask another server for anything before its visitor has chosen.',
  because:
    'The other server learns who looks at which treatment, and may leave a cookie; the site that asks answers for it.',
  source: 'Privacy and Electronic Communications Regulations 2003, reg 6; UK GDPR art 6 and 9',
  examples: {
    bad: [
      {
        shows: 'a list of articles that is asked of another server when it is viewed',
        values: {
          journal: { origin: 'https://journal.example', feed: 'https://feeds.example/posts.json', posts: [] },
          'pages./.2': LIST,
        },
      },
    ],
    good: [
      {
        shows: 'a list of articles that comes with the site',
        values: { journal: { origin: 'https://journal.example', posts: [] }, 'pages./.2': LIST },
      },
      {
        shows: 'a feed on the clinic’s own journal',
        values: {
          journal: { origin: 'https://journal.example', feed: 'https://journal.example/posts.json', posts: [] },
          'pages./.2': LIST,
        },
      },
    ],
  },
  find: feeds,
};

/** The list of articles asks for its feed when it is viewed. */
function feeds({ site, plan }: RuleInput): readonly RuleFinding[] {
  const { feed, origin } = site.journal ?? {};
  const page = plan.pages.find(({ sections }) => sections.some(({ data }) => data.kind === 'journalList'));
  if (feed === undefined || !page) return [];
  if ([origin, site.hosting.url].some((own) => own === new URL(feed).origin)) return [];
  return [
    {
      message: `The list of articles asks “${new URL(feed).host}” for them as soon as it is viewed.`,
      help: 'Leave “feed” out, and the articles below are served by this site; or serve the feed from the journal’s own address.',
      page: page.route,
      path: ['journal', 'feed'],
    },
  ];
}

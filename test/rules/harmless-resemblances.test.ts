/** Sentences that resemble those which the learned rules report, and their neighbours that claim something. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const RATING = {
  ...{ value: '4.6', best: '5', count: 120, source: 'Google', url: 'https://reviews.example/us', asOf: '2026-11-10' },
};

const LEARNED: ReadonlySet<string> = new Set(['claim/effect', 'claim/guarantee', 'claim/pressure', 'claim/review']);

async function rulesAbout(path: string, value: string, others = {}): Promise<readonly string[]> {
  const { findings } = await checkedWith({ 'clinic.rating': RATING, ...others, [path]: value });
  const found = findings.filter((finding) => LEARNED.has(finding.rule) && finding.path?.join('.') === path);
  return [...new Set(found.map(({ rule }) => rule))];
}

/** Texts, and the rules that report them. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  // Times of appointments
  'Together they last two hours ten.': [],
  'In all, the two take an hour and a half.': [],
  'Together they last for years.': ['claim/effect'],
  // What others say or ask.
  'Nobody here tells you that only two places are left.': [],
  'Parents ask me whether we guarantee a result, and I change the subject.': [],
  'Posters promise that you wake up ten years younger.': [],
  '“Painless for ever!” promised a poster at the station. Not ours.': [],
  '“Painless for ever” is what we promise.': ['claim/guarantee'],
  // Words in another sense.
  'Not for ever.': [],
  'Two equal feet are beyond us.': [],
  'Clean socks every time': [],
  'After twelve years in this house, I still hit my knee on the desk.': [],
  'Last spring four clients left, because they moved to Portugal.': [],
  'Only four places are left before Easter, so hurry.': ['claim/pressure'],
  'Tomorrow, next month or never. The kettle is on.': [],
  'Choose a day, pay the deposit, done.': [],
  // Reviews.
  'A hundred and twenty-odd people have written about us on Google.': [],
  'Of the hundred and twenty people who have rated us on Google, two found our stairs steep.': [],
  'Not every client gives us five stars.': [],
  'Every client gives us five stars.': ['claim/review'],
  // Claims that were missed.
  'There is no pain afterwards.': ['claim/effect'],
  'Most people have no pain afterwards.': [],
  'A gel that clears up acne.': ['claim/effect'],
  'You come out looking a decade younger.': ['claim/effect'],
};

suite('a text that resembles a claim', (test) => {
  for (const [text, rules] of Object.entries(TEXTS))
    test(`${text} is ${rules.length === 0 ? 'not reported' : `reported by ${rules.join(' and ')}`}`, async () =>
      assert.equal(await rulesAbout('pages./.0.lead', text), rules));

  test('a title of names claims nothing', async () => {
    const clinic = { 'clinic.name': 'Oak & Pear', 'clinic.address.town': 'Alston' };
    const names = { ...clinic, 'catalogue.massage.name': 'Electrolysis' };
    for (const title of ['Electrolysis in Alston | Oak & Pear', 'Electrolysis | Oak & Pear'])
      assert.equal(await rulesAbout('routes./treatments/massage.title', title, names), []);
  });
});

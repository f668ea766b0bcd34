/** What to write instead of a claim to be better than others depends on what is compared: prices, a ranking, or people. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const HELP: Readonly<Record<string, string>> = {
  'You will not find cheaper glasses anywhere in Norfolk.':
    'State your price instead, or whose prices you compared it with, and when.',
  'Rated the number one optician in Leeds.':
    'Name who decided this, when, and where visitors can read it; otherwise leave it out.',
  'Named UK Clinic of the Year 2025.':
    'Name who decided this, when, and where visitors can read it; otherwise leave it out.',
  'Nobody in the country makes a better lens.':
    'Write what visitors can verify: training, years of experience, or the registration number.',
};

suite('help for a claim to be better than others', (test) => {
  for (const [sentence, help] of Object.entries(HELP))
    test(`“${sentence}” is answered with “${help}”`, async () => {
      const { findings } = await checkedWith({ 'pages./.0.lead': sentence });
      assert.equal(
        findings.filter(({ rule }) => rule === 'claim/credential').map((finding) => finding.help),
        [help],
      );
    });
});

const better = (words: string) => `“${words}” claims to be better than others.`;

suite('a comparison that denies that somebody is better', (test) => {
  testSentences(test, ['claim/credential'], {
    "There isn't a more experienced injector between Leeds and York.": better(
      "There isn't a more experienced injector",
    ),
    'There is not a kinder dentist in Leeds.': better('There is not a kinder dentist'),
    "You won't find better-qualified nurses in any clinic in Kent.": better(
      "won't find better-qualified nurses in any",
    ),
    "There isn't a better time of day for the swelling.": undefined,
    "There isn't an earlier appointment this week.": undefined,
    "If you don't find a better-fitting shoe, bring the old one.": undefined,
  });
});

suite('a clinic that people are said to love', (test) => {
  testSentences(test, ['claim/credential'], {
    'Ludlow’s best-loved vets.': better('Ludlow’s best-loved vets'),
    'The most talked-about clinic in Leeds.': better('The most talked-about clinic in Leeds'),
    'Bring the best-loved toy of your child.': undefined,
    'Ludlow’s best-loved castle is next door.': undefined,
  });
});

suite('an award', (test) => {
  testSentences(test, ['claim/credential'], {
    'Ann: three-time winner at the UK Nail Awards': better('winner at the UK Nail Awards'),
    'Ann has won gold at the Safety in Beauty Awards.': better('won gold at the Safety in Beauty Awards'),
    'Ann took a medal home from the Northern Nail Awards.': better('medal home from the Northern Nail Awards'),
    'We won nothing at the Nail Awards.': undefined,
    'Nobody in Norfolk has better hands than ours, and everybody else asks more.':
      better('Nobody in Norfolk has better'),
    'The children of our street won gold at the county show.': undefined,
    'We went to the Nail Awards and ate well.': undefined,
  });
});

suite('a comparison with the prices of others', (test) => {
  testSentences(test, ['claim/credential'], {
    'Nobody in Yorkshire neuters cats for less.': better('Nobody in Yorkshire neuters cats for less'),
    'No optician in Leeds is cheaper.': better('No optician in Leeds is cheaper'),
    'You will not find a lower price in Yorkshire.': better('not find a lower price in Yorkshire'),
    'You will not pay less anywhere else.': better('not pay less anywhere'),
    'Other practices charge twice as much.': better('Other practices charge twice as much'),
    'Elsewhere you would pay twice as much.': better('Elsewhere you would pay twice as much'),
    'Our prices undercut every practice in town.': better('undercut every practice'),
    'Nobody gets a lower price for haggling.': undefined,
    'Nobody waits for less than an hour.': undefined,
    'Most clinics charge more on Sundays, and so do we.': undefined,
    'Other practices may charge more.': undefined,
    'If you find a lower price elsewhere, tell us.': undefined,
    'Every other clinic in the city charges at least a third more.': better(
      'Every other clinic in the city charges at least a third more',
    ),
    'Most vets near our village ask a half more.': better('Most vets near our village ask a half more'),
    'Most dentists in the county ask about a quarter more.': better(
      'Most dentists in the county ask about a quarter more',
    ),
    'The long course costs a third more.': undefined,
    'Our other clinic in the city charges a third more on Sundays.': undefined,
    'Two visits cost twice as much as one.': undefined,
  });
});

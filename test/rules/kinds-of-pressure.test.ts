/** What a finding about pressure, money or the words of a client says is wrong. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

async function messagesWith(values: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const { findings } = await checkedWith(values);
  return findings.flatMap(({ rule, message }) =>
    /^claim\/(?:pressure|guarantee|testimonial)$/.test(rule) ? [message] : [],
  );
}

const LEADS: Readonly<Record<string, string>> = {
  'Hurry, only three places are left before Easter.':
    '“Hurry, only three places are left before Easter” tells visitors that places run out.',
  'Only three places are left before Easter.':
    '“Only three places are left before Easter” tells visitors that places run out.',
  'Our price goes up on Monday, so do not wait.': '“Our price goes up on Monday, so do not wait” hurries visitors.',
  'Having a mole removed is child’s play.': '“Having a mole removed is child’s play” makes light of a treatment.',
  'Finance for everybody, whatever your bank says.':
    '“Finance for everybody, whatever your bank says” is said of every case, without exception.',
};

const QUOTES: Readonly<Record<string, string | undefined>> = {
  'It cured my acne.':
    '“cured my acne” claims that an illness was cured, for which the words of one client are no evidence.',
  'The ache is gone for good.': '“gone for good” claims a result for ever, which the words of one client cannot prove.',
  'I would come back.': undefined,
};

suite('a claim', (test) => {
  for (const [lead, message] of Object.entries(LEADS))
    test(`${lead} is reported for what it does`, async () =>
      assert.equal(await messagesWith({ 'pages./.0.lead': lead }), [message]));

  for (const [quote, message] of Object.entries(QUOTES))
    test(`${quote} in a testimonial is ${message === undefined ? 'not reported' : 'reported'}`, async () =>
      assert.equal(
        await messagesWith({
          'testimonials.one': {
            ...{ department: 'main', name: 'A client', quote, source: 'by e-mail', date: '2026-05-12' },
            consent: 'Folder 3, no. 4',
          },
        }),
        message === undefined ? [] : [message],
      ));
});

suite('a sentence that plays on feelings', (test) => {
  testSentences(test, ['claim/pressure'], {
    'If you love her, you will not put the operation off any longer.':
      '“If you love her, you will not put the operation off any longer” hurries visitors.',
    'If you truly care about your dog, have her spayed.':
      '“If you truly care about your dog, have her spayed” plays on the feelings of visitors.',
    'Do not wait until it is too late.': '“Do not wait until it is too late” hurries visitors.',
    'Have your eyes tested before it is too late.': '“Have your eyes tested before it is too late” hurries visitors.',
    'If your dog has eaten chocolate, do not wait until it is too late.': undefined,
    'If you love your dog, you will love our walks.': undefined,
  });
});

const rewards = (words: string): string => `“${words}” rewards those who decide at once.`;

suite('an advantage for those who decide on the day of a visit', (test) => {
  testSentences(test, ['claim/pressure'], {
    'Pay on the day of your visit and the second tooth is half price.': rewards(
      'Pay on the day of your visit and the second tooth is half price',
    ),
    'If you sign up at your first visit, you get 10% off.': rewards('sign up at your first visit, you get 10% off'),
    'Pay in full before you leave and you save £50.': rewards('Pay in full before you leave and you save £50'),
    '£50 off if you go ahead on the day of your scan.': rewards('£50 off if you go ahead on the day of your scan'),
    'Please pay on the day of your visit.': undefined,
    'Decide at your consultation or take a month: the price is the same.': undefined,
    'You pay on the day, and members pay 10% less.': undefined,
    'Parking is free on the day of your visit.': undefined,
    'If you book on the day, there may be less choice.': undefined,
    'If you cancel on the day of your visit, we charge half the price.': undefined,
  });
});

suite('a sentence that hurries nobody', (test) => {
  testSentences(test, ['claim/pressure'], {
    'You can leave the plan within the first 14 days and get your money back, less whatever your dog has already had.':
      undefined,
    'The screen finds most problems before they have a chance to grow.': undefined,
    'Have it removed before it has a chance to grow, so book today.':
      '“Have it removed before it has a chance to grow, so book today” hurries visitors.',
  });

  for (const title of ['Bikini wax', 'Last minute nails'])
    test(`“${title}” as the title of an option names what is offered`, async () => {
      const option = { title, price: '£50', duration: '45min', book: 'visit' };
      assert.equal(await messagesWith({ 'catalogue.massage.options.long': option }), []);
    });

  test('a usual word of haste counts in the title of an option', async () => {
    const option = { title: 'Today only: an hour', price: '£50', duration: '45min', book: 'visit' };
    assert.equal(await messagesWith({ 'catalogue.massage.options.long': option }), ['“Today only” hurries visitors.']);
  });
});

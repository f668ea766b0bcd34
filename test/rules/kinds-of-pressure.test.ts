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

const frightens = (words: string): string => `“${words}” frightens visitors.`;
const shames = (words: string): string => `“${words}” shames visitors.`;

suite('fear and shame', (test) => {
  testSentences(test, ['claim/pressure'], {
    'Skip your diabetic check and you may soon be choosing which toes to lose.': frightens(
      'Skip your diabetic check and you may soon be choosing which toes to lose',
    ),
    'Keep running on that ankle and you will never run again.': frightens(
      'Keep running on that ankle and you will never run again',
    ),
    'Carry on training on that knee and your season, perhaps your career, is over.': frightens(
      'Carry on training on that knee and your season, perhaps your career, is over',
    ),
    'Left alone, a worried seven-year-old grows into a suicidal teenager.': frightens(
      'Left alone, a worried seven-year-old grows into a suicidal teenager',
    ),
    'Good parents do not wait for the NHS.': shames('Good parents do not wait for the NHS'),
    'A good mother-to-be does not skip this hour.': shames('A good mother-to-be does not skip this hour'),
    'Real men never miss their check.': shames('Real men never miss their check'),
    'Only cowards walk past the ice bath.': shames('Only cowards walk past the ice bath'),
    'Nothing makes you look older than yellow teeth.': shames('Nothing makes you look older than yellow teeth'),
    'Flabby, stiff and past it at forty?': shames('Flabby, stiff and past it at forty'),
    'Skip a dose and the wound may become infected.': undefined,
    'Left untreated, gum disease can lead to the loss of teeth.': undefined,
    'Miss an appointment and you lose the deposit.': undefined,
    'If you cannot feel your legs, go to A&E at once.': undefined,
    'Good owners do not leave a dog in a hot car.': undefined,
    'Only people over 18 can book.': undefined,
    'Are my feet too ugly for you? No, we see all sorts of feet.': undefined,
  });
});

suite('pushing visitors', (test) => {
  const decide = (words: string): string => `“${words}” pushes visitors to decide at once.`;
  const light = (words: string): string => `“${words}” makes light of a treatment.`;
  const children = (words: string): string => `“${words}” asks children to persuade their parents.`;
  testSentences(test, ['claim/pressure'], {
    'Please decide before you leave the room.': decide('Please decide before you leave the room'),
    'You must make up your mind while you are here.': decide('You must make up your mind while you are here'),
    'The price is void the moment you leave.': decide('The price is void the moment you leave'),
    'Better not: the people who wait are the people who are sorry later.': decide(
      'the people who wait are the people who are sorry',
    ),
    'Wax removal is a breeze.': light('Wax removal is a breeze'),
    'Nail surgery is a breeze, like a pedicure.': light('Nail surgery is a breeze, like a pedicure'),
    'Having a wisdom tooth out is a doddle.': light('Having a wisdom tooth out is a doddle'),
    'Hey kids, tell Mum and Dad that you want to come!': children('Hey kids, tell Mum and Dad that you want to come'),
    'Girls, ask your mums for our prom package.': children('Girls, ask your mums for our prom package'),
    'You need not decide before you leave.': undefined,
    'Decide before you leave or take a month.': undefined,
    'Please sign the form before you leave.': undefined,
    'People who wait for a scan are seen in two weeks.': undefined,
    'Parking is a breeze.': undefined,
    'Nail surgery is no picnic.': undefined,
    'Children, ask your mum to come in with you.': undefined,
  });
});

const crowded = (words: string) => `“${words}” presses visitors by what others do.`;
const pushed = (words: string) => `“${words}” pushes visitors to decide at once.`;
const shamed = (words: string) => `“${words}” shames visitors.`;
const frightened = (words: string) => `“${words}” frightens visitors.`;

suite('what others do', (test) =>
  testSentences(test, ['claim/pressure'], {
    'Everyone in your office has done it.': crowded('Everyone in your office has done it'),
    'The whole yard has booked except you.': crowded('The whole yard has booked except you'),
    'Four of your neighbours already wear them.': crowded('Four of your neighbours already wear them'),
    'Ten people have this page open.': crowded('Ten people have this page open'),
    'Twelve people are viewing this page at the moment.': crowded('Twelve people are viewing this page at the moment'),
    'Eleven people are looking at the plan right now.': crowded('Eleven people are looking at the plan right now'),
    'Everyone in the team has had the flu jab.': undefined,
    'Your neighbours have been told about the building work.': undefined,
    'Two people are looking at the scans before you get the report.': undefined,
    'Everybody except you leaves the room.': undefined,
    'All the other owners wait outside.': undefined,
  }));

suite('orders not to think, shame and fear', (test) =>
  testSentences(test, ['claim/pressure'], {
    'Do it now, you can think about it afterwards.': pushed('Do it now, you can think about it afterwards'),
    'Stop reading and dial.': pushed('Stop reading and dial'),
    'It is a drop of cream, do not overthink it.': pushed('do not overthink it'),
    'Do not be the only bridesmaid with stubby lashes.': shamed('Do not be the only bridesmaid with stubby lashes'),
    'Do you want to be the fat one in the photographs?': shamed('Do you want to be the fat one in the photographs'),
    'What sort of owner lets a horse suffer?': shamed('What sort of owner lets a horse suffer'),
    'A sensible woman would have come years ago.': shamed('A sensible woman would have come years ago'),
    'Still hiding behind baggy jumpers?': shamed('Still hiding behind baggy jumpers'),
    'Stop pretending that you heard the joke.': shamed('Stop pretending that you heard the joke'),
    'Nobody hires a pilot with crossed eyes.': shamed('Nobody hires a pilot with crossed eyes'),
    'Cankles are not a good look.': shamed('are not a good look'),
    'Do not wait for a stroke to tell you your numbers.': frightened(
      'Do not wait for a stroke to tell you your numbers',
    ),
    'Your bones crumble while you wait.': frightened('Your bones crumble while you wait'),
    'Another month like this and his career is finished.': frightened(
      'Another month like this and his career is finished',
    ),
    'If you loved him, you would have booked.':
      '“If you loved him, you would have booked” plays on the feelings of visitors.',
    'You need not think about parking.': undefined,
    'There is no need to think about the form now; we fill it in together.': undefined,
    'Book now or think it over at home.': undefined,
    'Stop taking the tablets only if your doctor says so.': undefined,
    'The cat may be hiding behind the sofa.': undefined,
    'What sort of shoe suits a wide foot?': undefined,
    'The gel dries while you wait.': undefined,
    'If you loved swimming as a child, try the pool.': undefined,
  }));

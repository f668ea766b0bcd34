/** The advice on wrong amounts whose right fact is known: it names that fact before it suggests a figure of its own. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const QUESTION = 'pages./.1.questions.0';
const PACKAGE = { label: 'Course of five', sessions: 5, price: '£250' };
const SITE = {
  'figures.deposit': '£15',
  'figures.badge': '£7',
  'pages./treatments/massage.1.note': 'A deposit of {figures.deposit} is taken when you book.',
  'catalogue.massage.instalments': '2 x £30',
};

async function adviceOn(values: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const { findings } = await checkedWith({ ...SITE, ...values });
  return findings
    .filter(({ rule, path: [first] = [] }) => rule.startsWith('price/') && first !== 'figures')
    .map(({ message, help }) => `${message} ${help}`);
}

const inAnswer = (question: string, answer: string) => ({ [QUESTION]: { question, answer } });

suite('the advice on an amount near a fact', (test) => {
  test('an amount per session in the note of a course is compared with the price of one session', async () =>
    assert.equal(await adviceOn({ 'catalogue.massage.packages': [{ ...PACKAGE, note: '£45 a visit' }] }), [
      '“£45” is not the price of a session of “Course of five”, which is £50. Quote the fact instead of typing it: {catalogue.massage.packages.0.perSession}.',
    ]));

  test('a wrong instalment is compared with the instalments', async () =>
    assert.equal(await adviceOn(inAnswer('Can I spread the price of a massage?', 'Yes: you pay £35 in each month.')), [
      '“£35” is not one instalment of “Massage”, which is £30. If it is wrong, write £30. To state the whole plan, quote it: {catalogue.massage.instalments}. If it means something else, name it in “figures” and quote that.',
    ]));

  test('an amount for a treatment whose price is in words is not replaced by these words', async () =>
    assert.equal(
      await adviceOn({
        'catalogue.call': {
          ...{ category: 'hands', name: 'Posture talk', price: 'Complimentary', description: 'Words.' },
          ...{ duration: '30min', book: 'visit', image: 'dot' },
        },
        ...inAnswer('Is it free?', 'A posture talk costs £85.'),
      }),
      [
        '“£85” is not a price of “Posture talk” (Complimentary). Remove the amount. If it is charged, write it as the price of “Posture talk”, which is “Complimentary” in the config.',
      ],
    ));

  test('the price of something else is not the price of the course whose sessions a sentence counts', async () =>
    assert.equal(
      await adviceOn({
        'catalogue.call': {
          ...{ category: 'hands', name: 'Home visit', price: '£230', description: 'Words.', duration: '30min' },
          ...{ book: 'visit', image: 'dot' },
        },
        'pages./treatments/massage.1.note': 'Five visits for £230. A deposit of {figures.deposit} is taken.',
      }),
      [
        '“£230” is not the price of “Course of five” (£250). Quote the fact instead of typing it: {catalogue.massage.packages.0.price}.',
      ],
    ));

  test('an amount that equals a figure is compared with that figure first', async () => {
    const [advice = ''] = await adviceOn(inAnswer('Do you sell anything?', 'A soft ball is £7.'));
    assert.ok(
      advice.includes('If you mean “badge” (£7), quote it: {figures.badge}. Otherwise state the amount'),
      advice,
    );
  });

  test('an amount that answers a question about the deposit is compared with it', async () =>
    assert.equal(await adviceOn(inAnswer('Do I pay anything when I book?', 'Eighteen pounds.')), [
      '“Eighteen pounds” is not the deposit, which is £15. Quote the fact instead of typing it: {figures.deposit}.',
    ]));

  test('a saving on something without a lower price does not suggest to quote its price', async () => {
    const [advice = ''] = await adviceOn(inAnswer('Can it be cheaper?', 'A badge takes £4 off the wax.'));
    assert.ok(advice.includes('Remove the saving, or state the two prices that it compares.'), advice);
  });

  test('thousands are written as in the options', async () => {
    const option = { duration: '30min', book: 'visit' };
    const options = {
      a: { ...option, title: 'One', price: '£2,150' },
      b: { ...option, title: 'Two', price: '£3,900' },
    };
    const [advice = ''] = await adviceOn({
      'catalogue.both': {
        ...{ category: 'hands', name: 'Both', price: 'From £2,100', description: 'Words.', duration: '30min' },
        ...{ book: 'visit', image: 'dot', options },
      },
    });
    assert.ok(advice.includes('Write “From £2,150”'), advice);
  });
});

suite('a number of instalments', (test) => {
  for (const [question, answer, message] of [
    [
      'Can I pay a massage in parts?',
      'Yes, in three instalments.',
      '“three” is not the number of instalments of “Massage”, which are 2 x £30.',
    ],
    // a question that names nothing: courses above some amount can be paid in other parts
    ['Can I pay later?', 'Yes, in six monthly payments.', undefined],
    ['Can I pay a massage in parts?', 'Yes, in two equal parts.', undefined],
    ['How is the room divided?', 'In three parts.', undefined],
  ] as const)
    test(`“${question} ${answer}” is ${message ? '' : 'not '}reported`, async () => {
      const { findings } = await checkedWith({ ...SITE, ...inAnswer(question, answer) });
      const found = findings.filter(({ rule }) => rule === 'price/instalments').map((finding) => finding.message);
      assert.equal(found, message ? [message] : []);
    });
});

suite('the deposit on pages with prices', (test) => {
  for (const [note, isReported] of [
    ['A massage needs no deposit.', false],
    ['Book online.', true],
  ] as const)
    test(`“${note}” is ${isReported ? '' : 'not '}reported`, async () => {
      const { findings } = await checkedWith({ 'figures.deposit': '£15', 'pages./treatments/massage.1.note': note });
      const found = findings.filter(({ rule }) => rule === 'price/deposit');
      assert.is(
        found.some(({ message }) => message.includes('“/treatments/massage”')),
        isReported,
      );
    });
});

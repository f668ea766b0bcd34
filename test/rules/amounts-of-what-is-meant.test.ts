/** Amounts of which the sentence before, the section or a code says what they belong to, and amounts that are limits. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { testSentencesOnPage } from '../support/sentences-on-page.ts';
import { suite } from '../support/suite.ts';

const RULES = ['price/contradiction', 'price/unbacked', 'price/saving', 'price/deposit'];
const treatment = (name: string, price: string, more: object = {}) => ({
  ...{ category: 'hands', name, description: 'With care.', price, duration: '30min', book: 'visit', image: 'dot' },
  ...more,
});
const VALUES = {
  'catalogue.upper-lids': treatment('Upper lids', '£2,450'),
  'catalogue.lower-lids': treatment('Lower lids', '£3,300'),
  'catalogue.four-lids': treatment('Four lids', '£5,100', { combines: ['upper-lids', 'lower-lids'] }),
  'catalogue.lorry-medical': treatment('Lorry medical', '£65', { subtitle: 'Form D4 for lorries and buses' }),
  'catalogue.taxi-medical': treatment('Taxi medical', '£70'),
  'catalogue.hearing-test': treatment('Hearing test', '£38 per person', {
    packages: [{ label: 'Ten people', sessions: 10, price: '£340' }],
  }),
  'catalogue.scar-needling': treatment('Scar needling', '£55 per session', {
    packages: [{ label: 'Six sessions', sessions: 6, price: '£288' }],
  }),
  'catalogue.areas': treatment('Liposuction', 'From £3,100', {
    options: {
      one: { title: 'One area', price: '£3,100', book: 'visit' },
      three: { title: 'Three areas', price: '£5,000', book: 'visit' },
    },
  }),
  'figures.night': '£390',
};
const onPage = (slug: string) => ({ rules: RULES, slug, values: VALUES });

suite('amounts of what the sentence before names', (test) => {
  testSentencesOnPage(test, onPage('four-lids'), {
    'The night is in the price of {catalogue.four-lids.price}. A second, if you want it, is £390.': [],
    'The night is in the price of {catalogue.four-lids.price}. If you want a second one, it is £390.': [],
    'The night is in the price of {catalogue.four-lids.price}. A second, if you want it, is £350.': [
      '“£350” is not a price in the config.',
    ],
  });
  testSentencesOnPage(test, onPage('areas'), {
    'Three areas are {catalogue.areas.options.three.price}, or about £1,670 each.': [],
    'Three areas are {catalogue.areas.options.three.price}, or about £1,570 each.': [
      '“£1,570” is not the price of “Three areas” of “Liposuction” (£5,000).',
    ],
  });
  testSentencesOnPage(test, onPage('hearing-test'), {
    'A day with one nurse is £690, with a van, and up to 24 people can be tested in it.': [
      '“£690” is not a price in the config.',
    ],
    'Two people together pay £80.': ['“£80” is not the total of 2 × “Hearing test”: 2 × £38 = £76.'],
  });
});

/** Questions and answers on the home page, which is about no treatment, and the messages of the check about each. */
const ANSWERS: readonly (readonly [question: string, answer: string, ...messages: readonly string[]])[] = [
  ['Which lids?', 'The upper ones cost £2,450, the lower £3,300. Done together they cost £650 less than one by one.'],
  [
    'Which lids?',
    'The upper lids cost £2,450, lower lids £3,300. Done together they cost £760 less than one by one.',
    '“£760” is not the difference between the prices that this sentence compares.',
  ],
  ['How many needlings do I need?', 'Often six. They are £288 together, so that you save £42.'],
  [
    'How many needlings do I need?',
    'Often six. They are £288 together, so that you save £52.',
    '“£52” does not match any saving in this text.',
  ],
  ['Is a taxi medical the same as a D4?', 'It costs £5 more, because the form has four more pages.'],
  [
    'Is a taxi medical the same as a D4?',
    'It costs £15 more, because the form has four more pages.',
    '“£15” is not a price in the config.',
  ],
  ['How much is a D4?', 'It is £65.'],
  ['How much is a D4?', 'It is £75.', '“£75” is not a price of “Lorry medical” (£65).'],
];

suite('amounts of what a question names by its code or by a part of its name', (test) => {
  for (const [question, answer, ...messages] of ANSWERS)
    test(`${question} ${answer} ${messages.length === 0 ? 'is not reported' : 'is reported'}`, async () => {
      const { findings } = await checkedWith({ ...VALUES, 'pages./.1.questions': [{ question, answer }] });
      const found = findings.filter(({ rule, path = [] }) => RULES.includes(rule) && path.at(-1) === 'answer');
      assert.equal(
        found.map(({ message }) => message),
        messages,
      );
    });
});

/** Returns what these rules report about the site with these values. */
async function messagesWith(values: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const { findings } = await checkedWith({ ...VALUES, ...values });
  return findings.filter(({ rule }) => RULES.includes(rule)).map(({ message }) => message);
}

const PROGRAMME = {
  ...{ name: 'Back to work', department: 'main', schedule: '4 sessions over 8 weeks', price: '£320', book: 'visit' },
  description: 'A plan for your return.',
};
const withProgramme = (text: string) => ({
  'programmes.work': PROGRAMME,
  'pages./.2': { kind: 'programmes', title: 'After an illness', department: 'main', text },
});

suite('amounts of what the section is about', (test) => {
  test('the introduction of the only programme states its price and that of one session', async () => {
    assert.equal(await messagesWith(withProgramme('Four meetings. At £320 that is £80 a meeting.')), []);
  });
  test('the introduction of the only programme is reported if it states another price', async () => {
    assert.equal(await messagesWith(withProgramme('Four meetings. The programme costs £330.')), [
      '“£330” is not a price of “Back to work” (£320).',
    ]);
  });

  const step = (when: string) => ({
    'pages./.2': {
      kind: 'journey',
      title: 'How it goes',
      steps: [{ title: 'Taxi medical', copy: 'With a doctor.', when }],
    },
  });
  test('the last part of a step states the price of what its title names', async () => {
    assert.equal(await messagesWith(step('half an hour, £70')), []);
  });
  test('the last part of a step is reported if it states another price than what its title names', async () => {
    assert.equal(await messagesWith(step('half an hour, £75')), ['“£75” is not a price in the config.']);
  });
});

const deposit = (note: string, answer: string, threshold?: string) => ({
  'figures.deposit': '£50',
  'figures.threshold': threshold,
  'pages./treatments/massage.1.note': note,
  'pages./.1.questions': [{ question: 'Do I pay a deposit?', answer }],
});
const OVER = 'A booking for more than {figures.threshold} needs a deposit of {figures.deposit}.';

suite('a deposit above an amount', (test) => {
  test('a page mentions the deposit if it lists a price above the amount', async () => {
    assert.equal(await messagesWith(deposit('You pay on the day.', OVER, '£200')), [
      'The page “/treatments/massage” lists prices, but does not mention the deposit of £50.',
    ]);
  });
  test('a page need not mention the deposit if all of its prices are below the amount', async () => {
    assert.equal(await messagesWith(deposit('You pay on the day.', OVER, '£300')), []);
  });
  test('“more than £173” is the limit of a deposit, and neither a price nor a difference', async () => {
    const over = OVER.replace('{figures.threshold}', '£173');
    assert.equal(await messagesWith(deposit('A deposit of {figures.deposit} is taken.', over)), []);
  });
});

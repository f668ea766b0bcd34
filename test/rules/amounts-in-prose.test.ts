/** Tests how sums, multiples, differences and prices of others in sentences are judged, on a clinic for hearing and feet. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const shared = { category: 'hands', description: 'Words.', book: 'visit', image: 'dot' };
const treatment = (name: string, price: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...shared,
  name,
  price,
  duration: '30min',
  ...more,
});

const CLINIC = {
  'catalogue.hearing-test': treatment('Hearing test', '£55'),
  'catalogue.earmould': treatment('Earmould', '£38 per ear'),
  'catalogue.nail-surgery': treatment('Nail surgery', '£290 per toe'),
  'catalogue.verruca-treatment': treatment('Verruca treatment', '£44 per session', {
    packages: [{ label: 'Four sessions', sessions: 4, price: '£160' }],
  }),
  'catalogue.insoles': treatment('Insoles', 'From £85', {
    options: {
      soft: { title: 'Soft', price: '£85', duration: '30min', book: 'visit' },
      moulded: { title: 'Moulded', price: '£240', duration: '1h', book: 'visit' },
    },
  }),
  'programmes.hearing-year': {
    name: 'Hearing year',
    department: 'main',
    schedule: '6 sessions over 12 months',
    price: '£480',
    instalments: '12 x £40',
    description: 'A year.',
    book: 'visit',
  },
  'programmes.quiet-ears': {
    name: 'Quiet ears',
    department: 'main',
    schedule: '2 sessions a month',
    price: '£32 per month',
    description: 'For tinnitus.',
    book: 'visit',
  },
  figures: { notice: '24 hours', lateFee: '£20', reportFee: '£35', nhsVoucher: '£61.30' },
};

const ANSWER = 'pages./.1.questions.0.answer';

/** Returns the price findings about the answer of a question, in a config with other values at some paths. */
async function found(answer: string, path = ANSWER, values: Readonly<Record<string, unknown>> = {}) {
  const { findings } = await checkedWith({ ...CLINIC, ...values, [path]: answer });
  return findings
    .filter(({ rule, path: [first] = [] }) => rule.startsWith('price/') && (first === 'pages' || first === 'catalogue'))
    .map(({ rule, message }) => `${rule}: ${message}`);
}

suite('amounts in sentences', (test) => {
  for (const sentence of [
    // Sums of options and courses on any page, and pounds that are a weight.
    'A soft and a moulded pair together are £325.',
    'A hearing test and four sessions of verruca treatment come to £215 in all.',
    'A moulded insole costs £155 more than a soft one.',
    'Shared by four, nail surgery is £72.50 a head.',
    'Ten pounds down since June.',
    'A stone is 14 pounds.',
    'A rucksack of thirty pounds hurts any foot.',
    // Quoted facts, whatever the sentence is about.
    'The NHS pays {figures.nhsVoucher} towards a hearing test.',
    'At {catalogue.hearing-test.price}, a hearing test costs less than an earmould and nail surgery ({catalogue.nail-surgery.price}).',
    'Insoles cost more than an earmould at {catalogue.earmould.amount}.',
    'Courses of verruca treatment from {catalogue.verruca-treatment.packages.0.price}.',
    // Sums.
    'A hearing test and an earmould are £93 together.',
    'Together, an earmould and a hearing test come to £93.',
    'You pay £93 for a hearing test with an earmould.',
    'A hearing test plus two earmoulds: £131 in total.',
    'Book the moulded insoles with a hearing test, and the two of them cost £295.',
    'With a report at {figures.reportFee}, a hearing test comes to £90.',
    'A hearing test and a report make £90.',
    'The {catalogue.hearing-test.price} for the hearing test and the {catalogue.earmould.amount} for the earmould make £93.',
    // Multiples.
    'Earmoulds for both ears are £76.',
    'Nail surgery on two toes costs £580, on three £870.',
    'Nail surgery is charged per toe: two are £580.',
    'Three single sessions of verruca treatment come to £132.',
    'Verruca treatment: 3 x {catalogue.verruca-treatment.amount} = £132.',
    'Two pairs of moulded insoles are £480.',
    'After six months of Hearing year you have paid £240.',
    'After the second instalment of Hearing year you have paid £80.',
    'A hearing test is {catalogue.hearing-test.price}; with an earmould the bill is £93.',
    'Two toes on one day are £580.',
    'A year of Quiet ears is £384, a quarter £96.',
    'Hearing year works out at £80 a visit.',
    'For Hearing year, a deposit of {figures.lateFee} is due now and £460 at the first visit.',
    // Differences and shares.
    'With the voucher of {figures.nhsVoucher}, moulded insoles cost you £178.70.',
    'A deposit of {figures.lateFee} is taken when you book nail surgery; the other £270 is due on the day.',
    'Moulded insoles cost £155 more than soft ones.',
    'An earmould is £17 cheaper than a hearing test.',
    'Half of the fee for nail surgery, £145, is due when you book.',
    'With {figures.lateFee} paid in advance, the remaining £270 for nail surgery is due on the day.',
    'The course of four verruca treatments is £28 more than three single ones.',
    'The difference between soft and moulded insoles is £155.',
    // Parts of a price.
    'In the course of four, a session of verruca treatment is £40.',
    'Hearing year: twelve payments of £40 make £480.',
    'Ear trouble costs the country £10 billion a year.',
    // Amounts that nobody can state exactly, and what the text itself multiplies or divides.
    'Hearing aids elsewhere can cost several thousand pounds.',
    'That comes to {catalogue.hearing-test.price} a month, so £660 over twelve months.',
    'Six visits of Hearing year cost {programmes.hearing-year.price}. That is £80 a visit.',
    'A deposit of {figures.lateFee} has been paid, so for a hearing test you pay £35 on the day.',
  ])
    test(`no rule reports “${sentence}”`, async () => assert.equal(await found(sentence), []));

  for (const [sentence, message] of [
    [
      'A hearing test and an earmould are £83 together.',
      'price/contradiction: “£83” is not the total of “Hearing test” and “Earmould”: £55 + £38 = £93.',
    ],
    [
      'Nail surgery on two toes costs £570.',
      'price/contradiction: “£570” is not the total of 2 × “Nail surgery”: 2 × £290 = £580.',
    ],
    [
      'Three single sessions of verruca treatment come to £123.',
      'price/contradiction: “£123” is not the total of 3 × “Verruca treatment”: 3 × £44 = £132.',
    ],
    [
      'Two pairs of insoles are £490.',
      'price/contradiction: “£490” is not the total of 2 × “Insoles”: 2 × £85 = £170 or 2 × £240 = £480.',
    ],
    [
      'Moulded insoles cost £165 more than soft ones.',
      'price/contradiction: “£165” is not the difference: “Moulded” £240 − “Soft” £85 = £155.',
    ],
    [
      'The full course of four sessions of verruca treatment is £176.',
      'price/contradiction: “£176” is not a price of “Verruca treatment” (£44 per session).',
    ],
    ['A hearing test is a tenner.', 'price/contradiction: “a tenner” is not a price of “Hearing test” (£55).'],
    ['A pair of soft insoles is £75.', 'price/contradiction: “£75” is not the price of “Soft” of “Insoles” (£85).'],
    [
      'A hearing test and two earmoulds cost £121.',
      'price/contradiction: “£121” is not the total of “Hearing test” and 2 × “Earmould”: £55 + 2 × £38 = £131.',
    ],
    ['Soft insoles are £240.', 'price/contradiction: “£240” is not the price of “Soft” of “Insoles” (£85).'],
    [
      'Insoles that are made in an hour cost £85.',
      'price/contradiction: “£85” is not the price of “Moulded” of “Insoles” (£240).',
    ],
    ['Insoles, moulded: £85', 'price/contradiction: “£85” is not the price of “Moulded” of “Insoles” (£240).'],
    ['A hearing test costs £58.', 'price/contradiction: “£58” is not a price of “Hearing test” (£55).'],
    [
      'Nail surgery takes two visits and costs £280.',
      'price/contradiction: “£280” is not a price of “Nail surgery” (£290 per toe).',
    ],
    ['On the NHS, a hearing test costs the surgery £61.', 'price/unbacked: “£61” is not a price in the config.'],
    [
      'The laboratory charges £85 for the analysis.',
      'price/unbacked: “£85” is not the price of anything that this sentence names.',
    ],
    ['A heel cushion costs £55.', 'price/unbacked: “£55” is not the price of anything that this sentence names.'],
    [
      'A hearing test is {catalogue.hearing-test.price} a month, so £600 over twelve months.',
      'price/contradiction: “£600” is not a price of “Hearing test” (£55).',
    ],
    ['The £20 are kept if you come late.', 'price/typed: “£20” is typed here although a fact of the config states it.'],
    [
      'If you cannot come, tell us a day before; later than that, we charge £20.',
      'price/typed: “£20” is typed here although a fact of the config states it.',
    ],
    [
      'You may ask for a written report; we charge £35 for writing it.',
      'price/typed: “£35” is typed here although a fact of the config states it.',
    ],
    [
      'We sell heel cushions; we charge £35 for a pair.',
      'price/unbacked: “£35” is not the price of anything that this sentence names.',
    ],
    ['Parking behind the house is £4.', 'price/unbacked: “£4” is not a price in the config.'],
  ] as const)
    test(`“${sentence}” is reported with the right amount`, async () => assert.equal(await found(sentence), [message]));

  test('two prices that are swapped are both reported', async () =>
    assert.equal(await found('A hearing test is £38, an earmould £55.'), [
      'price/contradiction: “£38” is not a price of “Hearing test” (£55).',
      'price/contradiction: “£55” is not a price of “Earmould” (£38 per ear).',
    ]));

  test('the price per session of a course is no price of single sessions', async () =>
    assert.equal(await found('Ten single verruca treatments, paid one at a time, add up to £400.'), [
      'price/contradiction: “£400” is not the total of 10 × “Verruca treatment”: 10 × £44 = £440.',
    ]));

  test('an old saving is wrong, even if it is a fifth of the price of five', async () => {
    const sentence = 'Massage, 1h, £60 per session, £250 Course of five, save £50';
    assert.equal(await found(sentence, ANSWER, { 'catalogue.massage.price': '£65 per session' }), [
      'price/saving: “£50” is not the saving on “Course of five” (£250), which is £75.',
      'price/contradiction: “£60” is not a price of “Massage” (£65 per session).',
      'price/typed: “£250” is typed here although a fact of the config states it.',
    ]);
  });

  test('a sentence on the page of a treatment is about that treatment', async () => {
    const path = 'catalogue.nail-surgery.description';
    assert.equal(await found('Two toes are £580, and all ten £2,900.', path), []);
    assert.equal(await found('With a hearing test on the same day it is £345.', path), []);
    assert.equal(await found('Two toes are £560.', path), [
      'price/contradiction: “£560” is not the total of 2 × “Nail surgery”: 2 × £290 = £580.',
    ]);
  });

  test('a typed amount comes with the way to state it once, with its source', async () => {
    const helpFor = async (answer: string) => {
      const { findings } = await checkedWith({ ...CLINIC, 'pages./.1.questions.0.answer': answer });
      return findings.filter(({ rule }) => rule === 'price/unbacked').map(({ help }) => help);
    };
    assert.equal(await helpFor('Parking behind the house is £4.'), [
      "State the amount once in the config, and its source if others charge it (the NHS, an insurer, a car park): figures: { name: '£4' }, evidence: { name: 'price list of …, May 2026' }. Then quote it: {figures.name}.",
    ]);
    assert.equal(await helpFor('A report for your insurer costs £30.'), [
      "If you mean “report fee” (£35), quote it: {figures.reportFee}. Otherwise state the amount once in the config, like figures: { name: '£30' }, and quote it: {figures.name}.",
    ]);
  });

  test('a source without its figure is reported', async () => {
    const { findings } = await checkedWith({ ...CLINIC, evidence: { nhsVouchers: 'nhs.uk, April 2026' } });
    assert.equal(
      findings
        .filter(({ rule }) => rule !== 'seo/duplicate')
        .map(({ rule, message, help }) => `${rule}: ${message} ${help}`),
      ['config/reference: There is no figure “nhsVouchers” for this evidence to support. Did you mean “nhsVoucher”?'],
    );
  });

  test('an answer repeats the amount of what its question asks about', async () => {
    const question = 'pages./.1.questions.0.question';
    const typed = '“£20” is typed here although a fact of the config states it.';
    assert.equal(await found('That is £20.', ANSWER, { [question]: 'Is there a late fee?' }), [
      `price/typed: ${typed}`,
    ]);
    assert.equal(await found('Soft is £85, and moulded is £240.', ANSWER, { [question]: 'Which do you make?' }), [
      'price/typed: “£85” is typed here although a fact of the config states it.',
      'price/typed: “£240” is typed here although a fact of the config states it.',
    ]);
    assert.equal(await found('A jar of balm is £20.', ANSWER, { [question]: 'Do you sell balm?' }), [
      'price/unbacked: “£20” is not the price of anything that this sentence names.',
    ]);
  });
});

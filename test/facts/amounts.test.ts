/** Tests the parser for amounts of money in sentences. */
import * as assert from 'uvu/assert';
import { amountsIn } from '../../renderer/facts/amounts.ts';
import { normalise } from '../../renderer/facts/normalise.ts';
import { numberFromWords } from '../../renderer/facts/number-words.ts';
import { suite } from '../support/suite.ts';

const read = (text: string) =>
  amountsIn(normalise(text)).map(({ at, length, pence }) => [text.slice(at, at + length), pence] as const);

const WRITTEN: readonly (readonly [text: string, amount: string, pence: number])[] = [
  ['It costs £300.', '£300', 30000],
  ['It costs £300, or less.', '£300', 30000],
  ['(£1,350)', '£1,350', 135000],
  ['£1,250.00 in all', '£1,250.00', 125000],
  ['£12.50 each', '£12.50', 1250],
  ['£12.5 each', '£12.5', 1250],
  ['£ 300 a session', '£ 300', 30000],
  ['£\u00a0300 a session', '£\u00a0300', 30000],
  ['£\u202f300 a session', '£\u202f300', 30000],
  ['£3\u200b0\u200b0 a session', '£3\u200b0\u200b0', 30000],
  ['£\u00ad300', '£\u00ad300', 30000],
  ['￡３００ a session', '￡３００', 30000],
  ['₤300', '₤300', 30000],
  ['GBP 300', 'GBP 300', 30000],
  ['GBP300', 'GBP300', 30000],
  ['gbp £300', 'gbp £300', 30000],
  ['ＧＢＰ 300', 'ＧＢＰ 300', 30000],
  ['300 GBP', '300 GBP', 30000],
  ['300GBP', '300GBP', 30000],
  ['300 pounds', '300 pounds', 30000],
  ['1,350 pounds sterling', '1,350 pounds', 135000],
  ['1 pound', '1 pound', 100],
  ['A lost key costs 20 pounds.', '20 pounds', 2000],
  ['300£', '300£', 30000],
  ['300 quid', '300 quid', 30000],
  ['three hundred pounds', 'three hundred pounds', 30000],
  ['Two hundred and fifty pounds', 'Two hundred and fifty pounds', 25000],
  ['a hundred pounds', 'a hundred pounds', 10000],
  ['one thousand two hundred pounds', 'one thousand two hundred pounds', 120000],
  ['£1.2k', '£1.2k', 120000],
  ['£2k', '£2k', 200000],
  ['50p', '50p', 50],
  ['99 pence', '99 pence', 99],
  ['From £250', '£250', 25000],
  ['2 x £675', '£675', 67500],
  ['£0', '£0', 0],
];

/** A number after a price is money only if it counts nothing else. */
const RANGES: readonly (readonly [text: string, ...pounds: number[]])[] = [
  ['£60 - 45', 60, 45],
  ['£60 – 90', 60, 90],
  ['£60–£90', 60, 90],
  ['£60 to £90', 60, 90],
  ['£60 to 90', 60, 90],
  ['£60 or 90, as you like', 60, 90],
  ['£60/90.', 60, 90],
  ['£60-90 per session', 60, 90],
  ['£60-90/session', 60, 90],
  ['£60-90 each', 60, 90],
  ['£60-90 (two areas)', 60, 90],
  ['£60-90, two vials', 60, 90],
  ['£60–90 depending on the area', 60, 90],
  ['£60–90 – for two areas', 60, 90],
  ['£1,200–1,500.50 in total', 1200, 1500.5],
  ['It is £60–90: ask us', 60, 90],
  ['“£60–90”', 60, 90],
  ['£60-90 - 45 minutes', 60, 90],
  ['£60/90 / 2 vials', 60, 90],
  ['£60 - £90 - 45 minutes', 60, 90],
  ['£60 - 45 minutes', 60],
  ['£60 – 45 minutes', 60],
  ['£60—45 minutes', 60],
  ['£60-45 minutes', 60],
  ['£60 / 45 minutes', 60],
  ['£60 · 45 minutes', 60],
  ['£60 | 45 minutes', 60],
  ['£60, 45 minutes', 60],
  ['£60: 45 minutes', 60],
  ['£60; 45 minutes', 60],
  ['£60 (45 minutes)', 60],
  ['£60 for 45 minutes', 60],
  ['£60 - 45min', 60],
  ['£60 - 45-minute visit', 60],
  ['£60 - 30-45 minutes', 60],
  ['£60 - 30 to 45 minutes', 60],
  ['£60 - 30 or 45 minutes', 60],
  ['£60 - 1.5 hours', 60],
  ['£60 - 10:30', 60],
  ['£60 - 9 am', 60],
  ['£60 - 50% off', 60],
  ['£60 - 50 % off', 60],
  ['£60 - 020 7946 0000', 60],
  ['£60 - 2 x 30 minutes', 60],
  ['£60 / 2 vials', 60],
  ['£60/2 vials', 60],
  ['£60, 2 vials', 60],
  ['£60/2ml', 60],
  ['£60 / 2 ml', 60],
  ['£60/3 areas or more', 60],
  ['£1,200 - 3 sessions', 1200],
  ['£1,200 – 12 weeks', 1200],
  ['£60 or 3 for £150', 60, 150],
  ['£60 to 2 people', 60],
  ['300 pounds - 45 minutes', 300],
  ['GBP 60 - 45 minutes', 60],
];

suite('amounts of money in a sentence', (test) => {
  for (const [text, amount, pence] of WRITTEN)
    test(`the amount in “${text}” is ${pence} pence`, () => assert.equal(read(text), [[amount, pence]]));

  for (const [text, slip] of [
    ['It costs £3O0.', '£3O0'],
    ['£l50 a session', '£l50'],
    ['£ 30o', '£ 30o'],
    ['£2,50 each', '£2,50'],
    ['£13,50.', '£13,50'],
  ] as const)
    test(`the amount in “${text}” contains a typo and has no value`, () =>
      assert.equal(read(text), [[slip, undefined]]));

  for (const [text, amount, pence] of [
    ['£20pp', '£20', 2000],
    ['£300per session', '£300', 30000],
    ['£1,350 and £1,050', '£1,350', 135000],
    ['£20 oil', '£20', 2000],
  ] as const)
    test(`the first amount in “${text}” is ${pence} pence`, () => assert.equal(read(text)[0], [amount, pence]));

  test('several amounts in a sentence are returned in their order', () =>
    assert.equal(read('£550 instead of £600, save £50'), [
      ['£550', 55000],
      ['£600', 60000],
      ['£50', 5000],
    ]));
  test('each number of a range of prices is an amount', () =>
    assert.equal(read('£300–400 or £160/220/260'), [
      ['£300', 30000],
      ['400', 40000],
      ['£160', 16000],
      ['220', 22000],
      ['260', 26000],
    ]));
  for (const [text, ...rest] of RANGES)
    test(`“${text}” contains ${rest.length} amounts`, () =>
      assert.equal(
        read(text).map(([, pence]) => pence && pence / 100),
        rest,
      ));
  test('amounts in other currencies are found without a value in pence', () =>
    assert.equal(read('$300, €1,200 or 50 euros'), [
      ['$300', undefined],
      ['€1,200', undefined],
      ['50 euros', undefined],
    ]));
  test('an amount after “from” is marked as a starting price', () =>
    assert.equal(
      amountsIn(normalise('From £250, from just £60; later £300')).map(({ from }) => from),
      [true, true, false],
    ));

  for (const text of [
    'I lost 20 pounds in a year.',
    'ten pounds of fat',
    'She weighs 140 pounds.',
    'in 1080p',
    'page 12, p. 3',
    '48 hours',
    '100%',
    'a compound of 3 parts',
    'pounds sterling',
    '£',
    'Expounds 3 points',
    'M 50 people',
    '300 pilates lessons',
    '',
  ])
    test(`“${text}” contains no amount of money`, () => assert.equal(read(text), []));
});

suite('numbers in words', (test) => {
  for (const [words, number] of [
    ['three', 3],
    ['twenty-four', 24],
    ['two hundred and fifty', 250],
    ['one thousand two hundred', 1200],
    ['hundred', 100],
  ] as const)
    test(`the words “${words}” mean the number ${number}`, () => assert.is(numberFromWords(words), number));
  test('a word that is not a number returns undefined', () => assert.is(numberFromWords('few'), undefined));
  test('an empty string is not a number', () => assert.is(numberFromWords(''), undefined));
});

import * as assert from 'uvu/assert';
import { decimalPounds, formatPounds, parsePounds } from '../../renderer/facts/money.ts';
import { suite } from '../support/suite.ts';

suite('money', (test) => {
  for (const [text, pence] of [
    ['£0', 0],
    ['£120', 12_000],
    ['£1000', 100_000],
    ['£1,350', 135_000],
    ['£12,000', 1_200_000],
    ['£12.50', 1_250],
    ['£1,234,567.89', 123_456_789],
  ] as const)
    test(`“${text}” is read as ${pence} pence`, () => assert.is(parsePounds(text), pence));

  for (const text of [
    '300',
    '£',
    '£3O0',
    '£1,35',
    '£,350',
    '£1,3500',
    '£12.5',
    '£-5',
    '£1e3',
    ' £300',
    '£300 ',
    '$300',
    '£99999999999999999',
  ])
    test(`“${text}” is not a valid amount`, () => assert.is(parsePounds(text), undefined));

  test('an amount in whole pounds is shown without pence', () => {
    assert.is(formatPounds(30_000), '£300');
    assert.is(formatPounds(1_250), '£12.50');
    assert.is(formatPounds(1_205), '£12.05');
    assert.is(formatPounds(-5_050), '−£50.50');
  });

  test('a computed amount has thousands separators if the amount beside it has them', () => {
    assert.is(formatPounds(110_000, '£1000'), '£1100');
    assert.is(formatPounds(120_000, '£1,050'), '£1,200');
    assert.is(formatPounds(1_200_000), '£12,000');
  });

  test('structured data contains amounts with two decimals, without a currency sign or commas', () => {
    assert.is(decimalPounds(30_000), '300.00');
    assert.is(decimalPounds(135_050), '1350.50');
  });
});

/** Amounts that are computed for one hour, and charges of a half. */
import * as assert from 'uvu/assert';
import { ANSWER } from '../../renderer/check/rules/example-values.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const OPTIONS = {
  'catalogue.massage.price': 'From £240',
  'catalogue.massage.options': {
    half: { title: 'Half a day', price: '£240', duration: '3h', book: 'visit' },
    whole: { title: 'A whole day', price: '£430', duration: '6h', book: 'visit' },
  },
};
const COURSE = {
  'catalogue.massage.price': '£88 per session',
  'catalogue.massage.packages': [{ label: 'Course of ten', sessions: 10, price: '£800' }],
};

async function rulesOf(values: Readonly<Record<string, unknown>>, text: string): Promise<readonly string[]> {
  const { site, findings } = await checkedWith({ ...values, [ANSWER]: text });
  assert.ok(site);
  return findings
    .filter(({ rule, path }) => rule.startsWith('price/') && rule !== 'price/typed' && path?.includes('answer'))
    .map(({ rule }) => rule);
}

suite('amounts by the hour', (test) => {
  for (const [values, text, ...rules] of [
    [OPTIONS, 'A massage of half a day works out at £80 an hour.'],
    [OPTIONS, 'A massage of a whole day is just under £72 an hour.'],
    [OPTIONS, 'A massage of half a day works out at £70 an hour.', 'price/contradiction'],
    [COURSE, 'A course of ten massages saves you £80, or £8 on each hour.'],
    [COURSE, 'A course of ten massages saves you £80, or £9 on each hour.', 'price/saving'],
    [COURSE, 'A massage that ends early is charged at half, £44.'],
  ] as const)
    test(`“${text}” is ${rules.length === 0 ? 'right' : 'wrong'}`, async () =>
      assert.equal(await rulesOf(values, text), rules));
});

import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const pricesOf = async (values: Readonly<Record<string, unknown>>): Promise<string> => {
  const { site } = await checkedWith(values);
  const html = await site?.pages.find(({ route }) => route === '/treatments/massage')?.html();
  return /<table[\s\S]*?<\/table>/.exec(html ?? '')?.[0] ?? '';
};

suite('the price list of a treatment', (test) => {
  test('prices are drawn on one scale', async () => {
    const table = await pricesOf({});
    assert.match(table, 'Scale, £0–£300');
    assert.is(table.split('class="scale"').length, 3);
  });

  for (const price of ['Complimentary', 'TBA'])
    test(`the price “${price}” alone has no scale`, async () => {
      const table = await pricesOf({ 'catalogue.massage.price': price, 'catalogue.massage.packages': undefined });
      assert.match(table, price);
      assert.not.match(table, 'Scale');
      assert.not.match(table, 'class="scale"');
    });
});

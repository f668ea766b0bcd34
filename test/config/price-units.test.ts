/** A price has any unit: from the config to the page, its structured data, the check and documents. */
import * as assert from 'uvu/assert';
import { parsePrice } from '../../renderer/facts/price.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const UNITS = [
  ['£60 per tooth', 'tooth'],
  ['£60 per area', 'area'],
  ['£60 per 5 ml', '5 ml'],
  ['£60 per 0.5ml', '0.5ml'],
  ['£60 per half hour', 'half hour'],
  ['£60 a month', 'month'],
  ['£60 an hour', 'hour'],
] as const;

const ROUTE = '/treatments/massage';

const valuesFor = (price: string) => ({
  'catalogue.massage.price': price,
  'catalogue.massage.packages.0.label': 'Five at once',
  'pages./treatments.1': { kind: 'priceTable' },
  'documents.prices': {
    file: 'prices.pdf',
    title: 'Prices',
    generate: {
      department: 'main',
      description: 'All prices.',
      pages: [{ head: 'Prices', parts: [{ kind: 'prices', title: 'Prices', items: [{ treatment: 'massage' }] }] }],
      smallPrint: 'Prices may change.',
    },
  },
});

suite('a price with a unit', (test) => {
  for (const [price, unit] of UNITS) {
    test(`${price} is read with its unit`, () => {
      const read = parsePrice(price);
      assert.is(read?.kind === 'amount' && read.unit, unit);
      const from = parsePrice(`From ${price}`);
      assert.is(from?.kind === 'amount' && from.from && from.unit, unit);
    });

    test(`${price} is on the page as it is written, and its unit is in the structured data`, async () => {
      const { site, findings } = await checkedWith(valuesFor(price));
      const prices = findings.filter(({ rule }) => /^(price|config)\//.test(rule));
      assert.equal(prices, []);
      for (const route of [ROUTE, '/treatments']) {
        const html = (await site?.pages.find((page) => page.route === route)?.html()) ?? '';
        const text = html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<[^>]+>/g, '');
        assert.ok(text.includes(price), route);
        assert.match(html, `"unitText":"${unit}"`);
      }
    });

    test(`${price} is in a document as it is written`, async () => {
      const { site } = await checkedWith(valuesFor(price));
      const [document] = site?.generatedDocuments ?? [];
      assert.is(document?.current.facts['catalogue.massage.price'], price);
      const text = ((await document?.html()) ?? '').replaceAll(/<[^>]+>/g, '');
      assert.ok(text.includes(price));
    });

    test(`a sentence that states ${price} agrees with the config, and one with another amount does not`, async () => {
      const lead = (sentence: string) => ({ ...valuesFor(price), 'pages./treatments/massage.0.lead': sentence });
      const found = async (sentence: string) =>
        (await checkedWith(lead(sentence))).findings.filter(
          ({ path, severity }) => severity === 'error' && path?.join('.') === 'pages./treatments/massage.0.lead',
        ).length;
      assert.is(await found(`Massage costs {catalogue.massage.price}.`), 0);
      assert.ok((await found(`Massage costs ${price.replace('£60', '£65')}.`)) > 0);
    });
  }

  for (const text of ['£60 per', '£60 per 5', '£60 a', '£60 month'])
    test(`“${text}” is not a price`, () => assert.is(parsePrice(text), undefined));
});

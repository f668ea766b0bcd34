import * as assert from 'uvu/assert';
import { categoryPrice } from '../../renderer/config/derived/catalogue.ts';
import { parse } from '../../renderer/config/parse.ts';
import { stripAnnotations } from '../../renderer/config/strip-annotations.ts';
import minimal from '../sites/minimal/site.config.ts';
import { edited } from '../support/edit.ts';
import { suite } from '../support/suite.ts';

const written = stripAnnotations(minimal).value;

suite('the lowest price of a category', (test) => {
  for (const [price, least] of [
    ['£60 per session', 'From £60'],
    ['£60 per tooth', 'From £60 per tooth'],
    ['From £60 per tooth', 'From £60 per tooth'],
    ['£1,200', 'From £1,200'],
    ['£1200', 'From £1200'],
  ] as const)
    test(`the lowest price is “${least}” if the only treatment costs “${price}”`, () => {
      const { site } = parse(edited(written, ['catalogue', 'massage', 'price'], price));
      assert.is(site && categoryPrice(site, 'hands'), least);
    });

  test('the owner may state the lowest price with its unit', () => {
    const { site } = parse(edited(written, ['categories', 'hands', 'from'], 'From £60 per tooth'));
    assert.is(site && categoryPrice(site, 'hands'), 'From £60 per tooth');
  });
});

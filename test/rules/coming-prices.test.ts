/** A price that changes on a known day, in sentences. */
import { dated } from 'clinic-site';
import * as assert from 'uvu/assert';
import { ANSWER } from '../../renderer/check/rules/example-values.ts';
import { checkedWith } from '../support/checked-with.ts';
import { testSentencesOnPage } from '../support/sentences-on-page.ts';
import { suite } from '../support/suite.ts';

const SHARED = { category: 'hands', description: 'With care.', duration: '30min', book: 'visit', image: 'dot' };
const VALUES = {
  'catalogue.home': {
    ...SHARED,
    name: 'Home visit',
    price: dated('£88', { from: '2097-01-04', value: '£92' }),
  },
};
const ON_PAGE = { slug: 'home', values: VALUES };
const OTHER_DAY = ['“£92” is the price of “Home visit” from 4 January 2097 on, and the sentence names another day.'];
const TOO_LONG = ['“£88” is the price of “Home visit” only until 3 January 2097.'];

suite('the day of a coming price', (test) =>
  testSentencesOnPage(
    test,
    { ...ON_PAGE, rules: ['price/contradiction', 'price/unbacked'] },
    {
      'From 1 February 2097 a home visit costs £92.': OTHER_DAY,
      'A home visit costs £92 from 1 March 2097.': OTHER_DAY,
      'On Monday, 7 January 2097 the price of a home visit rises to £92.': OTHER_DAY,
      'Home visits stay at £88 throughout 2097.': TOO_LONG,
      'A home visit costs £88 until the end of 2097.': TOO_LONG,
      'Until 31 March 2097 a home visit is £88.': TOO_LONG,
      'From January home visits are £95.': ['“£95” is not a price of “Home visit” (£88; £92 from 4 January 2097).'],
      'From 4 January 2097 a home visit costs £92.': [],
      'A home visit costs £92 from 4 January.': [],
      'A home visit goes up from £88 to £92 on 4 January 2097.': [],
      'Until 3 January 2097 a home visit costs £88.': [],
      'A home visit costs £88 for the rest of 2096.': [],
      'Book by 20 December and a home visit costs £88.': [],
      'A home visit and a massage are £148; from 4 January 2097 they are £152.': [],
      'A home visit and a massage are £148; from 4 March 2097 they are £152.': ['“£152” is not a price in the config.'],
    },
  ));

suite('the advice on a coming price', (test) =>
  testSentencesOnPage(
    test,
    { ...ON_PAGE, rules: ['price/typed'], withHelp: true },
    {
      'From 4 January 2097 a home visit costs £92.': [
        '“£92” is typed here although a fact of the config states it. Remove it: below the price of today, the pages announce this one from 4 January 2097. If you keep the sentence, delete it on that day.',
      ],
      'A home visit costs £88.': [
        '“£88” is typed here although a fact of the config states it. If it means “Home visit”, quote it: {catalogue.home.price}. Otherwise, name it in “figures” and quote that, or accept it.',
      ],
    },
  ));

suite('the coming price of an option', (test) =>
  testSentencesOnPage(
    test,
    {
      slug: 'home',
      values: {
        'catalogue.home': {
          ...{ ...SHARED, name: 'Home visit', price: 'From £88' },
          options: {
            near: { title: 'In town', price: '£88', book: 'visit' },
            far: { title: 'In a village', price: dated('£96', { from: '2097-01-04', value: '£99' }), book: 'visit' },
          },
        },
      },
      rules: ['price/contradiction', 'price/unbacked'],
    },
    {
      'In town it is £88; in a village £96, and £99 from 4 January 2097.': [],
      'In town it is £88; in a village £99 from 1 March 2097.': [
        '“£99” is the price of “Home visit” from 4 January 2097 on, and the sentence names another day.',
      ],
      'In town it is £88; in a village £92, and £97 from 4 January 2097.': [
        '“£92” is not the price of “In a village” of “Home visit” (£96).',
        '“£97” is not a price in the config.',
      ],
    },
  ));

suite('the price before a change, on the day of the change', (test) => {
  const price = dated('£88', { from: '2027-04-01', value: '£92' });
  const AFTER = 'From 1 April 2027 it is £92.';
  for (const [day, text, ...messages] of [
    ['2027-03-31', `A home visit is £88 until the end of March. ${AFTER}`],
    ['2027-04-01', `A home visit is £88 until the end of March. ${AFTER}`],
    ['2027-04-01', 'A home visit is £88, and £92 from 1 April 2027.'],
    [
      '2027-03-31',
      `A home visit is £85 until the end of March. ${AFTER}`,
      '“£85” is not a price of “Home visit” (£88; £92 from 1 April 2027).',
    ],
    ['2027-04-01', 'A home visit is £88.', '“£88” is not a price of “Home visit” (£92).'],
  ] as const)
    test(`on ${day}, “${text}” is ${messages.length === 0 ? 'right' : 'wrong'}`, async () => {
      const values = { 'catalogue.home': { ...SHARED, name: 'Home visit', price }, [ANSWER]: text };
      const { site, findings } = await checkedWith(values, {}, { at: `${day}T12:00:00Z` });
      assert.ok(site);
      assert.equal(
        findings.filter(({ rule }) => rule === 'price/contradiction').map(({ message }) => message),
        messages,
      );
    });
});

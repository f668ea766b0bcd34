/** Prices of treatments over several visits, whose options are called by single nouns. */

import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const VISITS = { duration: '30min over 2 visits', book: 'visit' };
const VALUES = {
  'catalogue.vaccination': {
    ...{
      category: 'hands',
      name: 'First vaccination',
      description: 'Two injections.',
      price: 'From £82',
      image: 'dot',
    },
    ...VISITS,
    options: {
      puppy: { title: 'Puppy', price: '£82', ...VISITS },
      kitten: { title: 'Kitten', price: '£89', ...VISITS },
    },
  },
  'catalogue.puppy-class': {
    ...{ category: 'hands', name: 'Puppy class', description: 'Play.', price: '£15', duration: '45min' },
    ...{ book: 'visit', image: 'dot' },
  },
};
const RULES = ['price/contradiction', 'price/unbacked'];

suite('a price of several visits', (test) => {
  testSentences(
    test,
    RULES,
    {
      'With a first vaccination, puppies have both injections for £82.': undefined,
      'A first vaccination is £89 for kittens, four weeks apart.': undefined,
      'Two first vaccinations are £178.': undefined,
      'First vaccination: kittens cost £82.': '“£82” is not the price of “Kitten” of “First vaccination” (£89).',
      'First vaccination: puppies cost £92, four weeks apart.':
        '“£92” is not the price of “Puppy” of “First vaccination” (£82).',
      'Two first vaccinations are £150.':
        '“£150” is not the total of 2 × “First vaccination”: 2 × £82 = £164 or 2 × £89 = £178.',
    },
    VALUES,
  );

  testSentences(
    test,
    RULES,
    { 'Puppies have three classes for £45.': undefined, 'Two puppies pay £30 for a puppy class.': undefined },
    VALUES,
  );

  /** Descriptions of the vaccination, and the message of the check about each. */
  const DESCRIPTIONS: readonly (readonly [description: string, message?: string])[] = [
    ['Both injections are £82 for a puppy.'],
    ['Both injections are £92 for a puppy.', '“£92” is not the price of “Puppy” of “First vaccination” (£82).'],
    ['Puppies have both injections for £92, four weeks apart.', '“£92” is not a price in the config.'],
  ];
  for (const [description, message] of DESCRIPTIONS)
    test(`“${description}” of the treatment ${message === undefined ? 'is not reported' : 'is reported'}`, async () => {
      const { findings } = await checkedWith({ ...VALUES, 'catalogue.vaccination.description': description });
      assert.equal(
        findings.filter(({ rule }) => RULES.includes(rule)).map((finding) => finding.message),
        message === undefined ? [] : [message],
      );
    });
});

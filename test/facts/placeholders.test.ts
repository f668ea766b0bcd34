import * as assert from 'uvu/assert';
import { placeholdersIn } from '../../renderer/facts/placeholders.ts';
import { suite } from '../support/suite.ts';

const foundIn = (text: string): readonly string[] =>
  placeholdersIn(text).map(({ kind, text: found }) => `${kind}: ${found}`);

suite('placeholders in a text', (test) => {
  for (const [text, ...found] of [
    ['https://book.example/visit', 'address: book.example'],
    ['Write to hello@practice.test, please.', 'address: practice.test'],
    ['http://localhost:3000/', 'address: localhost'],
    ['https://www.example.com and https://shop.invalid', 'address: www.example.com', 'address: shop.invalid'],
    ['020 7946 0000', 'telephone number: 020 7946 0000'],
    ['Call +44 7700 900123 or 01632 960001.', 'telephone number: +44 7700 900123', 'telephone number: 01632 960001'],
    ['+1 212 555 0123', 'telephone number: +1 212 555 0123'],
    ['00000000', 'register number: 00000000'],
    ['GB 000 0000 00', 'register number: GB 000 0000 00'],
  ] as const)
    test(`“${text}” contains ${found.join(' and ')}`, () => assert.equal(foundIn(text), found));

  for (const text of [
    'https://book.examples.com/visit',
    'https://latest.co.uk',
    'An example: 20 people @ work',
    '020 7946 1000',
    '0113 245 0000',
    '07654321',
    '£10,000',
    '0',
  ])
    test(`“${text}” contains none`, () => assert.equal(foundIn(text), []));
});

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
    ['1-000000000', 'register number: 1-000000000'],
    ['OT000000', 'register number: OT000000'],
    ['00A0000E', 'register number: 00A0000E'],
    ['01943 000 000', 'telephone number: 01943 000 000'],
    ['info@example.co.uk', 'address: example.co.uk'],
    ['https://www.your-clinic.com', 'address: www.your-clinic.com'],
    ['https://192.168.0.12', 'address: 192.168.0.12'],
    ['http://10.0.0.1:8080/', 'address: 10.0.0.1'],
    ['https://www.facebook.com/yourpage', 'address: yourpage'],
    ['https://maps.google.com/', 'map address: https://maps.google.com/'],
    ['https://www.google.com/maps', 'map address: https://www.google.com/maps'],
    ['TODO', 'text: TODO'],
    ['To be confirmed', 'text: To be confirmed'],
    ['The office is at TBC.', 'text: TBC'],
    ['Lorem ipsum dolor sit amet', 'text: Lorem ipsum'],
    ['xxxx', 'text: xxxx'],
    ['1 Your Street', 'text: Your Street'],
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
    '0345 300 0000',
    '0800 000 0001',
    'https://www.examples.co.uk',
    'https://1.2.3.4',
    'https://www.facebook.com/yourpagesinc',
    'https://maps.app.goo.gl/q7RkWd2sXo1Bn4Yt8',
    'https://www.google.com/maps/place/Otley',
    'The date of the operation is still to be confirmed with your surgeon.',
    'Todo el día',
    'Tell us your street and your postcode.',
    '0',
  ])
    test(`“${text}” contains none`, () => assert.equal(foundIn(text), []));
});

import * as assert from 'uvu/assert';
import { hasAllDigits } from '../../renderer/facts/phone.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

suite('a telephone number', (test) => {
  test('of Britain has 11 digits, or 10 if it begins with 01 or 08', () => {
    for (const phone of [
      '020 7946 0123',
      '+44 20 7946 0123',
      '07700 900123',
      '016977 2123',
      '0800 1111',
      '0345 678 9012',
    ])
      assert.is(hasAllDigits(phone), phone !== '0800 1111', phone);
    for (const phone of ['020 7946 012', '020 7946 01234', '+44 7700 90012', '0345 678 901', '0800 1111'])
      assert.is(hasAllDigits(phone), false, phone);
  });

  test('of another country can have any length', () => assert.ok(hasAllDigits('+353 1 234 567')));

  test('with a missing digit is reported with the number of its digits', async () => {
    const { findings } = await checkedWith({ 'clinic.phone': '020 7946 012' });
    const found = findings.find(({ path }) => path?.join('.') === 'clinic.phone');
    assert.is(found?.message, '“020 7946 012” has 10 digits.');
    assert.is(found?.help, 'Check it: a British number has 11 digits, or 12 after “+”.');
  });
});

import * as assert from 'uvu/assert';
import { misplaced } from '../../renderer/facts/coordinates.ts';
import { isPostcode, postcodeMeant } from '../../renderer/facts/postcode.ts';
import { suite } from '../support/suite.ts';

suite('postcodes of the United Kingdom', (test) => {
  for (const text of ['N1 9JY', 'EC1A 1BB', 'SW1A 1AA', 'm11ae', 'JE2 3AB'])
    test(`“${text}” is a postcode`, () => assert.ok(isPostcode(text)));

  for (const text of ['IPI 1TF', 'XQ1 1AA', 'LS1 1AI', 'LS1 1A', 'Leeds'])
    test(`“${text}” is not a postcode`, () => assert.not.ok(isPostcode(text)));

  for (const [text, meant] of [
    ['IPI 1TF', 'IP1 1TF'],
    ['1P1 1TF', 'IP1 1TF'],
    ['ipi itf', 'IP1 1TF'],
    ['LS1-1AA', 'LS1 1AA'],
    ['LS1 1A', undefined],
    ['75008', undefined],
  ] as const)
    test(`“${text}” means ${meant === undefined ? 'no postcode' : `“${meant}”`}`, () =>
      assert.is(postcodeMeant(text), meant));
});

suite('coordinates of a country', (test) => {
  test('latitude and longitude in the wrong order are swapped', () =>
    assert.equal(misplaced('GB', { latitude: 1.15503, longitude: 52.0541 }), {
      country: 'the United Kingdom',
      reason: 'swapped',
      meant: { latitude: 52.0541, longitude: 1.15503 },
    }));

  test('a point elsewhere has no reason, and a country that is not known has no limits', () => {
    assert.equal(misplaced('IE', { latitude: 40, longitude: -6 }), { country: 'Ireland' });
    assert.is(misplaced('DE', { latitude: 1, longitude: 1 }), undefined);
  });
});

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
      place: 'the United Kingdom',
      reason: 'swapped',
      meant: { latitude: 52.0541, longitude: 1.15503 },
    }));

  for (const [postcode, latitude, longitude] of [
    ['N1 9JY', 51.5309, 0.1205],
    ['se19sg', 51.5045, 0.0865],
    ['YO21 0ZZ', 54.4869, 0.6146],
    ['NR1 1AA', 52.6283, -1.2967],
  ] as const)
    test(`longitude ${longitude} is on the wrong side of Greenwich for ${postcode}`, () =>
      assert.equal(misplaced('GB', { latitude, longitude }, postcode), {
        place: `the area of ${postcode}`,
        reason: 'sign',
        meant: { latitude, longitude: -longitude },
      }));

  for (const [postcode, latitude, longitude, why] of [
    ['SE10 9NF', 51.4826, 0.0077, 'the district lies on both sides'],
    ['BN7 1XE', 50.8739, 0.0088, 'the area lies on both sides'],
    ['N1 9JY', 52.6283, 1.2967, 'the point is elsewhere'],
    ['LS1 4AA', 53.79, -1.54, 'it is right'],
    ['BT1 5GS', 54.5973, -5.9301, 'it is right'],
  ] as const)
    test(`longitude ${longitude} is accepted for ${postcode}, because ${why}`, () =>
      assert.is(misplaced('GB', { latitude, longitude }, postcode), undefined));

  test('a point elsewhere has no reason, and a country that is not known has no limits', () => {
    assert.equal(misplaced('IE', { latitude: 40, longitude: -6 }), { place: 'Ireland' });
    assert.is(misplaced('DE', { latitude: 1, longitude: 1 }), undefined);
  });
});

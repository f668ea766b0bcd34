/** Tests that an offer without an end compares honestly with its parts, and that the advice for it works. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

/** Returns an offer with other fields; a field that is `undefined` is left out. */
const offer = (fields: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(
    Object.entries({
      name: 'Twice',
      price: '£100',
      includes: ['massage', 'massage'],
      description: 'Two massages.',
      features: [],
      book: 'visit',
      ctaText: 'Book',
      ...fields,
    }).filter(([, value]) => value !== undefined),
  );

async function genuine(fields: Readonly<Record<string, unknown>>, values: Readonly<Record<string, unknown>> = {}) {
  const { findings } = await checkedWith({ 'offers.twice': offer(fields), ...values });
  return findings.filter(({ rule }) => rule === 'price/genuine').map(({ message, help }) => [message, help]);
}

suite('an offer without an end', (test) => {
  test('a saving without dates is reported with both ways to correct it', async () =>
    assert.equal(await genuine({}), [
      [
        'This offer saves £20 compared with £120, but normalSince and runs are missing.',
        "If the offer ends, add normalSince: '2026-03-01' and runs: { from: '2027-03-01', until: '2027-03-31' }. If it has no end, add comparedWith: 'bought separately': its card then says “£120 bought separately”.",
      ],
    ]));

  test('an offer that is compared with its parts bought separately causes no finding', async () =>
    assert.equal(await genuine({ comparedWith: 'bought separately' }), []));

  test('the advice removes a normal price and asks for the parts', async () =>
    assert.equal(await genuine({ includes: undefined, normalPrice: '£120', normalSince: '2026-03-01' }), [
      [
        'This offer saves £20 compared with £120, but runs is missing.',
        "If the offer ends, add runs: { from: '2027-03-01', until: '2027-03-31' }. If it has no end, remove normalPrice and normalSince, name its parts in includes, add comparedWith: 'bought separately': its card then says “£120 bought separately”.",
      ],
    ]));

  test('parts that are not named or cannot be booked on their own are reported', async () => {
    const compared = { comparedWith: 'bought separately' };
    assert.equal(await genuine({ ...compared, includes: undefined, normalPrice: '£120' }), [
      [
        'The card says “£120 bought separately”, but the offer does not name its parts.',
        "Name them, so that the site adds up their prices: includes: ['massage', 'facial'].",
      ],
    ]);
    assert.equal(await genuine(compared, { 'catalogue.massage.book': undefined }), [
      [
        'The card says “£120 bought separately”, but “Massage” cannot be booked on its own.',
        'Give “Massage” a price and a booking link, or remove “includes” and the saving from the offer.',
      ],
    ]);
  });

  test('its card says what the parts cost bought separately, and another card the normal price', async () => {
    const card = async (fields: Readonly<Record<string, unknown>>) => {
      const { site } = await checkedWith({
        'offers.twice': offer(fields),
        'pages./.2': { kind: 'signatureOffers', title: 'Together' },
      });
      return (await site?.pages.find(({ route }) => route === '/')?.html()) ?? '';
    };
    const standing = await card({ comparedWith: 'bought separately' });
    assert.match(standing, '£120 bought separately');
    assert.match(standing, 'Save £20');
    assert.not.match(standing, 'normal £120');
    assert.match(await card({}), 'normal £120');
  });
});

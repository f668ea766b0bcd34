/** Buttons for returning clients that open the first appointment. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const MASSAGE = { category: 'hands', name: 'Long massage', description: 'Two hours of massage for your back.' };
const OTHER = {
  'catalogue.massage.name': 'First massage',
  'booking.come_again': 'https://book.example/again',
  'catalogue.long': { ...MASSAGE, price: '£110', duration: '2h', book: 'come_again', image: 'dot' },
};
const BUTTON = 'departments.main.returning';

async function reported(values: Readonly<Record<string, unknown>>) {
  const { findings } = await checkedWith({ 'navigation.quickBooking.returning.to': '/go/come_again', ...values });
  return findings.flatMap(({ rule, message, help, path }) =>
    rule === 'link/booking-service' ? [{ message, help, path: path?.join('.') }] : [],
  );
}

suite('buttons for returning clients', (test) => {
  test('a button that opens the first appointment is reported with the link that its label names', async () => {
    const message = 'This button for returning clients opens “/go/visit”, which books the first visit.';
    assert.equal(await reported({ ...OTHER, [`${BUTTON}.label`]: 'Come again' }), [
      {
        message,
        help: 'Write the booking link of a later appointment, such as “/go/come_again”.',
        path: `${BUTTON}.to`,
      },
    ]);
    assert.equal(
      await reported({
        ...OTHER,
        [`${BUTTON}.to`]: '/go/come_again',
        'navigation.quickBooking.returning.to': '/go/visit',
      }),
      [
        {
          message,
          help: 'Write the booking link of a later appointment.',
          path: 'navigation.quickBooking.returning.to',
        },
      ],
    );
  });

  test('a button that opens the only link, or an appointment that everybody books again, is not reported', async () => {
    assert.equal(await reported({ 'navigation.quickBooking.returning.to': '/go/visit' }), []);
    assert.equal(await reported({ ...OTHER, 'catalogue.massage.name': 'Massage' }), []);
    assert.equal(await reported({ ...OTHER, [`${BUTTON}.to`]: '/go/come_again' }), []);
  });
});

/** The parts of links to booking systems: the account, the service, and whether they are on a marketplace. */
import * as assert from 'uvu/assert';
import { BOOKING_PROVIDERS, readBookingLink } from '../../renderer/facts/booking-providers.ts';
import { suite } from '../support/suite.ts';

/** 'Calendly: small-practice, massage'; '-' for what the link does not name. */
function described(address: string): string {
  const link = readBookingLink(address);
  if (!link) return 'unknown provider';
  const { provider, account = '-', service = '-', isOnMarketplace } = link;
  return `${provider.name}: ${account}, ${service}${isOnMarketplace ? ', on its marketplace' : ''}`;
}

const LINKS: readonly (readonly [address: string, contents: string])[] = [
  ['https://cal.com/', 'Cal.com: -, -'],
  ['https://cal.com', 'Cal.com: -, -'],
  ['https://app.cal.com/event-types', 'Cal.com: -, -'],
  ['https://cal.com/pricing?ref=footer', 'Cal.com: -, -'],
  ['https://cal.com/team', 'Cal.com: -, -'],
  ['https://cal.com/small-practice', 'Cal.com: small-practice, -'],
  ['https://cal.com/small-practice/', 'Cal.com: small-practice, -'],
  ['https://www.cal.com/small-practice/massage?month=2026-12', 'Cal.com: small-practice, massage'],
  ['https://cal.com/team/small-practice/massage', 'Cal.com: small-practice, massage'],
  ['https://cal.eu/small-practice/massage', 'Cal.com: small-practice, massage'],
  ['https://small-practice.cal.com/maya/massage', 'Cal.com: small-practice, massage'],

  ['https://calendly.com', 'Calendly: -, -'],
  ['https://calendly.com/event_types/user/me', 'Calendly: -, -'],
  ['https://calendly.com/small-practice', 'Calendly: small-practice, -'],
  ['https://calendly.com/small-practice/massage', 'Calendly: small-practice, massage'],
  ['https://calendly.com/d/abc-def-ghi/massage', 'Calendly: abc-def-ghi, massage'],

  ['https://acuityscheduling.com/', 'Acuity Scheduling: -, -'],
  ['https://secure.acuityscheduling.com/schedule.php', 'Acuity Scheduling: -, -'],
  ['https://small-practice.as.me/', 'Acuity Scheduling: small-practice, -'],
  ['https://small-practice.as.me/schedule.php', 'Acuity Scheduling: small-practice, -'],
  ['https://small-practice.as.me/massage', 'Acuity Scheduling: small-practice, massage'],
  ['https://small-practice.as.me/?appointmentType=123', 'Acuity Scheduling: small-practice, 123'],
  ['https://app.acuityscheduling.com/schedule.php?owner=12&appointmentType=123', 'Acuity Scheduling: 12, 123'],
  ['https://app.acuityscheduling.com/schedule/ab12/appointment/123', 'Acuity Scheduling: ab12, 123'],

  ['https://squareup.com/appointments', 'Square: -, -'],
  ['https://book.squareup.com/appointments/abc/location/L1', 'Square: abc, -'],
  ['https://book.squareup.com/appointments/abc/location/L1/services/S1', 'Square: abc, S1'],
  ['https://small-practice.square.site/', 'Square: small-practice, -'],

  ['https://www.fresha.com/', 'Fresha: -, -'],
  ['https://partners.fresha.com/calendar', 'Fresha: -, -'],
  ['https://www.fresha.com/a/small-practice-leeds-a1', 'Fresha: small-practice-leeds-a1, -, on its marketplace'],
  ['https://www.fresha.com/a/small-practice-leeds-a1/all-offer?menu=true&pId=12', 'Fresha: small-practice-leeds-a1, -'],
  ['https://www.fresha.com/book-now/small-practice/all-offer?share=true&pId=12', 'Fresha: small-practice, -'],
  [
    'https://www.fresha.com/book-now/small-practice/services?lid=1&oiid=sv%3A123&share=true&pId=12',
    'Fresha: small-practice, sv%3A123',
  ],

  ['https://connect.pabau.com/bookings.php', 'Pabau: -, -'],
  ['https://connect.pabau.com/bookings.php?compid=1234', 'Pabau: 1234, -'],
  ['https://partner.pabau.com/online-bookings/small-practice', 'Pabau: small-practice, -'],

  ['https://www.phorest.com/salon/', 'Phorest: -, -'],
  ['https://www.phorest.com/salon/smallpractice', 'Phorest: smallpractice, -'],
  ['https://phorest.com/book/salons/smallpractice', 'Phorest: smallpractice, -'],

  ['https://www.treatwell.co.uk/', 'Treatwell: -, -'],
  ['https://www.treatwell.co.uk/place/small-practice/', 'Treatwell: small-practice, -, on its marketplace'],
  ['https://widget.treatwell.co.uk/place/small-practice/', 'Treatwell: small-practice, -'],
  ['https://widget.treatwell.co.uk/place/small-practice/menu/?serviceIds=TR12', 'Treatwell: small-practice, TR12'],

  ['https://simplybook.me/', 'SimplyBook.me: -, -'],
  ['https://smallpractice.simplybook.it/v2/', 'SimplyBook.me: smallpractice, -'],
  ['https://smallpractice.simplybook.it/v2/#book/service/2', 'SimplyBook.me: smallpractice, 2'],

  ['https://wa.me/', 'WhatsApp: -, -'],
  ['https://wa.me/+441134960000', 'WhatsApp: -, -'],
  ['https://wa.me/01134960000', 'WhatsApp: -, -'],
  ['https://wa.me/441134960000?text=Hello', 'WhatsApp: 441134960000, -'],
  ['https://api.whatsapp.com/send?text=Hi&phone=441134960000', 'WhatsApp: 441134960000, -'],

  ['https://notcal.com/', 'unknown provider'],
  ['https://cal.com.example/', 'unknown provider'],
  ['https://book.small-practice.uk/', 'unknown provider'],
];

suite('a booking link', (test) => {
  for (const [address, contents] of LINKS)
    test(`${address} is read as “${contents}”`, () => assert.is(described(address), contents));

  test('a link to a known provider in a form that we do not know counts as complete', () =>
    assert.is(described('https://www.phorest.com/v9/somewhere'), 'Phorest: unknown, unknown'));

  for (const { name, examples, hasServiceLinks } of BOOKING_PROVIDERS)
    test(`each example for ${name} names an account${hasServiceLinks ? ' and a service' : ''}`, () => {
      for (const example of examples) {
        const link = readBookingLink(example);
        assert.is(link?.provider.name, name);
        assert.not.equal(link?.account ?? 'unknown', 'unknown', example);
        assert.is(link?.isOnMarketplace, false);
        if (hasServiceLinks) assert.not.equal(link?.service ?? 'unknown', 'unknown', example);
      }
    });
});

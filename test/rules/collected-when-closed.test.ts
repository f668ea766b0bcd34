/** Times at which clients fetch something, beside the opening hours. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const closed = (time: string) => `“${time}” differs from the opening hours of every day.`;
const HOURS = '09:00–13:00, 14:00–17:00';

suite('what clients fetch while the clinic is closed', (test) =>
  testSentences(
    test,
    ['content/hours'],
    {
      'You can collect medicines at half past one.': closed('half past one'),
      'Pick up your glasses at 1.30pm.': closed('1.30pm'),
      'Clients may drop off a sample at half past seven.': closed('half past seven'),
      'Please collect your order at half past one, and bring the slip.': closed('half past one'),
      'You can collect your insoles at four on Friday.':
        '“four” differs from the opening hours: the clinic is open 09:00–12:30 on Fridays.',
      'You can collect medicines at half past two.': undefined,
      'You can collect your insoles at four on Monday.': undefined,
      'Collect your glasses at twelve.': undefined,
      'If you collect a repair at half past one, ring the bell.': undefined,
      'The courier can collect a parcel at half past six.': undefined,
      'You can collect your order from the locker at half past nine at night.': undefined,
      'You can pick up our leaflet at six pharmacies.': undefined,
      'We collect the post at half past one.': undefined,
      'You can pick up a sample pot at one of our desks.': undefined,
    },
    { 'clinic.hours.monday': HOURS, 'clinic.hours.tuesday': HOURS, 'clinic.hours.thursday': HOURS },
  ));

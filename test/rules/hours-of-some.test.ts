/** Hours of some clients, appointments and days beside those of the whole clinic; Thursday until 20:00, Friday until 17:00, Saturday 9:00 to 12:30. */
import * as assert from 'uvu/assert';
import { collapsibleLists, explanation } from '../../renderer/config/index.ts';
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { messages } from '../support/stated-hours.ts';
import { suite } from '../support/suite.ts';

const HOURS = {
  'clinic.hours.monday': '08:30–18:30',
  'clinic.hours.tuesday': '08:30–18:30',
  'clinic.hours.wednesday': '08:30–18:30',
  'clinic.hours.thursday': '08:30–20:00',
  'clinic.hours.friday': '08:30–17:00',
  'clinic.hours.saturday': '09:00–12:30',
};
const differs = (text: string, day: string, hours: string) =>
  `“${text}” differs from the opening hours: the clinic is open ${hours} on ${day}s.`;

const SENTENCES: Sentences = {
  'We open at 08:30, on Saturdays at nine, and close at five on Fridays.': undefined,
  'We open at 08:30, on Saturdays at ten, and close at five on Fridays.': differs('ten', 'Saturday', '09:00–12:30'),
  'For an emergency we keep two places free every weekday morning until ten.': undefined,
  'The desk is staffed on weekdays from 8.30am to 6.30pm, on Thursdays until eight and on Fridays until five.':
    undefined,
  'Monday to Friday 08:30–18:30, Thursdays until 20:00, Fridays until 17:00.': undefined,
  'From Monday to Saturday the surgery opens at half past eight, on Saturday at nine.': undefined,
  'On weekdays we are open from 08:30 to 18:30, on Thursdays until 20:00.': differs(
    '08:30 to 18:30',
    'Friday',
    '08:30–17:00',
  ),
  'Monday to Friday 08:30–18:30, Thursdays until 21:00, Fridays until 17:00.': differs(
    '21:00',
    'Thursday',
    '08:30–20:00',
  ),
  'We are closed from half past twelve on Saturday until half past eight on Monday.': undefined,
  'Nobody is here between 12.30pm on Saturday and 8.30am on Monday.': undefined,
  'We are closed from half past one on Saturday until half past eight on Monday.': differs(
    'half past one',
    'Saturday',
    '09:00–12:30',
  ),
  'We are closed from half past twelve on Saturday until nine on Monday.': differs('nine', 'Monday', '08:30–18:30'),
  'Keep the lenses out from eight on Sunday evening until nine on Monday morning.': undefined,
  'A midwife and a student come to you on Tuesday and Thursday between noon and two.': undefined,
  'Our hygienist comes to your home on Wednesdays between seven and nine in the evening.': undefined,
  'Parents with babies come on Fridays between one and three.': undefined,
  'Somebody with a hearing aid to repair can drop in on Mondays between ten and noon.': undefined,
  'The baby clinic is on Wednesdays from two to four.': undefined,
  'Emergency appointments are kept free from Monday to Friday, 8:30 to 9:30.': undefined,
  'Emergency appointments are kept free from Monday to Friday, 8:00 to 9:30.': differs(
    '8:00 to 9:30',
    'Monday',
    '08:30–18:30',
  ),
  'You can come on Mondays between nine and five.': differs('between nine and five', 'Monday', '08:30–18:30'),
};

const row = (label: string, text: string) => ({
  'pages./.2': explanation({
    title: 'Feet at home',
    paragraphs: ['We bring everything with us.'],
    facts: [{ label, text }],
  }),
});

suite('hours of some', (test) => {
  testSentences(test, ['content/hours'], SENTENCES, HOURS);

  for (const [label, isOfClinic] of Object.entries({ When: false, 'Opening hours': true }))
    test(`hours within those of the clinic ${isOfClinic ? 'are' : 'are not'} reported beside “${label}”`, async () => {
      const found = await messages('Yes.', { ...HOURS, ...row(label, 'Tuesday and Thursday, 12:00 to 14:00') });
      assert.is(found.length > 0, isOfClinic);
    });

  const LISTS = {
    'When the squad meets': false,
    'Antenatal classes': false,
    'Opening hours': true,
    'When you can come': true,
  };
  for (const [title, isOfClinic] of Object.entries(LISTS))
    test(`hours within those of the clinic ${isOfClinic ? 'are' : 'are not'} reported in a list below “${title}”`, async () => {
      const found = await messages('Yes.', { ...HOURS, 'pages./.2': list(title, 'Mondays, 09:00–10:00') });
      assert.is(found.length > 0, isOfClinic);
    });

  test('hours outside those of the clinic are reported below every title', async () => {
    const found = await messages('Yes.', {
      ...HOURS,
      'pages./.2': list('When the squad meets', 'Mondays, 19:00–20:00'),
    });
    assert.equal(found, [differs('19:00–20:00', 'Monday', '08:30–18:30')]);
  });
});

/** A section with one list of one line. */
const list = (title: string, item: string) => collapsibleLists(title, [{ title: 'Summer', items: [item] }]);

/** Hours of holidays and other days in sentences and answers, against the special hours of the config. */
import * as assert from 'uvu/assert';
import { messages, QUESTION } from '../support/stated-hours.ts';
import { suite } from '../support/suite.ts';

/** Christmas Eve until two, closed to 1 January, and ten to two on the bank holidays of 2027. */
const SPECIAL = {
  'clinic.specialHours': [{ from: '2026-12-24', hours: '10:00–14:00', reason: 'Christmas Eve' }],
  'clinic.closures': [{ from: '2026-12-25', to: '2027-01-01', reason: 'Christmas and New Year' }],
  'clinic.bankHolidays': { 2027: '10:00–14:00' },
};

suite('special hours in sentences', (test) => {
  for (const text of [
    'On Christmas Eve we are open from 10am to 2pm.',
    'On Thursday 24 December we close at two.',
    'On 24 December 2026 we are open until 14:00.',
    'We are closed on 28 December.',
    'Over Christmas and New Year we are closed.',
    'On bank holidays we are open from ten to two.',
    'On Good Friday we open at ten.',
    'Good Friday is a working day for nobody but the baker.',
    'Before Christmas Eve we are open until five.',
    'On 24 December 2027 we are open until five.',
    'On Mondays we are open until five, and on Christmas Eve until two.',
    'Order by 24 December and collect it before five.',
    'We close on 24 December at two and are back on Monday 4 January.',
    'Once this winter: on 24 December, from 10:00 to 14:00.',
    'The choir sings on 24 December.',
  ])
    test(`no finding: ${text}`, async () => assert.equal(await messages(text, SPECIAL), []));

  for (const [text, message] of [
    ['On Christmas Eve we are open until 4pm.', '“4pm” differs from the hours on 24 December 2026: 10:00–14:00.'],
    ['On Thursday 24 December we close at noon.', '“noon” differs from the hours on 24 December 2026: 10:00–14:00.'],
    [
      'We are open on Good Friday from ten and on Easter Monday from nine.',
      '“nine” differs from the hours on 29 March 2027: 10:00–14:00.',
    ],
    [
      'On Christmas Eve we are open until four like on any Thursday.',
      '“four” differs from the hours on 24 December 2026: 10:00–14:00.',
    ],
    [
      'We close on 22 December at two and are back on Monday 4 January.',
      '“22 December” is not the last day before the closure in the config: 25 December 2026 to 1 January 2027.',
    ],
    [
      'Once this winter: on 24 December, from 10:00 to 15:00.',
      '“10:00 to 15:00” differs from the hours on 24 December 2026: 10:00–14:00.',
    ],
    ['We are closed on Christmas Eve.', '“Christmas Eve” differs from the hours on 24 December 2026: 10:00–14:00.'],
    ['We are open on 28 December.', '“28 December” differs from the hours on 28 December 2026: closed.'],
    ['On 29 December we are open from 9 to 5.', '“9 to 5” differs from the hours on 29 December 2026: closed.'],
    ['We are closed on bank holidays.', '“bank holidays” differs from the hours on bank holidays: 10:00–14:00.'],
    ['On Good Friday our doors shut at four.', '“four” differs from the hours on 26 March 2027: 10:00–14:00.'],
  ] as const)
    test(`a finding: ${text}`, async () => assert.equal(await messages(text, SPECIAL), [message]));

  for (const [question, answer] of [
    ['Are you open between Christmas and New Year?', 'No.'],
    ['Are you open on Christmas Eve?', 'Yes, until two.'],
    ['Are you open at Christmas?', 'On Christmas Eve we close at two.'],
  ] as const)
    test(`no finding: ${question} ${answer}`, async () =>
      assert.equal(await messages(answer, { ...SPECIAL, [QUESTION]: question }), []));

  for (const [question, answer, message] of [
    [
      'Are you open between Christmas and New Year?',
      'Yes.',
      '“Yes” differs from the hours on 29 December 2026: closed.',
    ],
    [
      'Are you open on Christmas Eve?',
      'Yes, until four.',
      '“four” differs from the hours on 24 December 2026: 10:00–14:00.',
    ],
  ] as const)
    test(`a finding: ${question} ${answer}`, async () =>
      assert.equal(await messages(answer, { ...SPECIAL, [QUESTION]: question }), [message]));

  test('Christmas Eve is not Christmas, and has a date whatever the config calls it', async () => {
    const named = (reason: string) => ({
      'clinic.specialHours': [{ from: '2026-12-24', hours: '10:00–14:00', reason }],
      'clinic.closures': [{ from: '2026-12-25', to: '2026-12-28', reason: 'Christmas' }],
    });
    const finding = ['“4pm” differs from the hours on 24 December 2026: 10:00–14:00.'];
    assert.equal(await messages('On Christmas Eve we are open until 4pm.', named('Christmas Eve')), finding);
    assert.equal(await messages('On Christmas Eve we are open until 4pm.', named('A short day')), finding);
    assert.equal(await messages('On Christmas Eve we are open until 2pm.', named('A short day')), []);
  });

  test('the reasons of special hours are not compared with the usual hours', async () =>
    assert.equal(
      await messages('Come in.', {
        ...SPECIAL,
        'clinic.specialHours': [
          { from: '2026-12-23', hours: '10:00–14:00', reason: 'On Wednesdays in December we are open' },
        ],
      }),
      [],
    ));
});

/** Opening hours in sentences, in any notation, against the hours of the smallest site: Monday, Tuesday and Thursday 9 to 5, Friday 9 to 12:30. */
import * as assert from 'uvu/assert';
import { LUNCH, messages } from '../support/stated-hours.ts';
import { suite } from '../support/suite.ts';

const CORRECT = [
  'We are open until five on Mondays.',
  'On Fridays we close at half past twelve.',
  'We open at 9 on Thursday mornings.',
  'We close at five on most days, and at half past twelve on Fridays.',
  'Mondays, Tuesdays and Thursdays: 9am to 5pm, Fridays until 12.30pm.',
  'We close at five, on Fridays at half past twelve.',
  'On weekdays except Wednesday you can come from nine.',
  'We are closed on Wednesdays and at weekends.',
  'Wednesday is our closed day.',
  'We are closed on Friday for a family party.',
  'The surgery is open from 9am on Mondays and shuts at five.',
  'Our last appointment on Fridays begins at noon.',
  'Do not eat from 10pm on Sunday if your appointment is on Monday.',
  'The results of Monday’s test are available from Wednesday at 10am.',
  'On Saturdays the car park is open until 11pm.',
  'The telephone lines are open every day until 8pm.',
  'On Monday 14 December we are open until noon.',
  'We are not open on Saturdays.',
  'Monday mornings are our quietest.',
  'Sunday evenings belong to our families.',
  'Sundays belong to us and the dog.',
  'Sundays are for emergencies only.',
  'A massage on Tuesday takes an hour, from 10 to 11.',
  'Tuesdays are quieter than Mondays, and the first two weeks of a month are quieter still.',
  'We have been here since 2009 and are open on Mondays.',
  'You can see us on Mondays between 9 and 5.',
  'Mon, Tue and Thu 9-5, Fri 9-12.30.',
  'Fridays until half twelve, Mondays until five.',
  'The bakery on Saturdays is open until three.',
  'We don’t open on Saturdays.',
  'We are open on four days a week.',
  'Monday sessions for runners after the long run.',
  'Sunday sessions are not something that we offer.',
  'Sunday appointments for urgent cases are at the hospital.',
  'Two evenings a week of stretching at home are enough.',
  'The practice opens at nine.',
  'You can see us on Monday mornings.',
  'We are closed on Friday afternoons.',
  'Quiet Corner Café is open on Wednesdays until eight.',
  'Book by Saturday for the week after.',
  'Ann is here every day that we open.',
  'On Mondays we don’t open until nine, but then we stay until five.',
  'You find us in from nine to five on Mondays, except on bank holidays.',
  'If Thursday suits you best, we are open from nine until five.',
  'Come on a Friday if you can. There is somebody here from nine until half past twelve.',
  'If you work on Saturdays, we are open until five.',
  'If you can’t come on a Friday, we are open until five.',
  'There’s nobody here at weekends, Saturdays included.',
  'Ring us on a Monday.',
  'Ring us on a Saturday and leave a message.',
  'If it hurts on a Sunday, call us on Monday.',
];

const WRONG: readonly (readonly [string, string])[] = [
  ['Ring us on a Saturday.', '“Saturday” differs from the opening hours: the clinic is closed on Saturdays.'],
  [
    'Please call us on Saturday mornings to book.',
    '“Saturday mornings” differs from the opening hours: the clinic is closed on Saturdays.',
  ],
  [
    'On Mondays we are open until 18:00.',
    '“18:00” differs from the opening hours: the clinic is open 09:00–17:00 on Mondays.',
  ],
  [
    'We close at six on Thursdays.',
    '“six” differs from the opening hours: the clinic is open 09:00–17:00 on Thursdays.',
  ],
  [
    'On Fridays our doors shut at one o’clock.',
    '“one o’clock” differs from the opening hours: the clinic is open 09:00–12:30 on Fridays.',
  ],
  [
    'The practice opens at 8.30am on Tuesdays.',
    '“8.30am” differs from the opening hours: the clinic is open 09:00–17:00 on Tuesdays.',
  ],
  [
    'We are open on Wednesdays too.',
    '“Wednesdays” differs from the opening hours: the clinic is closed on Wednesdays.',
  ],
  ['We are closed on Mondays.', '“Mondays” differs from the opening hours: the clinic is open 09:00–17:00 on Mondays.'],
  [
    'See us on Friday evenings.',
    '“Friday evenings” differs from the opening hours: the clinic is open 09:00–12:30 on Fridays.',
  ],
  ['You can book for a Wednesday.', '“Wednesday” differs from the opening hours: the clinic is closed on Wednesdays.'],
  ['We are open six days a week.', '“six days a week” differs from the opening hours: the clinic is open on 4 days.'],
  [
    'Open two evenings a week.',
    '“two evenings a week” differs from the opening hours: the clinic is open on 0 evenings.',
  ],
  [
    'Sunday sessions for runners after the long run.',
    '“Sunday” differs from the opening hours: the clinic is closed on Sundays.',
  ],
  [
    'Saturday sessions run from 9:00 to 13:00.',
    '“9:00 to 13:00” differs from the opening hours: the clinic is closed on Saturdays.',
  ],
  [
    'We keep Sundays, ten until two, for people who work shifts.',
    '“ten until two” differs from the opening hours: the clinic is closed on Sundays.',
  ],
  [
    'Monday evenings until eight suit people who commute.',
    '“eight” differs from the opening hours: the clinic is open 09:00–17:00 on Mondays.',
  ],
  [
    'Saturday appointments for people who work.',
    '“Saturday” differs from the opening hours: the clinic is closed on Saturdays.',
  ],
  ['The practice opens at seven.', '“seven” differs from the opening hours of every day.'],
  [
    'Sunday mornings from ten to noon one of us is in.',
    '“ten to noon” differs from the opening hours: the clinic is closed on Sundays.',
  ],
  [
    'Saturday mornings are our quietest, so bring a book.',
    '“Saturday mornings” differs from the opening hours: the clinic is closed on Saturdays.',
  ],
  ['Sunday is our only day off.', '“Sunday” differs from the opening hours: the clinic is closed on Wednesdays.'],
  ['We are open every day.', '“every day” differs from the opening hours: the clinic is closed on Wednesdays.'],
  ['Mon, Tue and Thu 9-6.', '“9-6” differs from the opening hours: the clinic is open 09:00–17:00 on Mondays.'],
  [
    'Mondays from twenty to nine.',
    '“twenty to nine” differs from the opening hours: the clinic is open 09:00–17:00 on Mondays.',
  ],
  [
    'Late opening on Thursdays, to eight.',
    '“eight” differs from the opening hours: the clinic is open 09:00–17:00 on Thursdays.',
  ],
  ['Our late evening is Friday.', '“Friday” cannot be the late opening: the clinic is open 09:00–12:30 on Fridays.'],
  [
    'If Friday suits you best, note that we open at eleven on that day.',
    '“eleven” differs from the opening hours: the clinic is open 09:00–12:30 on Fridays.',
  ],
  [
    'Come on a Friday if you can. There’s somebody here from nine until five.',
    '“nine until five” differs from the opening hours: the clinic is open 09:00–12:30 on Fridays.',
  ],
  [
    'We are in most days. On Thursdays that means nine until six, with a short break for lunch.',
    '“nine until six” differs from the opening hours: the clinic is open 09:00–17:00 on Thursdays.',
  ],
  [
    'As the practice isn’t open on Thursdays, we paint the walls then.',
    '“Thursdays” differs from the opening hours: the clinic is open 09:00–17:00 on Thursdays.',
  ],
  [
    'We are in from nine to six on Mondays, except on bank holidays.',
    '“nine to six” differs from the opening hours: the clinic is open 09:00–17:00 on Mondays.',
  ],
  [
    'On Tuesdays the door is unlocked at half past eight.',
    '“half past eight” differs from the opening hours: the clinic is open 09:00–17:00 on Tuesdays.',
  ],
  ['We don’t open on Mondays.', '“Mondays” differs from the opening hours: the clinic is open 09:00–17:00 on Mondays.'],
  [
    'You can see us on Saturdays between 10 and noon.',
    '“between 10 and noon” differs from the opening hours: the clinic is closed on Saturdays.',
  ],
  [
    'We are open Monday to Friday from nine to five.',
    '“nine to five” differs from the opening hours: the clinic is closed on Wednesdays.',
  ],
  [
    'Tuesday is our long day: 9am to 8pm.',
    '“9am to 8pm” differs from the opening hours: the clinic is open 09:00–17:00 on Tuesdays.',
  ],
  [
    'On Thursdays the last appointment is at a quarter past five.',
    '“a quarter past five” differs from the opening hours: the clinic is open 09:00–17:00 on Thursdays.',
  ],
  [
    'We are here until eight in the evening on Mondays and Tuesdays.',
    '“eight in the evening” differs from the opening hours: the clinic is open 09:00–17:00 on Mondays.',
  ],
];

suite('opening hours in sentences', (test) => {
  for (const text of CORRECT)
    test(`no finding: ${text}`, async () => {
      assert.equal(await messages(text), []);
    });

  for (const [text, message] of WRONG)
    test(`a finding: ${text}`, async () => {
      assert.equal(await messages(text), [message]);
    });
});

const NIA = {
  name: 'Nia Rowe',
  title: 'Masseuse',
  focus: 'Hands',
  department: 'main',
  qualifications: [],
  image: 'dot',
};

suite('a day that a sentence excepts', (test) => {
  const LATE_WEDNESDAY = { 'clinic.hours.wednesday': '10:00–18:30', 'clinic.hours.friday': '09:00–17:00' };

  test('has the hours that follow it', async () => {
    const about = (text: string) => messages(text, LATE_WEDNESDAY);
    assert.equal(
      await about(
        'We open at nine from Monday to Friday except Wednesday, when we start at ten and stay until half past six.',
      ),
      [],
    );
    assert.equal(await about('We open at nine from Monday to Friday except Wednesday, when we start at eleven.'), [
      '“eleven” differs from the opening hours: the clinic is open 10:00–18:30 on Wednesdays.',
    ]);
    assert.equal((await about('We open at eight from Monday to Friday except Wednesday.')).length, 1);
  });
});

suite('opening hours in digits', (test) => {
  for (const text of [
    'Tuesday 9am to 5pm with a break from 12.30pm to 1.30pm.',
    'Parking is £2 an hour from Monday to Friday, 8am to 6pm.',
    'The pharmacy next door is open on Sundays from 10am to 4pm.',
  ])
    test(`no finding: ${text}`, async () => assert.equal(await messages(text, LUNCH), []));

  for (const [text, message] of [
    [
      'Tuesday 9am to 5pm.',
      '“9am to 5pm” differs from the opening hours: the clinic is open 09:00–12:30 and 13:30–17:00 on Tuesdays.',
    ],
    [
      'Tuesday 9am to 6pm with a break from 12.30pm to 1.30pm.',
      '“9am to 6pm” differs from the opening hours: the clinic is open 09:00–12:30 and 13:30–17:00 on Tuesdays.',
    ],
    [
      'Tuesday 9am to 5pm with a break from 1pm to 2pm.',
      '“1pm to 2pm” differs from the opening hours: the clinic is open 09:00–12:30 and 13:30–17:00 on Tuesdays.',
    ],
  ] as const)
    test(`a finding: ${text}`, async () => assert.equal(await messages(text, LUNCH), [message]));

  test('a person of the clinic sees nobody on a day on which it is closed', async () => {
    const of = async (text: string) => messages(text, { 'people.nia': NIA });
    assert.equal(await of('Nia began in 2019 and sees patients on Mondays and Thursdays.'), []);
    assert.equal(await of('A surgeon at the infirmary sees patients on Wednesdays.'), []);
    assert.equal(await of('Nia began in 2019 and sees patients on Mondays and Wednesdays.'), [
      '“Mondays and Wednesdays” differs from the opening hours: the clinic is closed on Wednesdays.',
    ]);
  });

  test('the hours of a person are within those of the clinic', async () => {
    const of = async (text: string) => messages(text, { 'people.nia': NIA });
    assert.equal(await of('Nia is here on Thursdays from 2pm to 5pm.'), []);
    assert.equal(await of('Nia is here on Thursdays from 2pm to 7pm.'), [
      '“2pm to 7pm” differs from the opening hours: the clinic is open 09:00–17:00 on Thursdays.',
    ]);
  });

  test('a time at which nobody is at the desk is a break, if it is not when the practice is open', async () => {
    const text = 'On Tuesdays there is nobody at the desk between 12:30 and 1:30.';
    assert.equal(await messages(text, LUNCH), []);
    assert.equal((await messages('On Tuesdays, we are open between 12:30 and 1:30.', LUNCH)).length, 1);
  });
});

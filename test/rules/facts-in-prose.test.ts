/** Durations, counts, periods, ages and contacts in sentences, in the words of practices of several trades. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const ANSWER = 'pages./.1.questions.0.answer';
/** A massage of an hour in two visits, half an hour of cupping, and a programme of eight sessions over twelve weeks. */
const SITE = {
  'catalogue.massage.figures.visits': 'two',
  'catalogue.massage.figures.healing': 'three to four months',
  'catalogue.massage.figures.places': 'eight',
  'catalogue.massage.figures.radius': '10 miles',
  'figures.warranty': 'five years',
  'figures.delivery': 'seven working days',
  'figures.response': 'one working day',
  'figures.coolingOff': '14 days',
  'figures.records': 'eight years',
  'figures.meal': 'three hours',
  'figures.sunGap': 'four weeks',
  'catalogue.massage.figures.followUp': 'two weeks',
  'catalogue.massage.figures.pause': 'five days',
  'catalogue.massage.figures.interval': 'every six weeks',
  'programmes.upright': {
    name: 'Upright',
    department: 'main',
    schedule: '8 sessions over 12 weeks',
    price: '£400',
    description: 'For backs.',
    book: 'visit',
  },
  'pages./treatments.2': { kind: 'programmes', title: 'Programmes', department: 'main' },
};

const messages = async (text: string): Promise<readonly string[]> =>
  (await checkedWith({ ...SITE, [ANSWER]: text })).findings
    .filter(({ rule }) => rule === 'content/one-fact')
    .map(({ message }) => message);

const CORRECT = [
  'A massage takes a full hour.',
  'Two massages on one day take two hours together.',
  'Two massages and cupping together take just under two hours and 35 minutes.',
  'A massage followed by cupping takes an hour and a half.',
  'A massage takes an hour: 50 minutes on the couch and 10 minutes to rest.',
  'Cupping is half an hour shorter than a massage.',
  'The oil sinks in within about ten minutes of a massage.',
  'You need two visits for a massage.',
  'Two more visits cost nothing.',
  'A massage is given to up to eight people.',
  'For a massage at home we drive up to ten miles.',
  'The massage has healed the muscle in fifteen weeks.',
  'Upright is spread over twelve weeks.',
  'Upright can be paid over six months.',
  'Upright lasts three months, with eight sessions.',
  'If you cannot come, tell us a day ahead.',
  'You can cancel up to 24 hours before your appointment.',
  'If you take blood thinners, tell us a week before.',
  'We see people from the age of {clinic.minimumAge}.',
  'Children from the age of six can learn to breathe well.',
  'Write to privacy@small.example to see your data.',
  'The maker’s guarantee of five years holds.',
  'We cannot guarantee that redness fades within a week.',
  'Please answer the questions within ten minutes.',
  'Come every six weeks for your massage.',
  'The brace is ready in seven working days.',
  'We have treated over 15,000 people.',
  'Fridays are long: we see clients from nine in the morning until six.',
  'Think it over at home for at least a week before a massage.',
  'For that we also answer questions by e-mail for a month.',
  'The laboratory then has seven working days to answer.',
  'Nine out of ten people who finish Upright are back at work within a month.',
  'We see you again after eight weeks.',
  'A massage is no luxury. What people rarely get is half an hour of peace.',
  'Massage and cupping on one day? Allow an hour and a half for the two.',
  'For a massage you need two visits: one to plan and one to work.',
  'Please eat three hours before you come.',
  'The midwife rings you six weeks after the birth, whatever you think of a massage.',
  'We answer the telephone for an hour every morning.',
  'You see results every week after a massage.',
];

const WRONG: readonly (readonly [string, string])[] = [
  ['A massage takes an hour and a half.', '“an hour and a half” is not the duration of “Massage”, which is 1 hour.'],
  [
    'Allow three quarters of an hour for a massage.',
    '“three quarters of an hour” is not the duration of “Massage”, which is 1 hour.',
  ],
  [
    'A massage and cupping take two hours together.',
    '“two hours” is not the duration of “Massage” or “Cupping”, which is 1 hour or 30 minutes.',
  ],
  ['A massage takes three visits.', '“three” differs from “visits” of “Massage”, which is two.'],
  ['Up to ten people can take part in a massage.', '“ten” differs from “places” of “Massage”, which is eight.'],
  [
    'For a massage at home we drive up to 20 miles.',
    '“20 miles” differs from “radius” of “Massage”, which is 10 miles.',
  ],
  [
    'The muscle has healed five weeks after a massage.',
    '“five weeks” differs from “healing” of “Massage”, which is three to four months.',
  ],
  ['Upright is spread over ten weeks.', '“ten weeks” is not the length of “Upright”, which is 12 weeks.'],
  ['Upright runs for six months.', '“six months” is not the length of “Upright”, which is 12 weeks.'],
  ['If you cannot come, tell us two days ahead.', '“two days” differs from “notice”, which is 24 hours.'],
  ['Appointments can be cancelled 48 hours before.', '“48 hours” differs from “notice”, which is 24 hours.'],
  ['We welcome clients from the age of twelve.', '“twelve” is not the minimum age, which is 16.'],
  ['The brace has a guarantee of one year.', '“one year” differs from “warranty”, which is five years.'],
  [
    'The brace arrives within ten working days.',
    '“ten working days” differs from “delivery”, which is seven working days.',
  ],
  ['We answer within two working days.', '“two working days” differs from “response”, which is one working day.'],
  [
    'Come every eight weeks for your massage.',
    '“every eight weeks” differs from “interval” of “Massage”, which is every six weeks.',
  ],
  ['In 40 minutes the massage is finished.', '“40 minutes” is not the duration of “Massage”, which is 1 hour.'],
  [
    'Your notes lie on our own server. We keep them for three years.',
    '“three years” differs from “records”, which is eight years.',
  ],
  [
    'Bought a course at midnight? You have 30 days to call it off.',
    '“30 days” differs from “cooling off”, which is 14 days.',
  ],
  [
    'You may cancel a course within seven days, and we pay the card back.',
    '“seven days” differs from “cooling off”, which is 14 days.',
  ],
  ['The last meal should be at least an hour before a swim.', '“an hour” differs from “meal”, which is three hours.'],
  [
    'You hear from one of us within three working days.',
    '“three working days” differs from “response”, which is one working day.',
  ],
  [
    'She rings you five weeks after a massage.',
    '“five weeks” differs from “follow up” of “Massage”, which is two weeks.',
  ],
  [
    'Stop taking blood thinners three days before a massage.',
    '“three days” differs from “pause” of “Massage”, which is five days.',
  ],
  [
    'Plan three visits for a massage: one to talk and two to work.',
    '“three” differs from “visits” of “Massage”, which is two.',
  ],
  [
    'For a massage at home we drive anywhere within 20 miles of the clinic.',
    '“20 miles” differs from “radius” of “Massage”, which is 10 miles.',
  ],
  [
    'You see Anna every eight weeks for your massage.',
    '“every eight weeks” differs from “interval” of “Massage”, which is every six weeks.',
  ],
  [
    'A massage lasts an hour and a half, which leaves time for the knots that cupping could not reach.',
    '“an hour and a half” is not the duration of “Massage”, which is 1 hour.',
  ],
  ['From fifteen you can book with us.', '“fifteen” is not the minimum age, which is 16.'],
  [
    'Write to info@small.example.',
    '“info@small.example” is not the clinic’s e-mail address, which is hello@small.example.',
  ],
];

const QUESTION = 'pages./.1.questions.0.question';
/** The same site, with ages, times and a second figure of the same kind for one thing. */
const ANSWERS = {
  ...SITE,
  'figures.arrival': '10 minutes',
  'figures.lateness': '20 minutes',
  'figures.validity': 'six months',
  'figures.voucherValidity': '12 months',
  'figures.cuppingFrom': '18',
  'figures.opened': '2014',
  'figures.parking': '£1.20 an hour',
};

const answered = async (question: string, text: string): Promise<readonly string[]> =>
  (await checkedWith({ ...ANSWERS, [QUESTION]: question, [ANSWER]: text })).findings
    .filter(({ rule }) => rule === 'content/one-fact')
    .map(({ message }) => message);

const CORRECT_ANSWERS: readonly (readonly [string, string])[] = [
  ['Do you write to us?', 'We send an e-mail a week before and ring you two days before.'],
  ['What if my train is late?', 'If you arrive more than 20 minutes late, we see you on another day.'],
  ['When should I be there?', 'Please come ten minutes before your visit.'],
  ['Can I move my massage?', 'Yes, up to the day before it.'],
  ['Do you sell vouchers?', 'Yes, at the desk. They are valid for a year.'],
  ['Do teenagers get a massage?', 'We massage shoulders from the age of 17.'],
  ['Is cupping for teenagers?', 'No, only from 18.'],
  ['Who are you?', 'Ann opened the practice in 2014, joined by Ben in 2019. She was born in 1980.'],
  ['Where are you?', 'We have been in Test Street since 2018.'],
  ['Where can I park?', 'Beside the station, for up to three hours. {figures.parking} is what it costs.'],
  ['How do I reach you for a massage?', 'The car park is in Mill Lane, five minutes on foot.'],
];

const WRONG_ANSWERS: readonly (readonly [string, string, string])[] = [
  [
    'Is there a fee?',
    'Let us know two days before, or we charge for the hour.',
    '“two days” differs from “notice”, which is 24 hours.',
  ],
  [
    'Can I move my massage?',
    'Yes, up to three days before it.',
    '“three days” differs from “notice”, which is 24 hours.',
  ],
  [
    'When should I be there?',
    'Please come half an hour before your visit.',
    '“half an hour” differs from “arrival”, which is 10 minutes.',
  ],
  [
    'What if my train is late?',
    'If you come more than half an hour late, we see you on another day.',
    '“half an hour” differs from “lateness”, which is 20 minutes.',
  ],
  [
    'Do you sell vouchers?',
    'Yes, at the desk. They are valid for six months.',
    '“six months” differs from “voucher validity”, which is 12 months.',
  ],
  ['Can young people come?', 'Yes, from 14 with a parent.', '“14” is not the minimum age, which is 16.'],
  ['Who can come?', 'We see people from the age of 18.', '“18” is not the minimum age, which is 16.'],
  ['Who are you?', 'Ann founded the practice in 2011.', '“2011” does not match “opened”, which is 2014.'],
  [
    'Where are you?',
    'We have been in Test Street for more than twenty years.',
    '“twenty” does not match “opened”, which is 2014.',
  ],
  ['Is cupping for teenagers?', 'No, only from 17.', '“17” differs from “cupping from”, which is 18.'],
];

suite('facts in answers, which leave out words of their questions', (test) => {
  for (const [question, text] of CORRECT_ANSWERS)
    test(`no finding: ${question} ${text}`, async () => {
      assert.equal(await answered(question, text), []);
    });

  for (const [question, text, message] of WRONG_ANSWERS)
    test(`a finding: ${question} ${text}`, async () => {
      assert.equal(await answered(question, text), [message]);
    });
});

suite('facts in sentences', (test) => {
  for (const text of CORRECT)
    test(`no finding: ${text}`, async () => {
      assert.equal(await messages(text), []);
    });

  for (const [text, message] of WRONG)
    test(`a finding: ${text}`, async () => {
      assert.equal(await messages(text), [message]);
    });
});

/** The fact that a quantity states: by its clause, by the words of a name, by comparisons, and in owners’ many other words. */

import { course } from 'clinic-site';
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const massage = {
  category: 'hands',
  name: 'Massage',
  description: 'An hour.',
  price: '£60',
  duration: '1h',
  image: 'dot',
  book: 'visit',
};

const VALUES = {
  'figures.sunBefore': 'four weeks',
  'figures.fakeTanBefore': 'two weeks',
  'figures.patchTestRepeat': 'six months',
  'figures.voucherValidity': '18 months',
  'figures.lowCostPlaces': 'seven',
  'catalogue.scan': { ...massage, name: 'Joint scan', duration: '30min', figures: { report: 'two working days' } },
  'figures.rabiesWait': '21 days',
  'figures.notice': '24 hours',
  'figures.handPlanNotice': '30 days',
  'catalogue.light': { ...massage, name: 'Light therapy', figures: { lasts: 'six months' } },
  'catalogue.puppies': {
    ...{ ...massage, name: 'Puppy class', price: '£18 per class', figures: { checks: 'two' } },
    packages: [course('All six classes', { sessions: 6, price: '£90' })],
  },
  'figures.trial': 'sixty days',
  'figures.answer': 'two working days',
  'figures.stitches': 'ten days',
  'figures.temporary': 'two weeks',
  'figures.retest': 'two years',
  'figures.aidWarranty': 'four years',
  'programmes.plan': {
    ...{ name: 'Hand plan', department: 'main', schedule: '4 sessions over 12 months', price: '£200', book: 'visit' },
    ...{ description: 'A visit every season.' },
  },
  'catalogue.heel': { ...massage, name: 'Shockwave', figures: { sessions: 'three to five', validity: '4 months' } },
};

const SENTENCES: Sentences = {
  'Stay out of the sun for four weeks before each session, and leave fake tan off for at least two.': undefined,
  'Leave fake tan off for two weeks before, and stay out of the sun for four weeks before each session.': undefined,
  'Stay out of the sun for three weeks before each session, and leave fake tan off for at least two.':
    '“three weeks” differs from “sun before”, which is four weeks.',
  'Leave a month between sessions.': undefined,
  'Your patch test is repeated, with a month between the tests.':
    '“a month” differs from “patch test repeat”, which is six months.',
  'A voucher can be spent up to 18 months after the purchase.': undefined,
  'Our vouchers can be spent up to two years after the day you bought them.':
    '“two years” differs from “voucher validity”, which is 18 months.',
  'We have seven low-cost places.': undefined,
  'We have ten low-cost places.': '“ten” differs from “low cost places”, which is seven.',
  'A massage takes an hour, so please do not plan anything straight afterwards.': undefined,
  'A massage takes an hour and a half, so please do not plan anything straight afterwards.':
    '“an hour and a half” is not the duration of “Massage”, which is 1 hour.',
  'A massage is in fact fifty minutes long.': '“fifty minutes” is not the duration of “Massage”, which is 1 hour.',
  'We set aside an hour, which is half an hour more than an ordinary session of the joint scan.': undefined,
  'A massage takes half an hour longer than a joint scan.': undefined,
  'A joint scan takes half an hour less than a massage.': undefined,
  'A massage takes an hour longer than a joint scan.':
    '“an hour” is not the difference between “Massage”, which takes 1 hour, and “Joint scan”, which takes 30 minutes.',
  'A joint scan is ten minutes shorter than a massage.':
    '“ten minutes” is not the difference between “Joint scan”, which takes 30 minutes, and “Massage”, which takes 1 hour.',
  'A massage takes ten minutes longer than your patch test.': undefined,
  'To reach us, ring 0113 496 0000.': undefined,
  'To reach us, ring 0113 496 00001.': '“0113 496 00001” is not the clinic’s telephone number, which is 0113 496 0000.',
  'Quote the reference 0113 2222 3333 4444 on your invoice.': undefined,
  'A massage is £20 dearer than coming in for half an hour.': undefined,
  'For a massage, give us an hour of your time.': undefined,
  'For a massage, give us ninety minutes of your time.':
    '“ninety minutes” is not the duration of “Massage”, which is 1 hour.',
  'Try your aids for sixty days, and bring them back if they do not suit you.': undefined,
  'Try your aids for thirty days, and bring them back if they do not suit you.':
    '“thirty days” differs from “trial”, which is sixty days.',
  'If an aid fails in the first four years, we replace it.': undefined,
  'If an aid fails in the first five years, we replace it.':
    '“five years” differs from “aid warranty”, which is four years.',
  'The Hand plan gives you four visits a year.': undefined,
  'The Hand plan gives you six visits a year.':
    '“six” differs from the schedule of “Hand plan”, which is 4 sessions over 12 months.',
  'We reply to every e-mail within two working days.': undefined,
  'We reply to every e-mail within the hour.': '“the hour” differs from “answer”, which is two working days.',
  'Her stitches stay in for ten days.': undefined,
  'Her stitches stay in for three weeks.': '“three weeks” differs from “stitches”, which is ten days.',
  'You leave with a temporary crown, which you wear for about two weeks.': undefined,
  'You leave with a temporary crown, which you wear for about six weeks.':
    '“six weeks” differs from “temporary”, which is two weeks.',
  'We recommend testing your hearing again after two years.': undefined,
  'We recommend testing your hearing again after five years.':
    '“five years” differs from “retest”, which is two years.',
  'Your dog may travel 21 days after the rabies vaccination.': undefined,
  'Your dog may travel a fortnight after the rabies vaccination.':
    '“a fortnight” differs from “rabies wait”, which is 21 days.',
  'The puppy class course is six evenings long.': undefined,
  'The puppy class course is eight evenings long.':
    '“eight” differs from the number of sessions of “All six classes”, which is 6.',
  'You can stop the Hand plan with 30 days’ notice.': undefined,
  'You can stop the Hand plan with 60 days’ notice.': '“60 days” differs from “hand plan notice”, which is 30 days.',
  'With a session of light therapy every three weeks, the four take nine weeks from first to last.': undefined,
  'Shockwave needs between three and five sessions.': undefined,
  'Shockwave needs between six and eight sessions.':
    '“between six and eight” differs from “sessions” of “Shockwave”, which is three to five.',
  'After a joint scan, we send you and your GP the report the next day.':
    '“the next day” differs from “report” of “Joint scan”, which is two working days.',
  'After a joint scan, we send you and your GP the report two working days later.': undefined,
};

suite('a quantity and the fact that its clause is about', (test) => {
  testSentences(test, ['content/one-fact'], SENTENCES, VALUES);
});

const HOURS: Sentences = {
  'We are closed on Sundays, but on Mondays you can come after work, as we are open until five.': undefined,
  'We are closed on Sundays, but on Mondays you can come after work, as we are open until eight.':
    '“eight” differs from the opening hours: the clinic is open 09:00–17:00 on Mondays.',
  'On Tuesdays the desk is not staffed between one and two.': undefined,
  'On Tuesdays the desk is not staffed between twelve and one.':
    '“between twelve and one” differs from the opening hours: the clinic is open 09:00–13:00 and 14:00–17:00 on Tuesdays.',
  'Mondays are our late night.': '“Mondays” cannot be the late opening: the clinic is open 09:00–17:00 on Mondays.',
};

suite('days in two clauses, an empty desk and a late night', (test) => {
  testSentences(test, ['content/hours'], HOURS, { 'clinic.hours.tuesday': '09:00–13:00, 14:00–17:00' });
});

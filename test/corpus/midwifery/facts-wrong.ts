/** Wrong sentences about hours, the rating, durations, numbers and other facts. */
import { HOURS, LAST_DAY, RATING } from '../labels.ts';
import { wrong } from '../sentence.ts';

export const wrongFacts = [
  ...wrong(
    HOURS,
    'questions',
    'We open at nine on Thursdays as well, so a morning visit is no problem.',
    'Our late evening, with the lamp on in the porch until half past six, is Tuesday.',
    'Wednesday appointments run until eight, which lets partners come straight from work.',
    'Fridays are long: from nine in the morning we go on until five, tea included.',
    'There’s nobody here at weekends, Saturdays included, except the cat from next door.',
    'If you would rather come on a Saturday, we are open from ten until three.',
    'You can call in on any Sunday between eleven and one, when we weigh babies in the kitchen.',
    'Mondays start at eight sharp, with the first bump on the couch by five past.',
    'From Monday to Friday we keep office hours, that is, nine to half past four.',
    'After Christmas we’re back sooner than most: the practice opens again on 29 December.',
    'On Tuesdays we lock up at one, because the afternoon is for home visits.',
  ),
  ...wrong(
    HOURS,
    'catalogue.feeding-class',
    'The class is on a Friday from two, and we finish when the practice closes at four.',
    'As the practice isn’t open on Wednesdays, we hold the class then and have the house to ourselves.',
  ),
  ...wrong(
    RATING,
    'questions',
    'A perfect 5.0 on Google, can you believe it? Neither could we.',
    'Thank you to the 160 families who have rated us on Google so far.',
    'Google users give us 4.7 out of 5, and we’ll take that.',
    'Our score there is 4.9 after 181 Google reviews, and we read all of them with a box of tissues.',
  ),
  ...wrong(
    'content/one-fact',
    'questions',
    'If something comes up, please tell us three days before the visit, or we have to charge you.',
    'Missed calls happen. The number, once more, is 01632 960649.',
    'Mothers have to be eighteen before we may look after them.',
    'Our vouchers, which come with a hat, run out after twelve months.',
    'We come to homes up to 35 miles away, moor and all.',
    'An e-mail to Tamsin is answered within four working days.',
    'Put your complaint in writing and you will have a reply within 30 working days.',
    'For the satnav: 17 Nettlecombe Hill, Totnes TQ9 9YZ.',
    'Whoever buys a plan on this website may cancel it within three weeks.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.birth-class',
    'It is a short class, two hours in all, so the little ones at home needn’t miss you for long.',
    'With ten couples on the floor it gets cosy, but nobody has had to stand so far.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.tongue-tie',
    'Adaeze treats babies until they are six months old, after which it is a matter for the hospital.',
    'She calls you after ten days to ask how feeds are going.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.baby-massage',
    'Twelve babies fit into the circle if the buggies stay outside.',
    'You can bring your baby as soon as he is three weeks old.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.birth-debrief',
    'We keep 45 minutes for it, and in our experience that is all that people want.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.feeding-consultation',
    'Lowri rings you six weeks after the consultation, when the dust has settled.',
  ),
  ...wrong(
    'content/one-fact',
    'programmes.one-midwife',
    'You get 12 sessions over 8 months, all with the same midwife.',
  ),
  ...wrong(LAST_DAY, 'offers.ready-steady', 'On sale until 27 February 2027'),
  ...wrong(
    ['content/one-fact', 'claim/credential'],
    'questions',
    'Since we started in 2021, 900 families have had us at their kitchen tables.',
  ),
];

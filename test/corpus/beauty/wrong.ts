import { FOR_EVER, HOURS, LAST_DAY, OTHER_EFFECT, PRICE, RATING, SAVING } from '../labels.ts';
import { also, type Label, type Sentence, wrong } from '../sentence.ts';

const BY_PURPOSE: Label = ['claim/pom-indirect', 'claim/pom-name'];

/** Sentences that one of the named rules must report. */
export const wrongSentences: readonly Sentence[] = [
  // Amounts.
  ...wrong(PRICE, 'catalogue.signature-facial', 'It’s yours for £59, products included.'),
  ...wrong(
    PRICE,
    'catalogue.laser-underarms',
    'Three sessions will come to £130 if you pay as you go.',
    'Underarms are fifty quid a session.',
  ),
  ...wrong(
    PRICE,
    'questions',
    'A lash lift plus brow lamination adds up to £88.',
    'No-shows are charged £25, I’m afraid.',
    'Back massage (35 minutes) – £42.',
    'Slow morning costs ninety-five pounds.',
    'The car park behind the library wants £2 for an hour.',
  ),
  ...wrong(
    PRICE,
    'programmes.skin-year',
    'Skin year is £50 a month, twelve times.',
    'All in all the year sets you back £600.',
  ),
  ...wrong('price/unbacked', 'questions', 'An eyelash tint on its own is £16.', 'Slippers to take home: £4.50 a pair.'),
  ...wrong(SAVING, 'catalogue.laser-lower-legs', 'Buy six and pocket a saving of £90.'),
  ...wrong(SAVING, 'catalogue.chemical-peel', 'The four-session course is £40 cheaper than paying each time.'),
  ...wrong(SAVING, 'offers.winter-glow', 'You save £20 on the pair', 'A third off the single prices'),
  ...wrong(
    'price/free',
    'questions',
    'The express facial is on the house for new clients.',
    'Brow waxing is free of charge with every massage.',
    'You get a back massage for nothing on your birthday.',
  ),
  ...wrong('price/vat', 'questions', 'VAT at 20% is added to salon prices at the till.'),
  ...wrong(
    'price/typed',
    'questions',
    'A brow wax is £14.',
    'Expect to pay £40 for a back massage.',
    'The express facial costs £38.',
  ),
  ...wrong('price/typed', 'catalogue.lash-lift', 'Lift and tint together are £48.'),

  // Durations, numbers, contacts.
  ...wrong('content/one-fact', 'catalogue.signature-facial', 'You will be on the couch for an hour and a half.'),
  ...wrong('content/one-fact', 'catalogue.lash-lift', 'The whole thing is done in forty minutes.'),
  ...wrong(
    'content/one-fact',
    'catalogue.chemical-peel',
    'Leave two weeks between one peel and the next.',
    'Our course consists of five sessions.',
  ),
  ...wrong('content/one-fact', 'catalogue.patch-test', 'A patch test has to be done at least 24 hours before.'),
  ...wrong('content/one-fact', 'programmes.skin-year', 'Skin year covers ten facials over twelve months.'),
  ...wrong(
    'content/one-fact',
    'questions',
    'Brow lamination takes about an hour and ten minutes.',
    'A back massage and an express facial come to ninety minutes together.',
    'Please give at least 24 hours’ notice if you cannot make your appointment.',
    'Our vouchers are valid for six months from the day you buy them.',
    'Call us on 0113 496 0386.',
    'Drop us a line at bookings@marigold-rooms.example.',
    'The salon is at 17 Otter Yard.',
    'We welcome clients from 14 years of age.',
    'Laser courses must be used up within a year.',
  ),

  // Opening hours, rating, dates.
  ...wrong(
    HOURS,
    'questions',
    'Thursdays we’re open late, till 9pm.',
    'On Saturday the last of us leaves at five, when we close.',
    'We also open on Monday afternoons from 1 to 5.',
    'Tuesday to Friday, 9am – 6pm.',
    'Come on a Wednesday: we open at half past nine.',
  ),
  ...wrong(
    RATING,
    'questions',
    'Rated 4.9 stars on Google!',
    'Google reviewers give us 4.8/5.',
    'Five out of five on Google, and we are proud of it.',
    'Our Google score is 4.7 from 210 reviews.',
  ),
  ...wrong(
    LAST_DAY,
    'offers.winter-glow',
    'Available until the end of February',
    'Ends 31 January 2027',
    'On until 20 February',
  ),

  // People.
  ...wrong(
    'claim/credential',
    'questions',
    'Dr Nadia Rahman carries out every laser treatment herself.',
    'Chloe is a CNHC-registered therapist.',
    'Our consultant dermatologist, Dr Felix Harrow, looks after difficult skin.',
    'Leeds’s number one salon for laser.',
    'You are in the hands of the best therapists in Yorkshire.',
    'Nurse Chloe Baines is on the NMC register.',
  ),

  // Medicines.
  ...wrong('claim/pom-name', 'catalogue.chemical-peel', 'For stubborn melasma we add hydroquinone from our doctor.'),
  ...wrong(
    'claim/pom-name',
    'questions',
    'Botox on the first Friday of the month: ask at the desk.',
    'Tretinoin cream can be collected with your facial.',
    'Longer lashes with bimatoprost drops, prescribed here.',
    'Dr Marlow can dissolve old lip filler with Hyalase.',
  ),
  ...wrong(
    BY_PURPOSE,
    'questions',
    'Anti-wrinkle injections are available on Wednesdays.',
    'Book a vitamin B12 jab with your massage.',
  ),

  // Promises.
  ...wrong(
    'claim/guarantee',
    'catalogue.laser-lower-legs',
    'It is totally painless.',
    'Suitable and safe for everybody, with zero side effects.',
  ),
  ...wrong('claim/guarantee', 'catalogue.signature-facial', 'Clear skin guaranteed or your money back.'),
  ...wrong('claim/guarantee', 'catalogue.lash-lift', 'There’s absolutely no risk to your eyes.'),
  ...wrong(
    'claim/guarantee',
    'questions',
    'We promise that your acne will clear up.',
    'Our peels work on every single skin.',
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.laser-underarms',
    'Permanently hair-free underarms.',
    'Never shave again: the hair is gone for good.',
  ),
  ...wrong('claim/effect', 'catalogue.signature-facial', 'The glow lasts for ten days.'),
  ...wrong('claim/effect', 'catalogue.leg-wax', 'Your legs stay smooth for up to eight weeks.'),
  ...wrong(
    'claim/effect',
    'catalogue.full-body-massage',
    'Stress melts away within minutes and stays away for a fortnight.',
  ),
  ...wrong(OTHER_EFFECT, 'catalogue.lash-lift', 'Lashes keep their curl for three months.'),
  ...wrong(OTHER_EFFECT, 'catalogue.brow-lamination', 'It lasts up to twelve weeks.'),

  // Pressure.
  ...wrong(
    'claim/pressure',
    'questions',
    'Be quick, we have just two laser slots left in December!',
    'Bring a mate and you both pay half.',
    'Today only: book before midnight.',
    'Tag three friends to win a year of facials.',
    'Don’t let your husband see you like this at Christmas: come in now.',
  ),
  ...wrong('claim/pressure', 'offers.winter-glow', 'Going fast, grab yours before it’s gone'),

  // Two mistakes.
  ...also(
    'claim/effect',
    wrong('claim/guarantee', 'catalogue.chemical-peel', 'One peel and your scars vanish overnight, guaranteed.'),
  ),
  ...also('price/free', wrong('claim/pressure', 'questions', 'Book this week and we throw in a free brow wax.')),
  ...also('price/typed', wrong(PRICE, 'catalogue.leg-wax', 'Full leg £38, half leg £24.')),
  ...also(
    'claim/guarantee',
    wrong('claim/effect', 'catalogue.signature-facial', 'You look five years younger in an hour.'),
  ),
];

import { FOR_EVER, HOURS, LAST_DAY, OTHER_EFFECT, PRICE, RATING, SAVING } from '../labels.ts';
import { type Sentence, wrong } from '../sentence.ts';

/** Sentences that one of the named rules must report. */
export const wrongSentences: readonly Sentence[] = [
  // Amounts.
  ...wrong(PRICE, 'catalogue.wax-removal', 'Both ears together are seventy pounds.', 'Just the one ear? That is £48.'),
  ...wrong(PRICE, 'catalogue.advanced-aids', 'For £2,600 you get the pair, fitted and tuned.'),
  ...wrong(SAVING, 'catalogue.advanced-aids', 'The essential pair is £1,340 cheaper than this one.'),
  ...wrong(
    PRICE,
    'catalogue.aftercare',
    'Each visit is £36.',
    'Six visits for £205.',
    'Three visits paid singly: £117.',
  ),
  ...wrong(PRICE, 'catalogue.earplugs', 'Earplugs for two come to £180.'),
  ...wrong(
    PRICE,
    'questions',
    'Our tinnitus consultation is £110.',
    'Screening at your workplace costs your firm £35 a head.',
    'If you miss your visit, we send a bill for £25.',
    'A home visit will be £65.',
    'A packet of batteries is £5.20.',
    'Middle ear test: 45 pounds',
    'Repairs cost £80 for any make.',
  ),
  ...wrong(PRICE, 'programmes.clear-plan', 'The Clear Hearing plan works out at £32 a month.'),
  ...wrong(
    'price/unbacked',
    'questions',
    'We buy back your old aids for £100.',
    'A copy of the report in braille costs £8.',
  ),
  ...wrong('price/unbacked', 'catalogue.repair', 'Sending an aid to Denmark adds £14 for the courier.'),
  ...wrong(SAVING, 'catalogue.aftercare', 'Paying for six at once saves £36.', 'A discount of 20% on six visits.'),
  ...wrong(SAVING, 'offers.quiet-start', 'You save £25', '£30 off the usual price', 'Twenty-nine pounds cheaper'),
  ...wrong(
    'price/free',
    'questions',
    'Workplace screening is free for charities.',
    'Middle ear test included at no cost.',
    'Your first tinnitus consultation is complimentary.',
  ),
  ...wrong('price/free', 'catalogue.wax-removal', 'The second ear is done for nothing.'),
  ...wrong('price/free', 'catalogue.aftercare', 'Aftercare visits are free for life.'),
  ...wrong('price/vat', 'questions', 'Add VAT to the prices of hearing aids.', 'Fees are shown net of VAT.'),
  ...wrong(
    'price/typed',
    'questions',
    'A tinnitus consultation costs £120.',
    'A middle ear test is £40.',
    'Home visit: £58',
    'Workplace screening is £32 per person.',
  ),
  ...wrong('price/typed', 'catalogue.essential-aids', 'The pair costs £1,150, fitting and tuning included.'),

  // Durations, numbers and contacts.
  ...wrong(
    'content/one-fact',
    'catalogue.wax-removal',
    'Both ears take three quarters of an hour.',
    'One ear: 10 minutes.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.advanced-aids',
    'The fitting takes an hour.',
    'One charge gives you 36 hours.',
    'You can send them back within thirty days.',
    'The warranty is for five years.',
  ),
  ...wrong('content/one-fact', 'catalogue.earplugs', 'Your plugs are ready after four weeks.'),
  ...wrong('content/one-fact', 'catalogue.repair', 'A repaired aid is back within three weeks.'),
  ...wrong(
    'content/one-fact',
    'programmes.clear-plan',
    'The Clear Hearing plan gives you six visits in twelve months.',
  ),
  ...wrong(
    'content/one-fact',
    'questions',
    'A hearing test takes half an hour.',
    'A tinnitus consultation lasts 45 minutes.',
    'To cancel, ring us 24 hours before.',
    'We test hearing from the age of sixteen.',
    'Our number is 01632 960223.',
    'E-mail: hello@larkhill-hearing.example',
    'We are at 15 Mill Steps, SY3 7QZ.',
    'The course of six visits is valid for three years.',
    'We answer every message within five working days.',
  ),

  // Opening hours, rating, last days.
  ...wrong(
    HOURS,
    'questions',
    'On Thursdays you can come until 8pm.',
    'Wednesday afternoons are for fittings, until five o’clock.',
    'On Fridays we are open until five.',
    'Saturday: 9am to 2pm',
    'Sundays by arrangement, from eleven to one.',
    'Weekdays from 8.30am.',
  ),
  ...wrong(
    RATING,
    'questions',
    'Five out of five on Google.',
    '4.7/5 on Google from people like you.',
    'An average of 4.95 stars on Google.',
    'Nearly a thousand Google reviews.',
  ),
  ...wrong(
    LAST_DAY,
    'offers.quiet-start',
    'Until 31 December 2026',
    'Ends on 6 February',
    'Available throughout February 2027',
  ),

  // People.
  ...wrong(
    'claim/credential',
    'questions',
    'Felix Orme is a registered audiologist.',
    'Dr Judith Marlowe leads the team.',
    'Our ear, nose and throat consultant, Mr Adeyemi, is here on Mondays.',
    'Shropshire’s top hearing centre.',
    'Nobody fits hearing aids better than we do.',
    'We are the number one choice for hearing in the county.',
  ),

  // Medicines.
  ...wrong(
    'claim/pom-name',
    'catalogue.wax-removal',
    'For an infected ear we supply Otomize spray.',
    'Ciprofloxacin drops are what our nurse gives for swimmer’s ear.',
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.tinnitus-consultation',
    'A low dose of amitriptyline at night helps many of our clients.',
    'We inject dexamethasone through the eardrum.',
    'Betahistine is what we recommend if you are dizzy as well.',
  ),
  ...wrong('claim/pom-indirect', 'questions', 'While you are here, ask about our weight-loss injections.'),

  // Promises.
  ...wrong(
    'claim/guarantee',
    'catalogue.wax-removal',
    'Microsuction is entirely painless.',
    'There is no risk to your eardrum.',
    'It always works the first time.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.tinnitus-consultation',
    'We promise that the ringing will stop.',
    'Our method cures tinnitus.',
    'Guaranteed silence, or you pay nothing.',
  ),
  ...wrong(FOR_EVER, 'catalogue.tinnitus-consultation', 'The noise goes away permanently.'),
  ...wrong(
    'claim/guarantee',
    'catalogue.advanced-aids',
    'You will understand every word in a restaurant, guaranteed.',
    'With our aids, nobody ever has trouble with the telephone again.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.tinnitus-consultation',
    'Most clients hear less ringing after two weeks.',
    'The calm lasts for months.',
    'You sleep better from the very first night.',
  ),
  ...wrong('claim/effect', 'catalogue.wax-removal', 'Ears stay clear for a whole year.'),
  ...wrong(OTHER_EFFECT, 'catalogue.advanced-aids', 'After just one week, conversations in noise are easy again.'),

  // Pressure.
  ...wrong(
    'claim/pressure',
    'questions',
    'Hurry, our November diary is almost full!',
    'Order this month and we put you into a draw for a weekend in Wales.',
    'Buy one hearing aid, get the other one free.',
    'Do not wait another day: every day without aids costs you hearing.',
    'Getting hearing aids is as simple as buying a pair of socks.',
  ),
  ...wrong(
    'claim/pressure',
    'offers.quiet-start',
    'Going, going, gone: be one of the last three',
    'Offer ends tonight!',
  ),
];

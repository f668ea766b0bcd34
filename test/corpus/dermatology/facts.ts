import { HOURS, LAST_DAY, OTHER_EFFECT, PRICE, RATING, SAVING } from '../labels.ts';
import { type Label, type Sentence, wrong } from '../sentence.ts';

/** An address, a telephone number or an e-mail address that is not the one of the config. */
const CONTACT: Label = ['content/one-fact', 'content/hours'];
/** Other hours, or other days, around Christmas. */
const HOLIDAY: Label = ['content/one-fact', 'content/hours', 'content/special-hours'];

/** Sentences whose prices, durations, hours or contacts are wrong. */
export const factSentences: readonly Sentence[] = [
  // Other amounts.
  ...wrong(
    PRICE,
    'catalogue.mole-check',
    'We look at a single mole for £85.',
    'If you have two moles checked in one visit, the bill is £180.',
  ),
  ...wrong(PRICE, 'catalogue.full-skin-check', 'A head-to-toe examination: two hundred pounds.'),
  ...wrong(PRICE, 'catalogue.mole-mapping', '£299 including all of the photographs.'),
  ...wrong(PRICE, 'catalogue.skin-consultation', 'Your first half hour with a doctor costs £225.'),
  ...wrong(PRICE, 'catalogue.follow-up', 'Follow-ups are £80 cheaper than first consultations.'),
  ...wrong(
    PRICE,
    'catalogue.mole-removal',
    'Shaving a mole off starts at £350.',
    'Reckon with £600 for an excision and one sample.',
  ),
  ...wrong(PRICE, 'catalogue.cryotherapy', 'A blast of nitrogen is £110.', 'You can have three visits for £315.'),
  ...wrong(PRICE, 'catalogue.vascular-laser', 'As part of a course, a session costs you £165.'),
  ...wrong(
    PRICE,
    'questions',
    'Should you not turn up, £90 will be taken from your card.',
    'For each sample the laboratory’s fee is £88.',
    'Patch testing is four hundred and forty pounds.',
    'We write insurance reports for a fee of £55.',
    'Follow-up consultation – £135',
  ),
  ...wrong(PRICE, 'programmes.clear-plan', 'You pay for Clear Plan in five parts of £130.'),
  ...wrong(PRICE, 'offers.check-and-map', 'Both for only £459'),
  ...wrong(
    'price/unbacked',
    'questions',
    'Prints of your photographs are £12 a set.',
    'Evening slots attract a surcharge of £20.',
    'A dermatologist in Harley Street would ask you for £350.',
    'Taking out stitches that another clinic put in: £40.',
  ),
  ...wrong('price/unbacked', 'catalogue.skin-tag-removal', 'Numbing cream adds £16 to your bill.'),
  ...wrong(
    ['price/unbacked', 'price/contradiction', 'price/deposit'],
    'catalogue.mole-removal',
    'We take a deposit of £50 when you book.',
  ),

  // Savings.
  ...wrong(
    SAVING,
    'catalogue.cryotherapy',
    'With three visits you come out £60 ahead.',
    'Take all three and you pay 20% less.',
  ),
  ...wrong(SAVING, 'catalogue.chemical-peel', 'The discount for four peels amounts to £40.'),
  ...wrong(
    ['price/saving', 'price/contradiction', 'price/unbacked', 'price/free'],
    'catalogue.chemical-peel',
    'Buy three peels and the fourth is free.',
  ),
  ...wrong(
    SAVING,
    'catalogue.vascular-laser',
    'The course trims a hundred pounds off the price.',
    'That knocks a quarter off the single price.',
  ),
  ...wrong(SAVING, 'offers.check-and-map', '£80 off', 'Saves you a fifth'),

  // What is not free.
  ...wrong('price/free', 'catalogue.mole-check', 'Farmers and gardeners have a mole checked for nothing.'),
  ...wrong('price/free', 'catalogue.full-skin-check', 'Teachers are invited to a courtesy check every summer.'),
  ...wrong(['price/free', 'price/contradiction', 'price/unbacked'], 'catalogue.mole-mapping', 'Blood donors pay £0.'),
  ...wrong(
    'price/free',
    'catalogue.skin-consultation',
    'If the consultation ends without a prescription, we do not bill you for it.',
  ),
  ...wrong(
    'price/free',
    'catalogue.follow-up',
    'In the first month after a consultation, follow-ups are without charge.',
  ),
  ...wrong('price/free', 'catalogue.mole-removal', 'The laboratory’s fee is on us.'),
  ...wrong('price/free', 'catalogue.cryotherapy', 'Your first visit is absolutely free.'),
  ...wrong('price/free', 'catalogue.vascular-laser', 'The first session comes with Carys’s compliments.'),
  ...wrong(
    'price/free',
    'questions',
    'A complimentary peel awaits every new patient.',
    'Skin tags go at no extra cost while we check your moles.',
    'Forgot your appointment? Never mind, there is no fee for that.',
    'We write to your insurer free of charge.',
    'Hospital staff get patch testing gratis.',
    'Mole mapping is thrown in with every full skin check.',
    'No need for coins: our patients park at no cost.',
  ),

  // VAT.
  ...wrong('price/vat', 'catalogue.chemical-peel', '{catalogue.chemical-peel.price} + VAT'),
  ...wrong(
    'price/vat',
    'catalogue.skin-tag-removal',
    'Since this is cosmetic, VAT has to be added to the price shown.',
  ),
  ...wrong(
    'price/vat',
    'questions',
    'Our prices exclude tax.',
    'Value added tax appears as an extra item on your invoice, on top of the listed price.',
    'For cosmetic work, add a fifth to these prices for VAT.',
  ),

  // Amounts that should be quoted.
  ...wrong('price/typed', 'catalogue.skin-consultation', 'The dermatology consultation is £210.'),
  ...wrong('price/typed', 'catalogue.mole-removal', 'An excision with stitches will be £520.'),
  ...wrong('price/typed', 'catalogue.full-skin-check', 'For £195 we look at every inch of you.'),
  ...wrong('price/typed', 'programmes.clear-plan', 'The price of Clear Plan is £640.'),
  ...wrong('price/typed', 'offers.check-and-map', '£449 for the pair'),
  ...wrong(
    'price/typed',
    'questions',
    'Patch testing: £460',
    'We keep £75 if you cancel too late.',
    'You are invoiced £98 for each laboratory sample.',
    'Removing skin tags costs £150.',
    'We ask £45 for a report to your insurer.',
  ),

  // Durations and numbers.
  ...wrong('content/one-fact', 'catalogue.mole-check', 'Your appointment is five minutes long.'),
  ...wrong(
    'content/one-fact',
    'catalogue.full-skin-check',
    'The examination takes twenty minutes.',
    'Reserve an hour and a quarter, because we look between your toes as well.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.mole-mapping',
    'To photograph all of your moles, we need half an hour.',
    'Come back for the next pictures after six months.',
    'We store the photographs for three years.',
  ),
  ...wrong('content/one-fact', 'catalogue.skin-consultation', 'You have three quarters of an hour with the doctor.'),
  ...wrong('content/one-fact', 'catalogue.follow-up', 'Ten minutes are set aside for each follow-up.'),
  ...wrong(
    'content/one-fact',
    'catalogue.mole-removal',
    'Sunita takes the stitches out after three weeks.',
    'You hear from the laboratory within five working days.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.patch-testing',
    'You need to come in four times.',
    'Patch testing is done in a single visit.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.vascular-laser',
    'Six to eight sessions are the rule.',
    'The sessions follow each other every fortnight.',
  ),
  ...wrong('content/one-fact', 'catalogue.chemical-peel', 'A course consists of six peels.'),
  ...wrong('content/one-fact', 'catalogue.nurse-call', 'Sunita will talk to you for twenty minutes.'),
  ...wrong(
    'content/one-fact',
    'programmes.clear-plan',
    'Clear Plan takes a whole year.',
    'There are eight sessions in Clear Plan.',
  ),
  ...wrong(
    'content/one-fact',
    'questions',
    'You can cancel without a fee until 24 hours before.',
    'If you cannot come, we need a week’s notice.',
    'Vouchers lapse after twelve months.',
    'From the age of fourteen you may come with a parent.',
    'All patients must be at least 21.',
    'Leave a message and we ring back within two hours.',
    'The waiting time for a new patient is one month at present.',
    'If you bought a course by telephone, you have one week to withdraw.',
    'The visits of a course can be spread over two years.',
  ),
  ...wrong(
    HOLIDAY,
    'questions',
    'We are closed from 21 December to 5 January.',
    'On Christmas Eve we work until four.',
  ),
  ...wrong(
    LAST_DAY,
    'offers.check-and-map',
    'Last booking day: 30 January 2027',
    'Open for booking until 31 March',
    'Up to and including 12 February',
  ),

  // Hours, contacts, rating.
  ...wrong(
    HOURS,
    'questions',
    'On Mondays you can come at one in the afternoon, too.',
    'We are here until 9pm on Tuesdays.',
    'Wednesdays from eight to five.',
    'Thursday clinics begin at 9am.',
    'Fridays: eight o’clock till half past five.',
    'You can have your laser treatment on a Saturday afternoon.',
    'Sundays 10–1',
    'Monday to Friday, 8.30 to 6.',
  ),
  ...wrong(
    CONTACT,
    'questions',
    'Our rooms are at 13 Mercers Row.',
    'Ring 01632 960518 for an appointment.',
    'The postcode is SY1 2ZZ.',
    'Messages to bookings@larchhouse.example reach Neil.',
    'You can call us on 01632 960851 from nine.',
  ),
  ...wrong(
    RATING,
    'questions',
    'Our score on Doctify is 4.9 out of 5.',
    'Over a thousand patients have rated us on Doctify.',
    'All 412 reviewers gave us five stars.',
  ),

  // Effects other than those of the studies.
  ...wrong(
    OTHER_EFFECT,
    'catalogue.vascular-laser',
    'The redness stays away for five years.',
    'Nine tenths of the redness go in one sitting.',
  ),
  ...wrong(OTHER_EFFECT, 'catalogue.chemical-peel', 'Blackheads have halved after ten days.'),
];

import { FOR_EVER, HOURS, LAST_DAY, OTHER_EFFECT, PRICE, RATING, SAVING } from '../labels.ts';
import { type Sentence, wrong } from '../sentence.ts';

/** Sentences that one of the named rules must report. */
export const wrongSentences: readonly Sentence[] = [
  // Amounts.
  ...wrong(
    PRICE,
    'catalogue.small-tattoo',
    'Sessions are £65 each.',
    'After five sessions you will have paid £325.',
    'Six sessions in advance: three hundred and twenty pounds.',
  ),
  ...wrong(PRICE, 'catalogue.large-tattoo', 'Two sessions: £310.', 'The course of six costs £780.'),
  ...wrong(PRICE, 'catalogue.eyebrow-removal', 'The laser is £115 a time.', 'Saline starts at £79.'),
  ...wrong(
    PRICE,
    'questions',
    'A medium tattoo is £99 per session.',
    'The sleeve costs £300 every time.',
    'A consultation and patch test is £30.',
    'Our doctor charges £75 for a review.',
    'Cover-up fading is seventy-five pounds a session.',
    'If you cancel late, £45 is due.',
    'The aftercare kit costs £15.',
    'A small tattoo and a medium one on the same day come to £145.',
  ),
  ...wrong(
    PRICE,
    'programmes.clean-slate',
    'Clean Slate comes to £720 altogether.',
    'Pay for Clean Slate in eight parts of £90.',
  ),
  ...wrong(
    'price/unbacked',
    'questions',
    'Gift vouchers begin at £30.',
    'A second opinion by post is £18.',
    'We take £50 as security with every booking.',
  ),
  ...wrong(SAVING, 'catalogue.medium-tattoo', 'Buy six and keep £95.', 'Six at once are 25% cheaper.'),
  ...wrong(SAVING, 'catalogue.cover-up-fading', 'You save thirty pounds with the three.'),
  ...wrong(SAVING, 'offers.first-fade', 'Save £20', 'A third off'),
  ...wrong(
    'price/free',
    'questions',
    'Consultations are free and without obligation.',
    'The patch test costs you nothing.',
    'A review with our doctor is complimentary for all clients.',
  ),
  ...wrong('price/free', 'catalogue.cover-up-fading', 'The first session is a present from us.'),
  ...wrong('price/free', 'catalogue.scar-needling', 'If the laser left the scar, needling is free.'),
  ...wrong('price/vat', 'questions', 'Prices exclude VAT.', 'VAT will be added at the till.'),
  ...wrong(
    'price/typed',
    'questions',
    'A consultation and patch test is £25.',
    'Full sleeve: £280 per session.',
    'A review with our doctor costs £70.',
    'Scar needling is £130.',
  ),
  ...wrong('price/typed', 'catalogue.medium-tattoo', 'You pay £95 for each session.'),

  // Durations, numbers and contacts.
  ...wrong(
    'content/one-fact',
    'catalogue.small-tattoo',
    'Come back every four weeks.',
    'It takes three to five sessions.',
    'Each session lasts half an hour.',
  ),
  ...wrong('content/one-fact', 'catalogue.full-sleeve', 'Allow two hours for a whole arm.'),
  ...wrong('content/one-fact', 'catalogue.eyebrow-removal', 'With saline, you are done in twenty minutes.'),
  ...wrong(
    'content/one-fact',
    'programmes.clean-slate',
    'Clean Slate means ten sessions over 18 months.',
    'Clean Slate takes two years.',
  ),
  ...wrong(
    'content/one-fact',
    'questions',
    'A consultation and patch test takes an hour.',
    'We need 48 hours’ notice if you want to move your session.',
    'Clients must be at least 16.',
    'Telephone: 01632 960471.',
    'Send pictures to hello@clearline-laser.example.',
    'The studio is at 14 Tanner Court.',
    'Stay out of the sun for two weeks before a session.',
    'A course has to be used within twelve months.',
    'A scar needling session lasts an hour.',
  ),

  // Opening hours, rating, last days.
  ...wrong(
    HOURS,
    'questions',
    'We are open on Mondays from noon.',
    'Thursdays until nine in the evening.',
    'On Fridays the doors open at eleven.',
    'Tuesday and Wednesday: 10am–7pm.',
    'Open on Sunday by popular request.',
    'Our Saturday hours are ten till five.',
  ),
  ...wrong(
    RATING,
    'questions',
    'Clients on Google give us 4.9.',
    'Rated 5/5 on Google.',
    'Four point nine stars from nearly a hundred clients.',
    'Over 200 reviews on Google.',
  ),
  ...wrong(
    LAST_DAY,
    'offers.first-fade',
    'Closes on 31 January 2027',
    'Book before the middle of January',
    'Valid until 28 March 2027',
  ),

  // People.
  ...wrong(
    'claim/credential',
    'questions',
    'Dr Nadia Quill founded the studio.',
    'Theo, our NMC-registered manager, calls you the day after.',
    'Consultant dermatologist Dr Elspeth Rowe supervises every treatment.',
    'East Anglia’s most experienced laser team.',
    'The best tattoo removal in Norfolk.',
    'Norwich’s award-winning number one studio.',
  ),

  // Medicines.
  ...wrong(
    'claim/pom-name',
    'catalogue.large-tattoo',
    'For a whole back we prescribe tramadol.',
    'We inject lidocaine around large pieces.',
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.scar-needling',
    'Thick scars get triamcinolone at the same visit.',
    'Tretinoin at night prepares the skin, and our doctor writes the prescription.',
  ),
  ...wrong(
    'claim/pom-name',
    'questions',
    'Our doctor also does Botox on Fridays.',
    'Dark marks? We recommend hydroquinone 4%.',
  ),
  ...wrong(
    'claim/pom-indirect',
    'questions',
    'Dr Eldon also offers anti-wrinkle injections.',
    'Frown lines? Have wrinkle-relaxing injections while you are here.',
    'New at the studio: the skinny jab.',
    'Ask Iris about our weight-loss pens.',
    'Line-smoothing injections are done on Fridays.',
  ),

  // Promises.
  ...wrong(
    'claim/guarantee',
    'catalogue.small-tattoo',
    'Your tattoo will be gone without a trace, we guarantee it.',
    'Removal leaves no scars, ever.',
    'You feel nothing at all.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.large-tattoo',
    'Every colour clears completely with our laser.',
    'A risk-free way to a blank skin.',
  ),
  ...wrong(
    'claim/guarantee',
    'questions',
    'Complete removal or a full refund.',
    'Laser removal is 100% safe for all skin types.',
  ),
  ...wrong(FOR_EVER, 'catalogue.scar-needling', 'Scars disappear for ever.', 'Smooth skin that lasts a lifetime.'),
  ...wrong(
    'claim/effect',
    'catalogue.scar-needling',
    'Scars look flatter after only one treatment.',
    'The smoothness lasts up to five years.',
    'Results within days.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.cover-up-fading',
    'Half of the ink is gone after two sessions.',
    'Your tattoo is visibly lighter within a week.',
  ),
  ...wrong(OTHER_EFFECT, 'catalogue.small-tattoo', 'The ink fades for two to three weeks after a session.'),

  // Pressure.
  ...wrong(
    'claim/pressure',
    'questions',
    'Spaces are disappearing fast, so grab yours!',
    'The first ten to book win a T-shirt.',
    'Bring your ex’s new partner: two for one all month.',
    'Summer is coming, do not be the one with the old name on the arm!',
    'A laser session is as easy as a coffee break.',
  ),
  ...wrong('claim/pressure', 'offers.first-fade', 'Final hours', 'Quick, before everybody else books'),
];

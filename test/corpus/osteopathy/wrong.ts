import { FOR_EVER, HOURS, LAST_DAY, OTHER_EFFECT, PRICE, RATING, SAVING } from '../labels.ts';
import { type Sentence, wrong } from '../sentence.ts';

/** Sentences that one of the named rules must report. */
export const wrongSentences: readonly Sentence[] = [
  // Amounts.
  ...wrong(
    PRICE,
    'catalogue.new-patient-appointment',
    'Your first appointment is £65 and includes treatment.',
    'We charge seventy pounds for the first hour.',
  ),
  ...wrong(PRICE, 'catalogue.follow-up-treatment', 'Follow-ups: £49.', 'Two follow-ups will cost you £100.'),
  ...wrong(PRICE, 'catalogue.sports-massage', 'A full hour with Priya is £65.', '30 minutes for just £35!'),
  ...wrong(PRICE, 'catalogue.shockwave-therapy', 'Three sessions are £225 if you pay up front.'),
  ...wrong(
    PRICE,
    'questions',
    'Cranial osteopathy is £50 a session.',
    'A missed appointment costs you £35.',
    'Pregnancy massage, £60',
    'Workstation assessments are £145 plus travel.',
    'Insurance letters: £20 each.',
  ),
  ...wrong(PRICE, 'programmes.back-on-track', 'Back on Track costs £62 a month for half a year.'),
  ...wrong(
    'price/unbacked',
    'questions',
    'Foam rollers are £18 at the front desk.',
    'We can post your exercise sheet for £3.',
    'Home visits carry a £30 surcharge.',
  ),
  ...wrong('price/unbacked', 'catalogue.workstation-assessment', 'Chairs that we like start at about £280.'),
  ...wrong(SAVING, 'catalogue.follow-up-treatment', 'Book five and save £30.', 'That is 15% off the normal price.'),
  ...wrong(['price/free', 'price/saving'], 'catalogue.follow-up-treatment', 'You get one visit in five free.'),
  ...wrong(SAVING, 'catalogue.shockwave-therapy', 'Save £34 when you pay for three sessions in advance.'),
  ...wrong(SAVING, 'offers.desk-reset', 'Save £27', 'A discount of £20 on both'),
  ...wrong(
    'price/free',
    'questions',
    'Ask us about a free headache consultation.',
    'Dry needling is thrown in free with any treatment.',
    'We offer a complimentary new patient appointment to teachers.',
    'Letters for your insurer are free.',
  ),
  ...wrong('price/free', 'catalogue.follow-up-treatment', 'Your sixth visit is free of charge.'),
  ...wrong('price/vat', 'questions', 'VAT is added to massage at 20%.', 'Our fees are quoted without VAT.'),
  ...wrong(
    'price/typed',
    'questions',
    'Cranial osteopathy costs £55.',
    'We charge £44 for dry needling.',
    'Late cancellations are charged at £40.',
    'Five visits cost £240.',
  ),
  ...wrong('price/typed', 'catalogue.headache-consultation', 'The fee is £85.'),

  // Durations, numbers and contacts.
  ...wrong(
    'content/one-fact',
    'catalogue.new-patient-appointment',
    'Your first visit takes about 45 minutes.',
    'Plan an hour and a half for the first appointment.',
  ),
  ...wrong('content/one-fact', 'catalogue.follow-up-treatment', 'Follow-up appointments are 40 minutes long.'),
  ...wrong('content/one-fact', 'catalogue.pregnancy-massage', 'You get a full hour of massage.'),
  ...wrong(
    'content/one-fact',
    'catalogue.shockwave-therapy',
    'You will need eight sessions.',
    'Sessions take place every two weeks.',
    'A session lasts half an hour.',
  ),
  ...wrong('content/one-fact', 'programmes.back-on-track', 'Back on Track has ten sessions over six months.'),
  ...wrong(
    'content/one-fact',
    'questions',
    'We need 48 hours’ notice to cancel.',
    'Your block of five visits is valid for a year.',
    'We treat everyone from the age of eight.',
    'Call the clinic on 01632 960481.',
    'You will find us at 12 Skinner Street.',
    'Email us: info@abbeysteps.example',
    'Dry needling takes 40 minutes.',
    'We reply to e-mails within three working days.',
    'You have 7 days to change your mind about a block of visits.',
  ),

  // Opening hours, rating, last days.
  ...wrong(
    HOURS,
    'questions',
    'Open until 7pm on Tuesdays.',
    'We are open on Wednesdays from 9 to 5.',
    'Saturday 9am–1pm.',
    'Our doors close at six on Fridays.',
    'Early birds can come from seven on Mondays and Thursdays.',
    'We now open on Sunday mornings.',
    'Late appointments on Thursday evenings.',
  ),
  ...wrong(
    RATING,
    'questions',
    'Our Google rating is 5.0.',
    'We have over 400 five-star reviews on Google.',
    '4.8 stars from 264 reviewers.',
  ),
  ...wrong(LAST_DAY, 'offers.desk-reset', 'Offer ends 31 January', 'Valid until 15 February 2027'),

  // People.
  ...wrong(
    'claim/credential',
    'questions',
    'Dr Marek Dolan treats sports injuries.',
    'Priya is registered with the GOsC.',
    'We are the best osteopaths on the Yorkshire coast.',
    'Award-winning osteopathy in Whitby.',
    'Yorkshire’s most experienced back specialists.',
  ),

  // Medicines.
  ...wrong(
    'claim/pom-name',
    'questions',
    'Our visiting doctor injects triamcinolone into sore shoulders.',
    'For acute back pain we can arrange a short course of diazepam.',
    'Ask us about naproxen if the pain keeps you awake.',
  ),
  ...wrong('claim/pom-indirect', 'questions', 'From January we also offer wrinkle-relaxing injections.'),

  // Promises.
  ...wrong(
    'claim/guarantee',
    'catalogue.follow-up-treatment',
    'We guarantee results within five visits.',
    'Your back will be pain-free after five treatments, or we refund you.',
    'Osteopathy has no side effects.',
  ),
  ...wrong('claim/guarantee', 'catalogue.dry-needling', 'You will not feel a thing.', 'It is 100% safe.'),
  ...wrong('claim/guarantee', 'catalogue.cranial-osteopathy', 'Cranial osteopathy cures colic.'),
  ...wrong('claim/guarantee', 'catalogue.shockwave-therapy', 'It never fails.'),
  ...wrong(
    FOR_EVER,
    'catalogue.headache-consultation',
    'Get rid of headaches once and for all.',
    'Say goodbye to migraine forever.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.follow-up-treatment',
    'You will feel looser straight after your first session.',
    'Relief that lasts for weeks.',
  ),
  ...wrong('claim/effect', 'catalogue.dry-needling', 'Instant relief for tight shoulders.'),
  ...wrong('claim/effect', 'catalogue.shockwave-therapy', 'Most tendons are pain-free within three weeks.'),
  ...wrong(OTHER_EFFECT, 'catalogue.headache-consultation', 'Headaches fade within days of the first consultation.'),

  // Pressure.
  ...wrong(
    'claim/pressure',
    'questions',
    'Book now before all appointments are gone.',
    'This week only: bring a friend and both of you get a gift.',
    'Like our page to win a sports massage.',
    'Don’t put it off: back pain that is ignored will cripple you.',
  ),
  ...wrong('claim/pressure', 'offers.desk-reset', 'Hurry, limited places', 'Last chance!'),
];

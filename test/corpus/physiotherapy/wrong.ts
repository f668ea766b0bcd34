import { FOR_EVER, HOURS, LAST_DAY, OTHER_EFFECT, PRICE, RATING, SAVING } from '../labels.ts';
import { also, type Sentence, wrong } from '../sentence.ts';

/** Sentences that one of the named rules must report. */
export const wrongSentences: readonly Sentence[] = [
  // Amounts.
  ...wrong(
    PRICE,
    'catalogue.initial-assessment',
    'For the first visit we charge £55.',
    'It costs sixty-five pounds, payable by card.',
  ),
  ...wrong(
    PRICE,
    'catalogue.follow-up',
    'Three single sessions add up to £148.',
    'As a course of five, each session is only £40.',
  ),
  ...wrong(PRICE, 'catalogue.shockwave', 'The course of three is £210.', 'Shockwave is £80 a go.'),
  ...wrong(PRICE, 'catalogue.pilates-class', 'Drop in for £12.', 'Six classes one by one come to £72.'),
  ...wrong(
    PRICE,
    'questions',
    'An hour of sports massage with Joanna is £65.',
    'Whoever does not turn up pays a fee of £30.',
    'Acupuncture (40 minutes): £50',
    'A home visit together with the report for your solicitor comes to £132.',
    'Parking in Wool Yard is £2.20 for two hours.',
  ),
  ...wrong(
    'price/unbacked',
    'questions',
    'An MRI scan in Preston costs from £295 if you pay yourself.',
    'We sell foam rollers at reception for £18.',
  ),
  ...wrong(
    PRICE,
    'programmes.return-to-sport',
    'Return to sport can be paid in four instalments of £90.',
    'The whole of Return to sport costs £380.',
  ),
  ...wrong(SAVING, 'catalogue.pilates-class', 'Buy ten classes and save £25.'),
  ...wrong(SAVING, 'offers.desk-relief', 'A saving of £15'),
  ...wrong(SAVING, 'catalogue.knee-after-surgery', 'The six sessions save you £37 on the single price.'),
  ...wrong(
    'price/free',
    'questions',
    'The initial assessment is free if you have private insurance.',
    'Your first Pilates class is complimentary.',
  ),
  ...wrong('price/vat', 'questions', 'Prices for massage do not include VAT.'),
  ...wrong('price/typed', 'questions', 'A running analysis is £98.', 'Home visits cost £82.'),
  ...wrong('price/typed', 'catalogue.acupuncture', 'You pay £52.'),

  // Durations, numbers, contacts.
  ...wrong(
    'content/one-fact',
    'catalogue.initial-assessment',
    'We take 45 minutes for it.',
    'Expect to be with us for an hour and a quarter.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.running-analysis',
    'The running analysis takes 90 minutes.',
    'Two cameras film you from behind and from the side.',
  ),
  ...wrong('content/one-fact', 'catalogue.shockwave', 'A session takes half an hour.'),
  ...wrong(
    'content/one-fact',
    'catalogue.pilates-class',
    'The class lasts a full hour.',
    'Up to ten people can take part.',
  ),
  ...wrong(
    'content/one-fact',
    'programmes.return-to-sport',
    'Return to sport has ten sessions.',
    'Return to sport is spread over 10 weeks.',
  ),
  ...wrong(
    'content/one-fact',
    'questions',
    'A follow-up session is 40 minutes long.',
    'If you cannot come, let us know 24 hours before.',
    'Our telephone number is 01632 960 585.',
    'Write to info@fellview-physio.example, and we answer the same week.',
    'Our practice is at 17 Wool Yard.',
    'Patients from the age of ten are welcome.',
    'An initial assessment followed by a follow-up session takes an hour and three quarters altogether.',
    'A course of five sessions is valid for a whole year.',
    'The first telephone call takes half an hour.',
    'For home visits we drive up to 20 miles.',
  ),

  // Opening hours, rating, dates.
  ...wrong(
    HOURS,
    'questions',
    'On Thursdays we are here until 9pm.',
    'We are open from 8am on Mondays.',
    'The practice shuts at five on Fridays.',
    'Wednesday is our long day: 9am to 8pm.',
    'Saturday appointments are available from 8.30am until 1pm.',
    'We are open Monday to Friday from 9 to 6.',
    'On Tuesdays you can come as late as 19:30.',
  ),
  ...wrong(
    RATING,
    'questions',
    'Rated 5.0 on Google by our patients.',
    '4.8 out of 5 stars: that is what our patients say on Google.',
    'Our average on Google is five stars.',
    'Google reviews: 4.7/5',
  ),
  ...wrong(LAST_DAY, 'offers.desk-relief', 'Available until 28 February 2027', 'Ends on 31 January'),

  // People.
  ...wrong(
    'claim/credential',
    'questions',
    'Joanna Pye is a chartered physiotherapist who also offers massage.',
    'Dr Joanna Pye looks after our runners.',
    'Callum is HCPC-registered and has taught for ten years.',
    'Our consultant physiotherapist, Rachel Thwaite, sees difficult shoulders on Fridays.',
    'Cumbria’s leading physiotherapy practice.',
    'You are treated by the finest physiotherapists in the North.',
    'We are the No. 1 clinic for runners in Cumbria.',
    'We are fully insured.',
  ),

  // Medicines.
  ...wrong(
    'claim/pom-name',
    'catalogue.knee-after-surgery',
    'Ask your GP for naproxen or codeine before the first session.',
    'We can arrange an injection of triamcinolone if the knee stays swollen.',
  ),
  ...wrong(
    'claim/pom-name',
    'questions',
    'For nerve pain, our visiting prescriber offers pregabalin and gabapentin.',
    'We also give Depo-Medrone injections into stiff shoulders.',
    'Cortisone with lidocaine takes the edge off a frozen shoulder.',
    'Diazepam is available from us for a back in spasm.',
  ),

  // Promises.
  ...also(
    'claim/effect',
    wrong('claim/guarantee', 'questions', 'We promise that you will be running again by spring.'),
  ),
  ...wrong('claim/guarantee', 'catalogue.shockwave', 'Without any side effects whatsoever.'),
  ...wrong('claim/guarantee', 'catalogue.acupuncture', 'Acupuncture is entirely without risk.'),
  ...wrong('claim/guarantee', 'questions', 'Our treatment works for everyone.', 'With us, physiotherapy is 100% safe.'),
  ...wrong(FOR_EVER, 'catalogue.follow-up', 'Permanent relief from back pain.', 'Say goodbye to back pain forever.'),
  ...wrong(
    'claim/effect',
    'catalogue.acupuncture',
    'The relief lasts for up to eight weeks.',
    'Most people feel the effect within 24 hours.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.sports-massage',
    'The benefits last for a whole week.',
    'You notice the difference after ten minutes.',
  ),
  ...wrong(
    OTHER_EFFECT,
    'catalogue.shockwave',
    'Results last for at least two years.',
    'You will see results within five days.',
  ),

  // Pressure.
  ...wrong(
    'claim/pressure',
    'questions',
    'Book now before prices go up on Monday!',
    'Only two places left this week: be quick.',
    'This offer ends at midnight.',
    'Two for the price of one on massages in December.',
    'Do not wait any longer, your back will not forgive you.',
  ),
  ...wrong('claim/pressure', 'offers.desk-relief', 'Limited places, so act fast'),

  // Two mistakes.
  ...also(
    'claim/effect',
    wrong('claim/guarantee', 'catalogue.shockwave', 'It is completely painless and takes effect at once.'),
  ),
  ...also(
    'claim/effect',
    wrong('claim/guarantee', 'catalogue.shockwave', 'Shockwave cures heel pain for good, guaranteed.'),
  ),
  ...also(
    'claim/effect',
    wrong('claim/guarantee', 'catalogue.acupuncture', 'A painless way to get rid of headaches once and for all.'),
  ),
  ...also(
    'claim/effect',
    wrong('claim/guarantee', 'questions', 'Your pain will be gone after three sessions or we refund you.'),
  ),
  ...also('price/free', wrong('claim/pressure', 'questions', 'Like our page and win a free running analysis.')),
  // Haste, credentials and offers, as other practices word them.
  ...wrong(
    'claim/pressure',
    'questions',
    'Spaces on the January Pilates course are vanishing, so grab yours while you can.',
    'Sign up in the next 48 hours to lock in this year’s rate.',
    'Book your first three sessions by Friday and get a foam roller thrown in.',
    'Still limping? Your knee will not thank you for waiting another week.',
    'This deal won’t come round again.',
  ),
  ...wrong(
    'claim/credential',
    'questions',
    'Joanna is a chartered physiotherapist.',
    'Callum holds a degree in sports science.',
    'Our osteopath sees backs on Tuesdays.',
    'Megan has a doctorate in spinal rehabilitation.',
  ),
  ...wrong('price/free', 'catalogue.sports-massage', 'Nurses pay nothing on Mondays.'),
  ...wrong('price/saving', 'catalogue.follow-up', 'Five sessions save you £30.'),
  ...wrong('price/free', 'catalogue.pilates-class', 'Your first class is a gift.'),
  ...wrong('price/saving', 'catalogue.shockwave', 'Three sessions work out at a third off.'),
];

import { FOR_EVER, HOURS, LAST_DAY, PRICE, RATING, SAVING } from '../labels.ts';
import { also, type Sentence, wrong } from '../sentence.ts';

/** Sentences that one of the named rules must report. */
export const wrongSentences: readonly Sentence[] = [
  // Amounts.
  ...wrong(PRICE, 'catalogue.fertility-check', 'The fertility check is £275, blood tests included.'),
  ...wrong(PRICE, 'catalogue.ivf-cycle', 'An IVF cycle starts at £3,950.', 'The medicines cost about £900 more.'),
  ...wrong(PRICE, 'catalogue.insemination', 'One cycle of insemination costs £850.', 'Three cycles: £2,550.'),
  ...wrong(PRICE, 'catalogue.egg-freezing', 'Freezing your eggs costs £3,400 per cycle.', 'Storage is £290 a year.'),
  ...wrong(PRICE, 'catalogue.counselling', 'A session with Tess is £68.', 'Four sessions in one go are £270.'),
  ...wrong(
    PRICE,
    'questions',
    'A pelvic ultrasound costs £160.',
    'For a frozen embryo transfer you pay fourteen hundred pounds.',
    'The hormone test is £90, the semen analysis a little more.',
    'If you miss your scan, we charge £50.',
    'IVF is £4,500 per cycle, everything included.',
  ),
  ...wrong(PRICE, 'programmes.early-days', 'The Early Days plan is paid in three parts of £150.'),
  ...wrong(
    'price/unbacked',
    'questions',
    'Donor sperm costs £1,100 per sample.',
    'Couriers bring your medicines for £18.',
    'An embryo glue is £220 extra.',
  ),
  ...wrong(SAVING, 'catalogue.insemination', 'The package saves you £300.', 'A 15% discount on three cycles.'),
  ...wrong(SAVING, 'offers.first-answers', 'You save £55', 'Sixty pounds less than both tests separately'),
  ...wrong(
    'price/free',
    'questions',
    'Your first hormone test is free.',
    'Every IVF cycle includes a free semen analysis.',
    'The pelvic ultrasound comes at no extra cost.',
  ),
  ...wrong(
    'price/free',
    'catalogue.fertility-check',
    'Couples from outside Leeds get the check for free.',
    'The check is complimentary until spring.',
  ),
  ...wrong('price/vat', 'questions', 'Storage fees are subject to VAT, which we add to your invoice.', 'Plus VAT.'),
  ...wrong(
    'price/typed',
    'questions',
    'The fertility check costs £295.',
    'A frozen embryo transfer is £1,480.',
    'Semen analysis: £140',
    'We charge £340 a year for storage.',
  ),
  ...wrong('price/typed', 'catalogue.counselling', 'A session costs £72.'),

  // Durations, numbers and contacts.
  ...wrong(
    'content/one-fact',
    'catalogue.fertility-check',
    'The check takes two hours.',
    'You will be with us for about 45 minutes.',
  ),
  ...wrong('content/one-fact', 'catalogue.hormone-test', 'Your results are back in two weeks.'),
  ...wrong('content/one-fact', 'catalogue.semen-analysis', 'Please abstain for seven days beforehand.'),
  ...wrong(
    'content/one-fact',
    'catalogue.ivf-cycle',
    'Stimulation usually takes three weeks.',
    'You take the pregnancy test four weeks after the transfer.',
    'Of women under 35, 48 in 100 had a baby from one transfer.',
  ),
  ...wrong('content/one-fact', 'catalogue.egg-freezing', 'The price includes storage for three years.'),
  ...wrong('content/one-fact', 'catalogue.donor-meeting', 'The evening lasts an hour.'),
  ...wrong('content/one-fact', 'programmes.early-days', 'The Early Days plan has eight scans.'),
  ...wrong(
    'content/one-fact',
    'questions',
    'Give us 24 hours’ notice if you cannot come.',
    'A pelvic ultrasound takes 45 minutes.',
    'We treat women from the age of 21.',
    'Ring us on 0113 496 0257.',
    'The clinic is at 19 Orchard Rise.',
    'Questions? hello@alder-fertility.example',
    'Letters for your employer take ten working days.',
  ),

  ...also(
    'price/free',
    wrong('content/one-fact', 'questions', 'Everyone in treatment is offered four free sessions of counselling.'),
  ),

  // Opening hours, rating, last days.
  ...wrong(
    HOURS,
    'questions',
    'Wednesday evenings until eight.',
    'We open at 7am every weekday.',
    'Saturdays from eight to one.',
    'On Fridays we close at 4pm.',
    'Mon–Thu: 7.30am–4pm.',
    'You can visit the clinic on Sunday mornings.',
    'The clinic is closed on Saturdays.',
  ),
  ...wrong(
    RATING,
    'questions',
    'Patients rate us 4.9 out of 5 on Google.',
    'More than 250 people have reviewed us on Google.',
    'A perfect five-star rating on Google.',
  ),
  ...wrong(LAST_DAY, 'offers.first-answers', 'Until 28 February 2027', 'Ends on 15 January', 'Available until spring'),

  // People.
  ...wrong(
    'claim/credential',
    'questions',
    'Dr Rohan Desai runs our laboratory.',
    'Tess is a BACP-registered counsellor.',
    'The north of England’s most successful fertility clinic.',
    'We have the highest success rates in the country.',
    'Our consultant gynaecologist, Professor Anne Lisle, sees you at the first visit.',
    'Graham Poole is a qualified nurse.',
  ),

  // Medicines.
  ...wrong(
    'claim/pom-name',
    'catalogue.ivf-cycle',
    'We use Gonal-F for the stimulation.',
    'Ovulation is triggered with Ovitrelle.',
    'You take progesterone pessaries such as Cyclogest from the day of collection.',
    'Propofol lets you sleep through the collection.',
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.insemination',
    'Clomifene tablets start the cycle.',
    'Or ask us about letrozole.',
  ),

  // Promises.
  ...wrong(
    'claim/guarantee',
    'catalogue.ivf-cycle',
    'A baby or your money back.',
    'With three cycles, we promise you a pregnancy.',
    'Egg collection is pain-free.',
    'It is completely risk-free for mother and child.',
    'Our embryos always implant.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.insemination',
    'Success is certain within three cycles.',
    'There are no side effects.',
  ),
  ...wrong('claim/guarantee', 'catalogue.egg-freezing', 'Freeze now and be sure of a baby later.'),
  ...wrong(FOR_EVER, 'catalogue.counselling', 'Leave your grief behind for good.'),
  ...wrong(
    'claim/effect',
    'catalogue.counselling',
    'You will feel lighter after the very first session.',
    'The relief lasts for months.',
  ),
  ...wrong('claim/effect', 'catalogue.insemination', 'Most women are pregnant within three months.'),
  ...wrong('claim/effect', 'questions', 'Our diet plan improves your egg quality in six weeks.'),

  // Pressure.
  ...wrong(
    'claim/pressure',
    'questions',
    'Your biological clock is ticking, so do not wait.',
    'Only 3 IVF places left in January!',
    'Egg freezing is as easy as having your hair cut.',
    'Book before midnight.',
    'Every month that you hesitate, you lose eggs that never come back: call today.',
  ),
  ...also('price/free', wrong('claim/pressure', 'questions', 'Win a free IVF cycle: enter our raffle.')),
  ...also('price/saving', wrong('claim/pressure', 'offers.first-answers', 'Black Friday: half price for your partner')),
  ...wrong('claim/pressure', 'offers.first-answers', 'Only while places last'),
];

import { FOR_EVER, HOURS, LAST_DAY, OTHER_EFFECT, PRICE, RATING, SAVING } from '../labels.ts';
import { also, type Sentence, wrong } from '../sentence.ts';

/** Sentences that one of the named rules must report. */
export const wrongSentences: readonly Sentence[] = [
  // Amounts.
  ...wrong(PRICE, 'catalogue.sight-test', 'You pay just £25.', 'Two sight tests come to £54.'),
  ...wrong(PRICE, 'catalogue.varifocals', 'Tailored lenses cost £385.', 'Our varifocals start at £219.'),
  ...wrong(
    PRICE,
    'questions',
    'An OCT scan and a visual field test come to £70 if you have them on one day.',
    'Contact lens check: £35',
    'If you fail to turn up we ask for £20.',
    'Lens starter will set you back £72.',
  ),
  ...wrong(PRICE, 'programmes.lens-club', 'Lens club is £24 a month.', 'Over the year Lens club adds up to £274.'),
  ...wrong(
    'price/unbacked',
    'questions',
    'A hard case is £6.50.',
    'New nose pads cost £8, fitted while you wait.',
    'Privately, cataract surgery starts at about £2,400 an eye.',
  ),
  ...wrong(SAVING, 'catalogue.lid-treatment', 'Book all four sessions and be £35 better off.'),
  ...wrong(SAVING, 'catalogue.test-and-fitting', 'A saving of £10 on test and fitting.'),
  ...wrong(SAVING, 'questions', 'The NHS voucher takes £39.10 off a pair of single vision glasses.'),
  ...wrong(SAVING, 'offers.two-pairs', 'Save £39', 'Half price compared with two single pairs'),
  ...wrong(
    'price/free',
    'questions',
    'Sight tests are free for everyone in January.',
    'The OCT scan is included at no extra charge in every sight test.',
    'Varifocal wearers get their sunglasses for nothing.',
    'Contact lens checks are gratis.',
  ),
  ...wrong('price/vat', 'questions', 'Glasses are priced before VAT.'),
  ...wrong(
    'price/typed',
    'questions',
    'A visual field test is £36.',
    'A contact lens check costs £30.',
    'We charge £45 for a myopia check.',
  ),
  ...wrong('price/typed', 'catalogue.prescription-sunglasses', 'Each pair is £99 with lenses.'),

  // Durations, numbers, contacts.
  ...wrong('content/one-fact', 'catalogue.sight-test', 'The test itself takes a good three quarters of an hour.'),
  ...wrong('content/one-fact', 'catalogue.extended-test', 'You should set aside an hour.'),
  ...wrong('content/one-fact', 'catalogue.single-vision-glasses', 'Collect them within three working days.'),
  ...wrong('content/one-fact', 'catalogue.varifocals', 'You have 30 days to exchange them.'),
  ...wrong(
    'content/one-fact',
    'catalogue.lens-fitting',
    'The fitting is done in one visit.',
    'We give you ten pairs to try at home.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.lid-treatment',
    'There are six sessions in a course.',
    'Come back once a week for it.',
  ),
  ...wrong('content/one-fact', 'programmes.lens-club', 'Lens club has four checks over twelve months.'),
  ...wrong(
    'content/one-fact',
    'questions',
    'A myopia check takes twenty-five minutes.',
    'A sight test and an OCT scan on the same visit last an hour.',
    'Please cancel three working days ahead, or a fee applies.',
    'Telephone: 01632 960 773',
    'Questions? hello@elmhill-opticians.example',
    'Look for the green door at 38 Wensum Row.',
    'We test children from the age of six.',
    'The makers guarantee frames for five years.',
    'More than 900 frames hang on our walls.',
  ),

  // Opening hours, rating, dates.
  ...wrong(
    HOURS,
    'questions',
    'On Wednesdays we stay until half past five.',
    'Thursday evenings we test until eight, when the shop closes.',
    'We open at 9 on Mondays.',
    'Sat 9.30–16.30',
    'Sundays 11am to 4pm for collections.',
  ),
  ...wrong(
    RATING,
    'questions',
    'Reviewly: 9.8/10',
    'Our patients rate us 9.6 out of 10 on Reviewly.',
    'Ten out of ten on Reviewly, time and again.',
    'We are proud of an average of 9.5 of 10 from 271 reviews.',
  ),
  ...wrong(
    LAST_DAY,
    'offers.two-pairs',
    'Available until 31 March 2027',
    'Ends on Saturday, 6 March',
    'Order by the thirtieth of April',
  ),

  // People.
  ...wrong(
    'claim/credential',
    'questions',
    'Dr Priti Vaghela tests your eyes herself.',
    'Ruth Cole is GOC-registered and fits your frame.',
    'Our dispensing optician Ruth measures your pupils.',
    'Professor Lydia Fenn, an ophthalmic surgeon, operates for us in Cambridge.',
    'Norfolk’s best opticians, bar none.',
    'The country’s leading dry eye clinic.',
    'Voted the top optometrists in the East of England.',
  ),

  // Medicines.
  ...wrong(
    'claim/pom-name',
    'catalogue.myopia-check',
    'Atropine drops at night slow down short sight, and we supply them.',
    'We put in cyclopentolate so that the eye relaxes.',
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.lid-treatment',
    'If warmth is not enough, Ikervis drops are the next step with us.',
  ),
  ...wrong('claim/pom-name', 'catalogue.extended-test', 'We use tropicamide to open the pupil.'),
  ...wrong(
    'claim/pom-name',
    'questions',
    'Priti can prescribe latanoprost for raised pressure.',
    'Dexamethasone drops after surgery are available from the shop.',
    'For wet macular degeneration, Dr Adeyemi injects Eylea.',
    'Azyter clears up a sticky eye, just ask.',
  ),

  // Promises.
  ...wrong(
    'claim/guarantee',
    'catalogue.varifocals',
    'Everyone gets used to our varifocals.',
    'Perfect sight at every distance, guaranteed.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.lens-fitting',
    'Contact lenses are completely risk-free.',
    'You won’t feel the lenses at all, we promise.',
  ),
  ...wrong(
    'claim/guarantee',
    'questions',
    'Our scan detects every eye disease without fail.',
    'We will stop your child’s eyes from getting worse, guaranteed.',
    'Our tests are never wrong.',
  ),
  ...wrong(FOR_EVER, 'catalogue.lid-treatment', 'Say goodbye to dry eyes for ever.', 'One course is a lifelong cure.'),
  ...wrong('claim/effect', 'catalogue.myopia-check', 'Our lenses halve the growth of the eye within a year.'),
  ...wrong('claim/effect', 'catalogue.prescription-sunglasses', 'Headaches disappear within two days.'),
  ...wrong(
    'claim/effect',
    'questions',
    'Eye yoga with Ruth improves your sight in just three weeks.',
    'Blue-light lenses help you fall asleep twenty minutes sooner.',
  ),
  ...wrong(
    OTHER_EFFECT,
    'catalogue.lid-treatment',
    'The comfort lasts two years.',
    'Your eyes stop burning after a single session.',
  ),
  ...wrong(OTHER_EFFECT, 'catalogue.varifocals', 'You will be used to them within an hour.'),

  // Pressure.
  ...wrong(
    'claim/pressure',
    'questions',
    'Only four designer frames left at this price, so be quick.',
    'Book a test this week to be entered into our draw for a weekend in Paris.',
    'Going blind is no joke: book before it is too late!',
    'Deal of the day, gone tomorrow.',
    'Order within the next 24 hours and we upgrade your lenses.',
  ),
  ...wrong('claim/pressure', 'offers.two-pairs', 'Hurry, everything must go', 'Snap it up while you can'),

  // Two mistakes.
  ...also(
    'claim/effect',
    wrong('claim/guarantee', 'catalogue.lid-treatment', 'Guaranteed relief from the very first minute.'),
  ),
  ...also('price/free', wrong('claim/pressure', 'questions', 'Buy one pair today, get the second free.')),
  ...also(
    'price/typed',
    wrong(PRICE, 'catalogue.lid-treatment', 'One session costs sixty pounds; the course of four, £230.'),
  ),
  // Haste, credentials and offers, as other practices word them.
  ...wrong(
    'claim/pressure',
    'questions',
    'Two pairs for the price of one until the end of the month.',
    'Hurry in: these frames will be snapped up.',
    'Spin the wheel at the till and win your lenses.',
    'Sale must end Saturday.',
  ),
  ...wrong(
    'claim/credential',
    'questions',
    'Owen is a consultant optometrist and a professor of optics.',
    'Ruth Cole, dispensing optician, fits your frame.',
    'No optician on the island tests eyes more thoroughly.',
    'Priti won Optometrist of the Year in 2022.',
  ),
  ...wrong('price/free', 'catalogue.oct-scan', 'Included in every sight test at no extra cost.'),
  ...wrong('price/saving', 'catalogue.lid-treatment', 'The course works out £50 cheaper.'),
  ...wrong('price/free', 'catalogue.single-vision-glasses', 'Your second pair is free.'),
  ...wrong('price/saving', 'catalogue.varifocals', 'Half price with your sight test.'),
  ...wrong('price/free', 'questions', 'Free eye examination with every pair of varifocals.'),
  ...wrong('price/saving', 'questions', 'Up to 70% off designer frames.'),
];

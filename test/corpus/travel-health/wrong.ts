import { FOR_EVER, HOURS, LAST_DAY, PRICE, RATING, SAVING } from '../labels.ts';
import { also, type Sentence, wrong } from '../sentence.ts';

/** Sentences that one of the named rules must report. */
export const wrongSentences: readonly Sentence[] = [
  // Amounts.
  ...wrong(PRICE, 'catalogue.travel-consultation', 'We charge £25 for the consultation.', 'For a couple, it is £50.'),
  ...wrong(PRICE, 'catalogue.yellow-fever-vaccination', 'At £69 including the certificate, we are not expensive.'),
  ...wrong(
    PRICE,
    'catalogue.hepatitis-vaccination',
    'Both doses together cost £120.',
    'Each dose is fifty-five pounds.',
  ),
  ...wrong(PRICE, 'catalogue.rabies-vaccination', 'The full course of three is £207.'),
  ...wrong(
    PRICE,
    'questions',
    'Typhoid vaccination: £32.',
    'A diving medical costs £120 with us.',
    'Malaria advice is a tenner.',
    'If you lose your certificate, a new one costs £18.',
    'The travel kit is £22.',
    'A measles test is £52.',
  ),
  // The second price is right, but typed.
  ...also('price/typed', wrong(PRICE, 'questions', 'A fit-to-travel certificate is £50, and yellow fever is £74.')),
  ...wrong(PRICE, 'programmes.long-haul-plan', 'The Long Haul plan costs £410 altogether.'),
  ...wrong(
    'price/unbacked',
    'questions',
    'Compression stockings are £14 a pair.',
    'A private prescription is £10 on top.',
    'We courier passports for £28.',
  ),
  ...wrong('price/unbacked', 'catalogue.altitude-consultation', 'You can hire an oximeter for £5 a week.'),
  ...wrong(
    SAVING,
    'catalogue.rabies-vaccination',
    'Save £27 on the course.',
    'The course is 20% cheaper than single doses.',
  ),
  ...wrong(SAVING, 'offers.trek-ready', 'You save £18', 'Almost £20 off'),
  ...wrong(
    'price/free',
    'questions',
    'Travel consultations are free for students.',
    'Malaria advice costs you nothing.',
    'The immunity blood test is included free.',
    'Replacement certificates are issued free of charge.',
  ),
  ...wrong('price/free', 'catalogue.rabies-vaccination', 'The third dose is on us.'),
  ...wrong('price/vat', 'questions', 'VAT will be added to certificates.', 'Certificates: prices without VAT.'),
  ...wrong(
    'price/typed',
    'questions',
    'The travel consultation costs £20.',
    'Typhoid vaccination is £36.',
    'A diving medical is £110.',
    'The travel kit costs £24.50.',
  ),
  ...wrong('price/typed', 'catalogue.altitude-consultation', 'It costs £60 per person.'),

  // Durations, numbers and contacts.
  ...wrong('content/one-fact', 'catalogue.travel-consultation', 'Your consultation takes half an hour.'),
  ...wrong(
    'content/one-fact',
    'catalogue.yellow-fever-vaccination',
    'The certificate is valid from the fifth day.',
    'Your certificate becomes valid after two weeks.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.hepatitis-vaccination',
    'You need three doses.',
    'The second dose follows after one month.',
  ),
  ...wrong('content/one-fact', 'catalogue.rabies-vaccination', 'Five doses protect you before a journey.'),
  ...wrong(
    'content/one-fact',
    'catalogue.blood-test',
    'Results in 24 hours.',
    'We have your result after ten working days.',
  ),
  ...wrong('content/one-fact', 'catalogue.diving-medical', 'Plan an hour and a half for the examination.'),
  ...wrong('content/one-fact', 'programmes.long-haul-plan', 'The Long Haul plan has seven visits in eight months.'),
  ...wrong(
    'content/one-fact',
    'questions',
    'Please cancel at least 24 hours ahead.',
    'We vaccinate children from the age of two.',
    'An altitude consultation takes an hour.',
    'Telephone: 01632 960547',
    'Our address is 74 Bailgate Row.',
    'Write to bookings@compass-travel.example to change your time.',
    'Come one to two weeks before you leave: that is soon enough for everything.',
  ),

  // Opening hours, rating, last days.
  ...wrong(
    HOURS,
    'questions',
    'We open at nine on weekdays.',
    'Late night Wednesday until 8.30.',
    'Fridays from half past nine to five.',
    'Saturday appointments until 2pm.',
    'Mon–Fri 9.30–5.30.',
    'Call in on Sundays between ten and one.',
    'On Wednesdays we are here from nine.',
  ),
  ...wrong(
    RATING,
    'questions',
    'Rated 4.9 on Google.',
    'Over 500 reviews on Google.',
    'Google reviewers award us five stars.',
  ),
  ...wrong(LAST_DAY, 'offers.trek-ready', 'Ends 28 February 2027', 'Until the end of the year'),

  // People.
  ...wrong(
    'claim/credential',
    'questions',
    'Dr Peake gives most of the vaccinations.',
    'Our consultant in tropical medicine, Dr Helen Marsh, sees you after your journey.',
    'The UK’s favourite travel clinic.',
    'No other travel clinic in Lincolnshire is as experienced.',
    'Luca Ferro is a registered nurse.',
  ),

  // Medicines.
  ...wrong(
    'claim/pom-name',
    'catalogue.malaria-advice',
    'We stock Malarone and its cheaper versions.',
    'Lariam is taken once a week, and we can supply it.',
  ),
  ...also(
    'price/unbacked',
    wrong(
      'claim/pom-name',
      'catalogue.malaria-advice',
      'Doxycycline is the cheapest choice, from 40p a tablet if you ask us.',
    ),
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.altitude-consultation',
    'We prescribe acetazolamide to everyone who flies into Cusco.',
  ),
  ...wrong('claim/pom-name', 'questions', 'Take a course of azithromycin with you: our doctor prescribes it.'),
  ...wrong('claim/pom-indirect', 'questions', 'We also run a clinic for skinny jabs.'),

  // Promises.
  ...wrong(
    'claim/guarantee',
    'catalogue.travel-consultation',
    'You are guaranteed to stay healthy on your journey.',
    'With our advice you cannot fall ill.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.rabies-vaccination',
    'The injections are painless.',
    'There are no risks whatsoever.',
    'It protects you 100%.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.typhoid-vaccination',
    'Completely safe for everybody.',
    'The vaccine always works.',
  ),
  ...wrong(FOR_EVER, 'catalogue.hepatitis-vaccination', 'After the second dose you are protected for ever.'),
  ...wrong(
    'claim/effect',
    'catalogue.typhoid-vaccination',
    'Protection lasts for five years.',
    'You are protected within a week.',
  ),
  ...wrong('claim/effect', 'catalogue.hepatitis-vaccination', 'One dose keeps you safe for a year.'),
  ...wrong('claim/effect', 'catalogue.altitude-consultation', 'You will sleep soundly from the first night in Cusco.'),

  // Pressure.
  ...wrong(
    'claim/pressure',
    'questions',
    'Vaccines are running out: book today!',
    'Share our post and win a suitcase.',
    'Every minute counts: do not fly without us.',
    'Get jabbed in your lunch break, it is quicker than a sandwich.',
  ),
  ...also('price/free', wrong('claim/pressure', 'questions', 'Buy two doses and get the third one free.')),
  ...wrong('claim/pressure', 'offers.trek-ready', 'Only five left', 'Be quick'),
];

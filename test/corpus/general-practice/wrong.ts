import { FOR_EVER, HOURS, LAST_DAY, PRICE, RATING, SAVING } from '../labels.ts';
import { also, type Label, type Sentence, wrong } from '../sentence.ts';

const BY_PURPOSE: Label = ['claim/pom-indirect', 'claim/pom-name'];

/** Sentences that one of the named rules must report. */
export const wrongSentences: readonly Sentence[] = [
  // Amounts.
  ...wrong(PRICE, 'catalogue.gp-appointment', 'Half an hour with a doctor is £125.', 'Appointments start at £75.'),
  ...wrong(PRICE, 'catalogue.blood-test', 'Each profile is fifty pounds.', 'Two profiles come to £98.'),
  ...wrong(PRICE, 'catalogue.health-check', 'The health check costs £365, payable when you book.'),
  ...wrong(PRICE, 'catalogue.ear-wax-removal', 'It is £70, whether one ear or two.'),
  ...wrong(
    PRICE,
    'questions',
    'Video appointments are £59.',
    'A doctor at home: £185.',
    'A mole check and an ear wax removal come to £197 together.',
    'An NHS prescription is £9.65 per item.',
    'For a late cancellation we charge £50.',
    'Driver’s medicals cost £90 including the form.',
  ),
  ...wrong(
    'price/unbacked',
    'questions',
    'A passport photograph costs £6 at the desk.',
    'The chemist next door charges £12.50 for a blood pressure check.',
  ),
  ...wrong(PRICE, 'programmes.family-year', 'Family year costs £590.', 'Family year can be paid in six parts of £95.'),
  ...wrong(SAVING, 'catalogue.nurse-visit', 'The course of six saves you £36.'),
  ...wrong(SAVING, 'offers.autumn-check', 'You save £37'),
  ...wrong(
    'price/free',
    'questions',
    'The video appointment is free for new patients.',
    'Travel advice is given free of charge.',
  ),
  ...wrong('price/vat', 'questions', 'The fees for medicals are net of VAT.'),
  ...wrong('price/typed', 'questions', 'A mole check is £115.', 'You pay £64 for a video appointment.'),
  ...wrong('price/typed', 'catalogue.travel-advice', 'The advice costs £38.'),

  // Durations, numbers, contacts.
  ...wrong(
    'content/one-fact',
    'catalogue.gp-appointment',
    'A short appointment is ten minutes.',
    'The long appointment gives you 40 minutes.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.health-check',
    'The health check takes two hours in total.',
    'It takes three visits: tests, results and a plan.',
    'We measure 45 values in your blood.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.mole-check',
    'We check up to ten moles in one appointment.',
    'Allow half an hour for the mole check.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.mole-removal',
    'The removal takes about an hour.',
    'Your stitches come out after 14 days.',
  ),
  ...wrong(
    'content/one-fact',
    'programmes.family-year',
    'Family year has eight sessions.',
    'Family year covers 6 sessions over 6 months.',
  ),
  ...wrong(
    'content/one-fact',
    'questions',
    'Ear wax removal takes 20 minutes.',
    'A travel advice appointment lasts a quarter of an hour.',
    'A mole check and a mole removal on one day take an hour and a half together.',
    'Appointments can be cancelled up to 24 hours before without charge.',
    'Blood results are ready within five working days.',
    'You can reach us on 01632 960 341.',
    'E-mail us: reception@minstergate-gp.example',
    'Find us at 24 Grape Walk.',
    'We treat children from the age of two.',
    'Complaints are answered within ten working days.',
    'Your records are kept for eight years.',
  ),

  // Opening hours, rating, dates.
  ...wrong(
    HOURS,
    'questions',
    'We are open until 8pm on Mondays and Tuesdays.',
    'On Fridays our doors close at six.',
    'The surgery opens at 8 on Thursday mornings.',
    'Saturday: 9am to 1pm.',
    'You can see a doctor on Sundays between 10:00 and 12:00.',
    'Open Monday to Friday, 8am–6pm.',
    'On Wednesdays our last appointment is at 18:45.',
  ),
  ...wrong(
    RATING,
    'questions',
    'Patients give us 4.8/5 on Google.',
    'We hold 4.9 stars from 143 reviews.',
    'An average of 5 out of 5 on Google speaks for itself.',
  ),
  ...wrong(LAST_DAY, 'offers.autumn-check', 'Available until 31 January 2027', 'Book before 15 December, when it ends'),

  // People.
  ...wrong(
    'claim/credential',
    'questions',
    'Dr Patrick Dunne measures your heart and lungs.',
    'Dr Grace Lindqvist gives travel advice.',
    'Our consultant dermatologist, Dr Oliver Wren, looks at moles on Fridays.',
    'Patrick is NMC-registered and takes blood, too.',
    'York’s best private GP.',
    'The region’s top doctors under one roof.',
    'Yorkshire’s most experienced GPs.',
  ),

  // Medicines.
  ...wrong(
    'claim/pom-name',
    'catalogue.travel-advice',
    'We give Stamaril against yellow fever.',
    'Ask for Malarone tablets if you travel to West Africa.',
    'Against rabies we use Rabipur.',
  ),
  ...wrong('claim/pom-name', 'catalogue.mole-removal', 'The skin is numbed with lidocaine.'),
  ...wrong(
    'claim/pom-name',
    'questions',
    'Ozempic is available from us, subject to stock.',
    'For erectile dysfunction we prescribe tadalafil and sildenafil.',
    'Hair loss? Finasteride is worth a try, and we can prescribe it.',
    'Amoxicillin for a chest infection is included in the fee.',
    'Propranolol before a speech calms the nerves, so ask our doctors for it.',
    'Melatonin tablets against jet lag on prescription.',
  ),
  ...wrong(BY_PURPOSE, 'questions', 'Weight loss injections from our doctors.', 'Ask about skinny jabs.'),

  // Promises.
  ...wrong(
    'claim/guarantee',
    'catalogue.ear-wax-removal',
    'Microsuction is completely safe and painless.',
    'You hear perfectly again afterwards, guaranteed.',
  ),
  ...wrong('claim/guarantee', 'catalogue.mole-removal', 'There is no risk involved.'),
  ...wrong('claim/guarantee', 'catalogue.blood-test', 'Taking blood does not hurt at all.'),
  ...wrong(
    'claim/guarantee',
    'questions',
    'Our doctors find the cause of your tiredness, guaranteed.',
    'We cure hay fever.',
    'A health check gives you 100% certainty that you are well.',
    'This treatment has no side effects.',
  ),
  ...wrong(FOR_EVER, 'questions', 'Get rid of snoring permanently.'),
  ...wrong(
    'claim/effect',
    'catalogue.ear-wax-removal',
    'Your ears stay clear for at least a year.',
    'You hear better immediately.',
  ),
  ...wrong('claim/effect', 'questions', 'Our vitamin drip works within an hour.', 'The boost lasts up to four weeks.'),

  // Pressure.
  ...wrong(
    'claim/pressure',
    'questions',
    'Only a handful of appointments remain, so hurry.',
    'Don’t leave it too late: a heart attack gives no warning, book now!',
    'Prize draw: one patient wins a health check every month.',
  ),
  ...wrong('claim/pressure', 'offers.autumn-check', 'While stocks last', 'Act now'),

  // Two mistakes.
  ...also(
    'price/free',
    wrong(
      'claim/pressure',
      'questions',
      'Book your health check this week and get a free ear cleaning, this week only.',
    ),
  ),
  ...also('price/free', wrong('claim/pressure', 'questions', 'Buy one mole check, get one free.')),
  ...also(
    'claim/effect',
    wrong('claim/guarantee', 'catalogue.mole-removal', 'The mole is gone for ever, and there is no scar, we promise.'),
  ),
  ...also(
    'claim/pom-indirect',
    wrong('claim/pom-name', 'questions', 'Our doctors prescribe Mounjaro and Wegovy after an assessment.'),
  ),
];

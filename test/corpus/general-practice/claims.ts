import { RATING } from '../labels.ts';
import { also, correct, type Sentence, wrong } from '../sentence.ts';

/** More claims about people, effects, medicines and ratings, in the words that practices of this trade use. */
export const claimSentences: readonly Sentence[] = [
  // Ratings and numbers of reviews.
  ...wrong(
    RATING,
    'questions',
    'Some 250 patients have left us a review on Google.',
    'Scored 4.9 by the people of York.',
    'Top marks on Google from our patients.',
    'Our patients award us four point eight stars.',
    'We average 4.6 on Google.',
    'Rated “Excellent” on Trustpilot.',
  ),
  ...correct(
    'questions',
    'Cholesterol of 4.9 is fine for most people, and a ratio of 5.0 is not.',
    'One in five of our patients comes for a second opinion.',
    'The nurse does about 60 medication reviews a month.',
    'Your average of 24 hours should stay below 135.',
    'We read all 143 reviews on {clinic.rating.source} at our Monday meeting.',
  ),

  // People, titles and superlatives.
  ...wrong(
    'claim/credential',
    'questions',
    'Mr Hassan Malik, consultant urologist, sees our patients on Wednesdays.',
    'Consultant gynaecologist Miss Laura Penn joins us twice a month.',
    'Patrick Dunne, practice nurse, takes your blood.',
    'Patrick is also a paramedic.',
    'The best private healthcare in Yorkshire.',
    'No other surgery in York comes close.',
    'Doctors who are a cut above the rest.',
    'The most modern practice in the county.',
  ),
  ...correct(
    'questions',
    'Patrick measures your blood pressure before you see the doctor.',
    'Grace is a nurse who likes maps.',
    'If a consultant at the hospital has written to you, bring the letter.',
    'The best treatment of a cold is time.',
    'Mr and Mrs Malik next door look after our window boxes.',
    'An urologist, a surgeon or a physician may be the right person, and we tell you which.',
  ),

  // Medicines by brand and by name, and phrases that mean one.
  ...wrong(
    'claim/pom-name',
    'questions',
    'Betahistine for dizziness is prescribed here.',
    'Otomize spray for an infected ear canal.',
    'We keep Sofradex and Gentisone drops in stock.',
    'Ketoconazole and itraconazole clear a stubborn fungus.',
    'Regaine and dutasteride slow the loss of hair.',
    'Our hormone clinic prescribes testosterone gel and Estradiol.',
    'Terbinafine tablets, prescribed by our doctors, take three months.',
    'Zepbound and retatrutide: ask our doctors.',
  ),
  ...also('claim/effect', wrong('claim/pom-name', 'questions', 'Stemetil settles vertigo within the hour.')),
  ...wrong(
    'claim/pom-indirect',
    'questions',
    'The weight-loss pen that everybody talks about.',
    'Injections that stop sweaty palms.',
    'Hair-loss tablets after a short consultation.',
  ),
  ...correct(
    'questions',
    'Vertigo has many causes, and an exercise helps with the most common one.',
    'We measure testosterone and oestradiol in the morning.',
    'Tell us about creams for your ears, eyes or skin that you use.',
    'Athlete’s foot usually clears up with a cream from the chemist.',
  ),

  // Haste, scarcity, fear, shame and trivialising words.
  ...wrong('claim/pressure', 'offers.autumn-check', 'Just 48 hours', 'Only until Sunday'),
  ...wrong(
    'claim/pressure',
    'questions',
    'Appointments at this price are almost sold out.',
    'Each day that you delay, the risk grows: book a health check.',
    'You owe it to your children to be checked.',
    'A mole check costs no more than a takeaway.',
    'The clock is ticking for your heart.',
    'Places are strictly limited.',
  ),
  ...correct(
    'questions',
    'If you wait three days, most sore throats get better.',
    'A repeat prescription costs less than an appointment.',
    'Two appointments each morning are kept free for the same day.',
    'Every minute counts in a stroke, so ring 999.',
    'You owe us nothing if we cancel.',
  ),

  // Effects, their time, and promises.
  ...wrong('claim/effect', 'catalogue.ear-wax-removal', 'You hear clearly again after ten minutes.'),
  ...wrong('claim/effect', 'questions', 'A single infusion keeps tiredness away for weeks.'),
  ...wrong(
    'claim/guarantee',
    'questions',
    'You will never have to take tablets again.',
    'The mole is gone and will never come back.',
    'We have never had a complication.',
  ),
  ...correct('questions', 'After a vasectomy you can work again after two days.'),

  // Claims, and sentences that only look like them.
  ...correct(
    'questions',
    'A vaccine does not protect everyone, which is why we still ask about symptoms.',
    'The heart beats about a hundred thousand times in 24 hours.',
    'Bring your child’s red book and the nurse will enter the vaccines.',
    'Our receptionists are trained to listen, not to diagnose.',
    'Antibiotics do not help against a cold, so we do not give them for one.',
    'Antibiotics shorten a sore throat by less than a day, so we rarely give them.',
    'In 90 % of adults the virus causes no symptoms.',
    'About 15 % of people told us in our survey that they find the lift hard to reach.',
    'Your neurologist knows more about migraine than we do.',
  ),
  ...wrong(
    'claim/effect',
    'questions',
    'Our vitamin drip gets you over a cold in a day.',
    'Ninety minutes after the infusion you are full of energy again.',
  ),
  ...wrong('claim/guarantee', 'questions', 'Our check-up misses nothing.'),
  ...wrong('claim/pressure', 'questions', 'A health check is easier than ordering a pizza.'),
  ...wrong('claim/credential', 'questions', 'Our GPs know more about migraine than any neurologist.'),
  ...wrong('claim/effect', 'questions', 'Our flu drip halves the time you spend in bed.'),
  ...correct('questions', 'A normal temperature goes from 36 to 37.5 degrees.'),
];

import { FOR_EVER, HOURS, LAST_DAY, OTHER_EFFECT, PRICE, RATING, SAVING } from '../labels.ts';
import { type Sentence, wrong } from '../sentence.ts';

/** Sentences that one of the named rules must report. */
export const wrongSentences: readonly Sentence[] = [
  // Amounts.
  ...wrong(
    PRICE,
    'catalogue.crown',
    'A crown is £695 per tooth, whichever material you choose.',
    'Two crowns are £1,390 and three are £2,040.',
  ),
  ...wrong(
    PRICE,
    'catalogue.composite-bonding',
    'Bonding two neighbouring teeth costs £470.',
    'You pay two hundred and fifty pounds for each tooth.',
  ),
  ...wrong(PRICE, 'catalogue.hygiene-visit', 'Each visit to Tom is £70.', 'Two single visits come to £142.'),
  ...wrong(
    PRICE,
    'questions',
    'A check-up at our practice will set you back £45.',
    'Together, a check-up and an extraction are £183.',
    'Emergency visit: GBP 95, payable on the day.',
    'If you miss an appointment without telling us, there is a charge of £40.',
    'A large white filling (several surfaces) costs £175.',
    'On the NHS, a crown is a Band 3 treatment and costs £326.70.',
  ),
  ...wrong('price/unbacked', 'questions', 'A letter for your insurer costs £15 and is ready within a week.'),
  ...wrong(
    PRICE,
    'programmes.aligner-plan',
    'The Aligner plan is paid in twelve instalments of £280.',
    'In total, the Aligner plan costs £3,420.',
  ),
  ...wrong(SAVING, 'catalogue.hygiene-visit', 'With the course of four you save £32.'),
  ...wrong(SAVING, 'offers.winter-smile', 'You save £47 compared with the single prices.'),
  ...wrong(
    'price/free',
    'questions',
    'Your first check-up with us is completely free.',
    'An extraction is free of charge if the tooth is loose.',
  ),
  ...wrong('price/vat', 'questions', 'VAT is added to all the fees on this page.'),
  ...wrong('price/typed', 'questions', 'An emergency visit costs £85.', 'For a new patient examination we charge £65.'),
  ...wrong('price/typed', 'catalogue.denture', 'The whole denture is £890, with all fittings.'),

  // Durations, numbers and contacts.
  ...wrong(
    'content/one-fact',
    'catalogue.crown',
    'Allow an hour and a half for each of the two visits.',
    'You need three visits: one to prepare the tooth, one to try the crown and one to cement it.',
  ),
  ...wrong('content/one-fact', 'catalogue.root-canal-treatment', 'For a molar, please plan two hours in the chair.'),
  ...wrong('content/one-fact', 'catalogue.denture', 'It takes six visits until the denture fits as it should.'),
  ...wrong(
    'content/one-fact',
    'programmes.aligner-plan',
    'The Aligner plan consists of 12 sessions over 12 months.',
    'The Aligner plan runs for eighteen months with ten visits.',
  ),
  ...wrong(
    'content/one-fact',
    'questions',
    'A check-up lasts 30 minutes.',
    'A check-up followed by a hygiene visit takes an hour and ten minutes in total.',
    'Please cancel at least 48 hours before your appointment, or we have to charge you.',
    'To move an appointment, give us two days’ notice.',
    'Ring reception on 0117 496 0120 and ask for a place the same day.',
    'You can e-mail us at hello@rowan-dental.example.',
    'You find us at 81 Rowan Street, opposite the church.',
    'We see patients from the age of 14.',
    'The laboratory stands behind its crowns with a warranty of ten years.',
  ),

  // Opening hours, closures, rating, dates.
  ...wrong(
    HOURS,
    'questions',
    'On Wednesdays we are open until 19:00.',
    'We close at 5pm on Mondays.',
    'The surgery is open on Saturday mornings from half past eight.',
    'Emergency patients can also come on Sunday between 10am and noon.',
    'Opening hours: Monday to Friday 8.30am to 5.30pm.',
  ),
  ...wrong(
    RATING,
    'questions',
    'Our patients rate us 4.9 of 5 on Google.',
    'We have 4.9/5 from more than two hundred reviews.',
    'With 4.9 stars on Google, we are in good hands with our patients.',
    'Google: 5.0 out of 5.',
  ),
  ...wrong(
    LAST_DAY,
    'offers.winter-smile',
    'Book by 31 January 2027',
    'Only until 15 January, then the single prices apply again',
  ),

  // People.
  ...wrong(
    'claim/credential',
    'questions',
    'Dr Lena Fox runs the practice and also sees new patients.',
    'Our practice manager Lena is GDC-registered.',
    'Dr Priya Raman visits us every month to place implants under sedation.',
    'Our consultant oral surgeon, Miss Harriet Lowe, removes difficult wisdom teeth.',
    'We are the best dentist in Bristol.',
    'Clifton’s leading practice for implants.',
    'Bristol’s number one for straight teeth.',
  ),

  // Medicines.
  ...wrong(
    'claim/pom-name',
    'catalogue.root-canal-treatment',
    'We numb the tooth with articaine, which works faster than older anaesthetics.',
    'If the infection spreads, we prescribe amoxicillin for five days.',
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.extraction',
    'For very anxious patients we offer midazolam through a fine needle in the arm.',
    'You get an injection of lidocaine with adrenaline.',
    'A course of metronidazole clears most infections of the socket.',
  ),
  ...wrong(
    'claim/pom-name',
    'questions',
    'A tablet of diazepam the evening before helps many nervous patients, and we are glad to prescribe it.',
    'Grinding at night? Botox in the chewing muscles helps.',
    'Ask us about Duraphat 5000, a toothpaste with a lot of fluoride.',
  ),

  // Promises.
  ...wrong(
    'claim/guarantee',
    'catalogue.dental-implant',
    'Placing an implant is completely painless.',
    'Our implants have a success rate of 100%.',
    'There are no risks, because everything is planned on the computer.',
    'We guarantee that your implant will heal.',
  ),
  ...wrong(FOR_EVER, 'catalogue.dental-implant', 'An implant lasts for the rest of your life.'),
  ...wrong(
    'claim/guarantee',
    'catalogue.root-canal-treatment',
    'With our microscope, root canal treatment never fails.',
    'You won’t feel a thing, we promise.',
  ),
  ...wrong('claim/guarantee', 'catalogue.composite-bonding', 'Bonding is a permanent solution for gaps.'),
  ...wrong('claim/guarantee', 'catalogue.extraction', 'A pain-free extraction is what you get with us.'),
  ...wrong(
    'claim/guarantee',
    'questions',
    'Guaranteed straight teeth, or your money back.',
    'Our dental treatments are 100% safe and have no side effects.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.tooth-whitening',
    'Your teeth stay white for up to three years.',
    'You will see a difference after just two nights.',
    'The brighter shade lasts for years.',
    'Whiter teeth within 48 hours.',
  ),
  ...wrong(OTHER_EFFECT, 'catalogue.tooth-whitening', 'The result holds for five years.'),
  ...wrong(OTHER_EFFECT, 'catalogue.dental-implant', 'The implant has healed after six weeks.'),

  // Pressure.
  ...wrong(
    'claim/pressure',
    'questions',
    'Hurry: only three appointments are left before Christmas!',
    'Book whitening today and win an electric toothbrush.',
    'Two for one on whitening: bring a friend, and one of you pays nothing.',
    'Don’t miss out, this price is for today only.',
    'Whiten your teeth in your lunch break, it is as easy as having your nails done.',
  ),
  ...wrong('claim/pressure', 'offers.winter-smile', 'Last chance: when the places are gone, they are gone'),
  // Haste, credentials and offers, as other practices word them.
  ...wrong(
    'claim/pressure',
    'questions',
    'Our diary for whitening is almost full this side of Christmas, so put your name down tonight.',
    'Only three appointments left at this price, and then it goes back up.',
    'Reply to our newsletter before midnight and we will add a second whitening syringe.',
    'Every month that you put off your implant, the bone is melting away.',
    'Whitening is so easy you could squeeze it in between two meetings.',
    'Don’t be the only one at the office party hiding your smile.',
  ),
  ...wrong(
    'claim/credential',
    'questions',
    'Our implants are placed by a consultant oral surgeon.',
    'Kofi lectures on root canals at King’s College.',
    'Lena is a qualified dental nurse.',
    'You are in the hands of Bristol’s leading implant dentist.',
    'Tom Bevan MSc will clean your teeth.',
    'Dr Kofi Mensah is a Fellow of the Royal College of Surgeons.',
  ),
  ...wrong('price/free', 'catalogue.check-up', 'Students are seen for free.'),
  ...wrong('price/saving', 'offers.winter-smile', 'A saving of £60 on the normal price.'),
  ...wrong(
    'price/free',
    'questions',
    'Your first check-up is on the house.',
    'Children of our patients have their check-ups at no cost.',
    'A complimentary hygiene visit comes with every aligner plan.',
    'The new patient examination is gratis.',
  ),
  ...wrong('price/saving', 'catalogue.hygiene-visit', 'The four visits are a quarter cheaper.'),
  ...wrong('price/saving', 'catalogue.dental-implant', 'Two implants at once are £500 cheaper.'),
  ...wrong('price/saving', 'catalogue.composite-bonding', 'Every fourth tooth is half price.'),
];

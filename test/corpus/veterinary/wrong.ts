import { FOR_EVER, HOURS, LAST_DAY, OTHER_EFFECT, PRICE, RATING, SAVING } from '../labels.ts';
import { also, type Sentence, wrong } from '../sentence.ts';

/** Sentences that one of the named rules must report. */
export const wrongSentences: readonly Sentence[] = [
  // Amounts.
  ...wrong(PRICE, 'catalogue.consultation', 'Seeing a vet costs £48.', 'For two pets at once you pay £98.'),
  ...wrong(PRICE, 'catalogue.microchip', 'A chip will cost you twenty-five pounds.'),
  ...wrong(
    PRICE,
    'questions',
    'A dog booster plus a nurse appointment is £84 all told.',
    'X-rays: 165 pounds.',
    'Severn Night Vets charge £225 for a consultation after hours.',
    'There is an £18 charge for a written prescription.',
    'Missed appointments are billed at £30.',
  ),
  ...wrong(
    PRICE,
    'programmes.healthy-pet',
    'The Healthy Pet plan comes to £17.50 a month.',
    'Paid in one go, the Healthy Pet plan is £189.',
  ),
  ...wrong(
    'price/unbacked',
    'questions',
    'Cremation with the ashes returned is £190.',
    'We sell claw clippers for £7.99.',
    'A referral to the hospital in Birmingham usually starts at £1,200.',
  ),
  ...wrong(SAVING, 'catalogue.laser-therapy', 'The six-pack saves you £30.'),
  ...wrong(SAVING, 'catalogue.puppy-vaccination', 'Pay for both jabs together and it is £16 less.'),
  ...wrong(SAVING, 'offers.tooth-season', 'You keep £64 in your pocket'),
  ...wrong(SAVING, 'questions', 'The senior check saves £28 compared with its two parts.'),
  ...wrong(
    'price/free',
    'questions',
    'Nurse appointments are free of charge.',
    'Your puppy’s microchip won’t cost you a penny.',
    'Follow-up consultations are complimentary within a week.',
    'We do the blood profile free when your dog is over ten.',
  ),
  ...wrong('price/vat', 'questions', 'All our prices are exclusive of VAT.'),
  ...wrong(
    'price/typed',
    'questions',
    'A nurse appointment is £18.',
    'Home visits are charged at £105.',
    'A blood profile costs £96 and a microchip £19.',
  ),
  ...wrong('price/typed', 'catalogue.dental-scale', 'It costs £285, whatever the size of the dog.'),

  // Durations, numbers, contacts.
  ...wrong(
    'content/one-fact',
    'catalogue.consultation',
    'Consultations are twenty minutes long, so there is time for questions.',
  ),
  ...wrong('content/one-fact', 'catalogue.dental-scale', 'The cleaning takes two hours.'),
  ...wrong(
    'content/one-fact',
    'catalogue.cat-neutering',
    'The stitches are removed after a fortnight.',
    'We spay and castrate from the age of six months.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.blood-profile',
    'You have the results within three working days.',
    'The machine measures 21 values.',
  ),
  ...wrong('content/one-fact', 'catalogue.laser-therapy', 'Dogs come for it three times a week.'),
  ...wrong(
    'content/one-fact',
    'programmes.healthy-pet',
    'The Healthy Pet plan has six appointments over twelve months.',
  ),
  ...wrong(
    'content/one-fact',
    'questions',
    'An X-ray takes no longer than half an hour.',
    'A dog booster and a nurse appointment together last 45 minutes.',
    'To cancel, ring us at least two days beforehand.',
    'For emergencies, dial 01632 960 471.',
    'E-mail: info@ashlane-vets.example',
    'You will find the surgery at 62 Ash Lane, Ludlow.',
    'Every complaint is answered within ten working days.',
    'Home visits are possible within 20 miles.',
    'Animals on tablets need to be examined every three months.',
  ),

  // Opening hours, rating, dates.
  ...wrong(
    HOURS,
    'questions',
    'On Fridays you can collect food until seven in the evening, when we lock up.',
    'We’re open on Saturdays from 9am.',
    'Sunday surgery runs from 10 to 11.',
    'Open weekdays 8am to 7pm.',
    'On Tuesday we shut at six sharp.',
    'Thursday: 08.00 – 20.00',
  ),
  ...wrong(
    RATING,
    'questions',
    'Our clients give us 4.8 out of 5 on Google.',
    'Google says 4.9★.',
    'We are a five-star practice on Google.',
    'Rated 4.5/5 by local pet owners on Google.',
  ),
  ...wrong(
    LAST_DAY,
    'offers.tooth-season',
    'Runs to the end of February',
    'Closes on 13 January 2027',
    'Valid up to and including 31/01/2027',
  ),

  // People.
  ...wrong(
    'claim/credential',
    'questions',
    'Dr Freya Lund treats dogs after cruciate surgery.',
    'Colin, a qualified veterinary nurse, is happy to advise on worming.',
    'Freya is RCVS-registered.',
    'Professor Alan Pike, a consultant cardiologist, listens to hearts here every month.',
    'Shropshire’s finest vets.',
    'The No.1 cat practice in the Marches.',
    'Nobody in the county knows more about rabbits than our award-winning team.',
  ),

  // Medicines.
  ...wrong(
    'claim/pom-name',
    'catalogue.consultation',
    'Itchy dog? Ask about Apoquel or a Cytopoint injection.',
    'We stock Bravecto against fleas and ticks.',
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.dog-spay',
    'Your dog goes home with three days of Metacam.',
    'We use propofol, which dogs wake up from gently.',
  ),
  ...wrong('claim/pom-name', 'catalogue.laser-therapy', 'It goes well with a monthly shot of Librela.'),
  ...wrong(
    'claim/pom-name',
    'questions',
    'Ask for gabapentin if your cat hates the carrier.',
    'NexGard and Simparica are both on our shelf.',
    'Heart trouble: we start most dogs on pimobendan the same day.',
    'Synulox tablets for a bad ear can be collected without waiting.',
  ),

  // Promises.
  ...wrong(
    'claim/guarantee',
    'catalogue.dog-spay',
    'The operation is perfectly safe for any dog.',
    'Your dog feels no pain whatsoever.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.dog-booster',
    'Vaccination protects your dog one hundred per cent, with no side effects.',
  ),
  ...wrong('claim/guarantee', 'catalogue.cat-neutering', 'Nothing can go wrong, we have done thousands.'),
  ...wrong(
    'claim/guarantee',
    'questions',
    'We guarantee to cure your dog’s limp.',
    'Whatever is the matter, we will make your pet better, that’s a promise.',
    'Our diet plan works for every cat.',
  ),
  ...wrong(FOR_EVER, 'catalogue.laser-therapy', 'Stiff joints are gone for good.', 'A permanent end to arthritis.'),
  ...wrong(
    'claim/effect',
    'catalogue.dental-scale',
    'Fresh breath for at least a year.',
    'You will smell the difference the same evening.',
  ),
  ...wrong('claim/effect', 'catalogue.nurse-appointment', 'Overweight dogs lose three kilos in a month.'),
  ...wrong(
    ['claim/effect', 'claim/guarantee'],
    'questions',
    'Our calming classes stop separation anxiety within two weeks.',
  ),
  ...wrong(
    OTHER_EFFECT,
    'catalogue.laser-therapy',
    'Owners see their dog run again after two sessions.',
    'The relief lasts six months.',
  ),

  // Pressure.
  ...wrong(
    'claim/pressure',
    'questions',
    'Hurry, spay places are filling up fast!',
    'Sign up for the plan today and win a year’s supply of dog food.',
    'A loving owner would not put this off for another day: ring now.',
  ),
  ...wrong('claim/pressure', 'offers.tooth-season', 'Just five places left', 'Your last chance this year'),

  // Two mistakes.
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'catalogue.laser-therapy',
      'Guaranteed: your old dog will jump onto the sofa again after one session.',
    ),
  ),
  ...also(
    'price/free',
    wrong('claim/pressure', 'questions', 'Register by Sunday and your first consultation is free.'),
  ),
  ...also(
    'price/saving',
    also(
      'price/unbacked',
      wrong(
        'claim/pressure',
        'questions',
        'Refer a friend and get £25 off your next visit when you both book before Friday.',
      ),
    ),
  ),
  ...also('price/typed', wrong(PRICE, 'catalogue.cat-neutering', 'Spaying a queen is £105, castrating a tom £68.')),
  ...also('price/saving', wrong('claim/pressure', 'questions', 'Second cat half price, this weekend only.')),
];

import { FOR_EVER } from '../labels.ts';
import { also, type Sentence, wrong } from '../sentence.ts';

/** Sentences that claim what nothing backs, or that press people. */
export const claimSentences: readonly Sentence[] = [
  // People.
  ...wrong(
    'claim/credential',
    'questions',
    'Neil Sandford is our plastic surgeon.',
    'Dr Abbot is a consultant dermatologist.',
    'Professor Osei lectures all over Europe.',
    'Carys is a registered nurse.',
    'Sunita has been an independent nurse prescriber since 2019.',
    'Dr Osei went to medical school at Harvard.',
    'Dr Osei is president of the British Association of Dermatologists.',
    'Everyone who treats you here is a GMC-registered doctor.',
    'Clinic of the Year at the Skin Health Awards.',
    'Shropshire’s number one for moles.',
    'Dr Abbot is a Fellow of the Royal College of Surgeons.',
    'We are accredited by Save Face.',
    'The clinic is ISO 9001 certified.',
    'Our skin therapist is on the JCCP register.',
    'Dr Leon Abbot, MRCP, PhD, sees patients on Tuesdays.',
    'Europe’s most advanced skin clinic.',
    'We belong to the British Cosmetic Dermatology Group.',
    'Sunita wrote her doctorate about wounds, so do call her Dr Rao.',
  ),
  ...wrong(
    'claim/credential',
    'catalogue.vascular-laser',
    'Dr Carys Pugh performs every laser treatment herself.',
    'Carys is a world-renowned expert in lasers.',
  ),
  ...wrong('claim/credential', 'catalogue.chemical-peel', 'Carys has a degree in dermatology from Keele.'),
  ...wrong('claim/credential', 'catalogue.mole-removal', 'All operations are in the hands of consultant surgeons.'),
  ...wrong('claim/credential', 'catalogue.mole-check', 'Dr Osei is the country’s foremost authority on melanoma.'),

  // Medicines.
  ...wrong(
    'claim/pom-name',
    'programmes.clear-plan',
    'Isotretinoin is part of Clear Plan whenever you want it.',
    'Lymecycline and Duac are what most of our Clear Plan patients go home with.',
  ),
  ...wrong(
    'claim/pom-name',
    'questions',
    'Tretinoin for smoother skin, straight from our doctors.',
    'Sweaty palms? Botox is available here.',
    'Ask us for dupilumab if your eczema keeps you awake.',
    'We send finasteride to your door every month.',
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.skin-consultation',
    'We start adalimumab for psoriasis sooner than the NHS does.',
  ),
  ...also(
    'claim/effect',
    wrong('claim/pom-name', 'catalogue.cryotherapy', 'Efudix deals with sun damage even more gently than cold does.'),
  ),
  ...wrong(
    'claim/pom-indirect',
    'questions',
    'Muscle-relaxing injections for the forehead are given on Wednesdays.',
    'Wrinkle injections in three areas can be booked with Dr Abbot.',
  ),

  // Promises.
  ...wrong(
    'claim/guarantee',
    'catalogue.mole-check',
    'After our check you can be absolutely certain that you do not have cancer.',
  ),
  ...wrong('claim/guarantee', 'catalogue.full-skin-check', 'No melanoma escapes us.'),
  ...wrong(
    'claim/guarantee',
    'catalogue.mole-removal',
    'You will have no scar.',
    'The operation is completely painless from start to finish.',
    'Complications are impossible.',
  ),
  ...wrong('claim/guarantee', 'catalogue.skin-consultation', 'We cure eczema.'),
  ...wrong('claim/guarantee', 'catalogue.patch-testing', 'Patch testing finds the cause every single time.'),
  ...wrong('claim/guarantee', 'catalogue.vascular-laser', 'Safe for every colour of skin, without side effects.'),
  ...wrong(
    'claim/guarantee',
    'programmes.clear-plan',
    'Spotless skin at the end of Clear Plan, or we return your money.',
  ),
  ...wrong(FOR_EVER, 'catalogue.vascular-laser', 'Red veins are removed permanently.'),
  ...wrong(FOR_EVER, 'catalogue.cryotherapy', 'Warts never come back after three visits.'),
  ...wrong(
    FOR_EVER,
    'catalogue.skin-tag-removal',
    'A tag that we have taken off will not grow again, and that is a promise.',
  ),
  ...wrong(FOR_EVER, 'catalogue.skin-consultation', 'See the last of your rosacea.'),
  ...wrong(['claim/guarantee', 'claim/effect'], 'catalogue.chemical-peel', 'One peel, and acne scars are history.'),

  // Effects.
  ...wrong(
    'claim/effect',
    'catalogue.chemical-peel',
    'Glowing skin the very next morning.',
    'Pores shrink by a third in a week.',
  ),
  ...wrong('claim/effect', 'catalogue.vascular-laser', 'You see the difference the moment you look into the mirror.'),
  ...wrong('claim/effect', 'catalogue.cryotherapy', 'A verruca drops off after four days.'),
  ...wrong(
    'claim/effect',
    'catalogue.skin-consultation',
    'With the ointments that we prescribe, itching stops within hours.',
  ),
  ...wrong(
    'claim/effect',
    'programmes.clear-plan',
    'Most faces are clear after three weeks of Clear Plan.',
    'The results of Clear Plan last for years.',
  ),
  ...wrong('claim/effect', 'catalogue.mole-removal', 'The wound has healed completely after two days.'),

  // Pressure.
  ...wrong(
    'claim/pressure',
    'questions',
    'Your mole could be killing you right now: book before it is too late.',
    'This month only four laser appointments remain.',
    'Book by Friday and take home a beach bag.',
    'Recommend three friends and enter our prize draw.',
    'Prices go up on Monday, so be quick.',
    'Every day of delay gives a melanoma time to spread.',
    'Our Cyber Monday deals are live.',
    'Snap up one of the remaining appointments while you can.',
  ),
  ...also(
    'price/free',
    also(
      'price/saving',
      wrong('claim/pressure', 'catalogue.chemical-peel', 'In June you get two peels for one with your mother.'),
    ),
  ),
  ...wrong('claim/pressure', 'offers.check-and-map', 'Your final opportunity', 'Nearly sold out'),
  ...also('content/one-fact', wrong('claim/pressure', 'offers.check-and-map', 'Ends at midnight')),

  // Reviews.
  ...wrong(
    'claim/review',
    'questions',
    '“Dr Osei saved my life,” says Margaret from Oswestry.',
    'Nine out of ten patients would send their best friend to us.',
    'Our Facebook page is full of five-star reviews.',
  ),
  ...wrong(['claim/review', 'claim/credential'], 'questions', 'The best-reviewed skin clinic in Shropshire.'),
];

import { FOR_EVER, OTHER_EFFECT } from '../labels.ts';
import { also, type Sentence, wrong } from '../sentence.ts';

/** Sentences that claim what nothing backs, or that press people. */
export const claimSentences: readonly Sentence[] = [
  // People.
  ...wrong(
    'claim/credential',
    'questions',
    'Dr Imogen Farrow will see you herself.',
    'Tobias is a doctor of Chinese medicine.',
    'Oskar trained as a chartered physiotherapist.',
    'Like Imogen, Tobias belongs to the British Acupuncture Council.',
    'All of our therapists are CNHC registered.',
    'Dilys holds a master’s degree in lymphology.',
    'Bethan at the desk is a trained nurse.',
    'Voted Lincolnshire’s favourite massage practice in 2025.',
    'We are proud winners of the Rutland Wellbeing Award.',
    'Ours is a doctor-led practice.',
    'Imogen is also a consultant in pain medicine.',
    'The practice is registered with the Care Quality Commission.',
    'Tobias qualified in Beijing.',
    'Each of our acupuncturists has a PhD.',
    'Accredited by the Royal College of General Practitioners.',
    'In 2024 Imogen was made a Fellow of the Royal Society of Medicine.',
    'A panel of experts named us practice of the year.',
    'Bethan, a qualified nutritionist, will gladly look at your diet.',
  ),
  ...wrong(
    'claim/credential',
    'catalogue.remedial-massage',
    'HCPC-registered hands for your neck and shoulders.',
    'Oskar has a level 6 diploma.',
  ),
  ...wrong(
    'claim/credential',
    'catalogue.facial-acupuncture',
    'Tobias is the leading name for facial acupuncture in the East Midlands.',
  ),
  ...wrong(
    'claim/credential',
    'catalogue.migraine-acupuncture',
    'Nobody between Grantham and Peterborough knows more about migraine than Imogen.',
  ),

  // Medicines.
  ...wrong(
    'claim/pom-name',
    'catalogue.migraine-acupuncture',
    'Ask us about topiramate if needles alone do not prevent your attacks.',
    'Our visiting prescriber is happy to renew your rizatriptan.',
  ),
  ...also(
    'claim/effect',
    wrong('claim/pom-name', 'catalogue.migraine-acupuncture', 'Gentler than Botox, and cheaper.'),
  ),
  ...wrong(
    'claim/pom-name',
    'questions',
    'Amitriptyline in a low dose goes well with acupuncture, and we can arrange it for you.',
  ),
  ...also(
    'claim/guarantee',
    also('claim/effect', wrong('claim/pom-name', 'programmes.steady-sleep', 'Steady Sleep does more than zopiclone.')),
  ),
  ...wrong(
    'claim/pom-indirect',
    'catalogue.facial-acupuncture',
    'On the first Friday of the month a guest nurse offers anti-wrinkle injections.',
  ),

  // Promises.
  ...wrong(
    'claim/guarantee',
    'catalogue.acupuncture',
    'Satisfaction guaranteed, or you have your money back.',
    'There are no risks whatever in having acupuncture.',
    'We use needles that do not hurt, ever.',
    'Whatever ails you, six sessions will sort it out.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/guarantee',
      'programmes.steady-sleep',
      'With Steady Sleep we promise that you will sleep through by the fourth week.',
    ),
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.cupping',
    'Cupping cures asthma.',
    'There is not one person whom it does not help.',
  ),
  ...wrong('claim/guarantee', 'catalogue.remedial-massage', 'In our hands nothing can go wrong.'),
  ...wrong('claim/guarantee', 'catalogue.ear-acupuncture', 'A sure-fire remedy for hay fever.'),
  ...wrong('claim/guarantee', 'catalogue.facial-acupuncture', 'No bruises and no downtime, that we can assure you.'),
  ...wrong(FOR_EVER, 'catalogue.facial-acupuncture', 'Lines vanish for good.'),
  ...wrong(FOR_EVER, 'catalogue.migraine-acupuncture', 'After this you will never have another attack.'),
  ...wrong(FOR_EVER, 'catalogue.lymphatic-drainage', 'Swelling leaves and stays away permanently.'),

  // Effects.
  ...also(
    'claim/guarantee',
    wrong('claim/effect', 'catalogue.facial-acupuncture', 'You look five years younger within a month.'),
  ),
  ...wrong(OTHER_EFFECT, 'catalogue.facial-acupuncture', 'The lift lasts for half a year.'),
  ...wrong('claim/effect', 'catalogue.facial-acupuncture', 'Visibly firmer skin after the very first session.'),
  ...wrong(OTHER_EFFECT, 'catalogue.migraine-acupuncture', 'The benefit is still there a whole year later.'),
  ...wrong(
    'claim/effect',
    'catalogue.acupuncture',
    'Pain is halved in ten days.',
    'Expect a lasting difference to your hay fever.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.remedial-massage',
    'Knots melt away in minutes.',
    'The benefit stays with you for a month.',
  ),
  ...wrong('claim/effect', 'catalogue.ear-acupuncture', 'Smokers lose their craving overnight.'),
  ...wrong('claim/effect', 'catalogue.hot-stone-massage', 'Boosts your immune system for weeks.'),
  ...wrong('claim/effect', 'catalogue.lymphatic-drainage', 'Ankles lose two centimetres in a single session.'),
  ...wrong(
    'claim/effect',
    'programmes.steady-sleep',
    'Most people on Steady Sleep manage seven hours a night by the third week.',
  ),

  // Pressure.
  ...wrong(
    'claim/pressure',
    'questions',
    'We have two places left at these prices.',
    'Do not miss the last few appointments before Christmas.',
    'Sign up by Sunday and we add a scented candle.',
    'Share our page for a chance to win a day of treatments.',
    'Every week that you wait makes your pain harder to treat.',
    'Our diary fills up fast, so act quickly.',
    'Black Friday at Tenter Lane has begun.',
  ),
  ...also(
    'price/free',
    also(
      'price/saving',
      wrong('claim/pressure', 'catalogue.hot-stone-massage', 'Come with a friend: two for one all week.'),
    ),
  ),
  ...wrong('claim/pressure', 'offers.winter-warmer', 'Going, going, gone!', 'Grab yours before they have all gone'),
  ...also('content/one-fact', wrong('claim/pressure', 'offers.winter-warmer', 'This weekend only')),

  // Reviews.
  ...wrong(
    'claim/review',
    'questions',
    '“I walked in crying and walked out dancing,” writes Jenny from Oakham.',
    'Ninety-eight per cent of our patients would recommend us.',
    'Top marks on Trustpilot, too.',
  ),
];

/** Wrong claims of the aesthetics clinic about effects and risks, and sentences that press the reader. */
import { FOR_EVER, OTHER_EFFECT } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

const effects = [
  ...wrong(
    'claim/effect',
    'questions',
    'Most of our regulars look ten years younger by the end of their first year with us.',
    'Clear skin changes everything: our clients get promoted, start dating and finally feel like themselves.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.microneedling',
    'Needling boosts the production of collagen by up to 400 per cent. Nothing in a jar comes close.',
    'Scars from your teens? We hear that a lot. You will see smoother skin after the very first session.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.superficial-peel',
    'One peel is enough to fade sun spots, and your skin glows for weeks afterwards.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.led-light',
    'Close your eyes and think of a beach. Twenty minutes under the lamp reduce fine lines by a third.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.skin-booster',
    'The glow stays for half a year, and many clients stop wearing foundation altogether.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.laser-redness',
    'Nine out of ten faces that we treat are clear of redness after three sessions.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.dermaplaning',
    'Serums sink in up to ten times better on skin that has been planed.',
  ),
  ...wrong('claim/effect', 'catalogue.medium-peel', 'It takes about five years off your face in a single week.'),
  ...wrong(
    'claim/effect',
    'programmes.calm-skin',
    'Wine, curry, a warm train: everybody has a trigger. Clients on Calm Skin flush half as often as before.',
  ),
  ...also(
    'claim/guarantee',
    wrong(
      'claim/effect',
      'programmes.clear-skin',
      'By the third month, breakouts are a thing of the past for nearly everyone on the plan.',
    ),
  ),
  ...wrong(OTHER_EFFECT, 'catalogue.cheek-filler', 'With our technique, cheek filler holds for two years or more.'),
  ...wrong(
    OTHER_EFFECT,
    'catalogue.lip-filler',
    'Our lip filler lasts up to 18 months, so you need to come far less often.',
  ),
  ...wrong(
    OTHER_EFFECT,
    'catalogue.laser-hair-removal',
    'We treat all year except in high summer. After six sessions, 98 per cent of the hair is gone.',
  ),
];

const guarantees = [
  ...wrong(
    'claim/guarantee',
    'questions',
    'We guarantee that you will love your new skin, and we treat you until you do.',
    'Perfect skin is not a matter of luck. It is what you get from us, every single time.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.lip-filler',
    'There is no risk with hyaluronic acid, because the body makes it itself. Nothing can go wrong.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.microneedling',
    'Thanks to our cream, you feel absolutely nothing: the treatment is completely painless.',
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.laser-hair-removal',
    'Say goodbye to the razor for ever. Once the laser has found a hair, it never comes back.',
    'Permanently smooth legs in less than a year: that is what this machine was built for.',
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.laser-redness',
    'Broken veins run in my family, says everyone who sits in this chair. The yellow light makes them disappear for good.',
  ),
  ...wrong(FOR_EVER, 'catalogue.microneedling', 'At the end of the course, acne scars have vanished completely.'),
  ...wrong(
    'claim/guarantee',
    'catalogue.medium-peel',
    'This acid is 100 per cent safe, whatever the colour of your skin.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.superficial-peel',
    'It has no side effects at all. You can go straight from the couch to the office.',
  ),
  ...also(
    'claim/credential',
    wrong(
      'claim/guarantee',
      'catalogue.cheek-filler',
      'Morwenna has never had a single complication, so you are in perfectly safe hands.',
    ),
  ),
  ...also('claim/effect', [
    ...wrong(
      'claim/guarantee',
      'catalogue.skin-booster',
      'It does not matter how dry your skin is. This works every time.',
    ),
    ...wrong(
      'claim/guarantee',
      'catalogue.led-light',
      'Red light works for everyone, at any age, with results that you can count on.',
    ),
    ...wrong(
      'claim/guarantee',
      'programmes.clear-skin',
      'We write down what to use in the morning and at night. Stick to it, and clear skin is assured.',
    ),
  ]),
];

const pressure = [
  ...wrong(
    'claim/pressure',
    'questions',
    'Only three appointments are left before Christmas, so book now before somebody else does.',
    'Hurry: our diary is filling up fast, and your collagen is not getting any younger.',
    'Win a full course of laser! Share our post, tag two friends and keep your fingers crossed.',
    'Nobody wants to be the oldest-looking mum at the school gate. Do something about it.',
    'Every week that you wait, the lines get deeper and harder to treat.',
    'The wedding is coming, and everybody will be looking at your skin. Can you really afford to do nothing?',
    'Black Friday at Corvegate: this weekend only, there is a goody bag with every course.',
    'Still hiding at the back of every photograph? Let’s be honest, nobody falls in love with acne scars.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.lip-filler',
    'A new pout in your lunch break: in at one, back at your desk by two, and nothing to think about.',
    'Having your lips done is no bigger a decision than having your nails done, so why agonise?',
  ),
  ...also(
    'price/saving',
    wrong(
      'claim/pressure',
      'catalogue.lip-filler',
      'Bring your best friend, and the second pair of lips is half price.',
    ),
  ),
  ...also(
    'price/saving',
    wrong(
      'claim/pressure',
      'catalogue.skin-consultation',
      'Sign up for a course within 24 hours of your consultation and we take something off the bill.',
    ),
  ),
  ...wrong(
    ['claim/pressure', 'price/free'],
    'catalogue.laser-hair-removal',
    'Buy one area, and the second is on the house.',
  ),
  ...wrong('claim/pressure', 'offers.fresh-start', 'Last chance: when they are gone, they are gone'),
];

export const wrongClaims = [...effects, ...guarantees, ...pressure];

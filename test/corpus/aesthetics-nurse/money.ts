/** Wrong prices and savings of the aesthetics clinic, and things that it calls free. */
import { PRICE, SAVING } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

const free = [
  ...wrong(
    'price/free',
    'questions',
    'New here? Your first skin consultation is free of charge, and you can bring as many questions as you like.',
  ),
  ...also('claim/pressure', [
    ...wrong(
      'price/free',
      'questions',
      'We never charge for a consultation, so you have nothing to lose by coming in.',
      'A free LED light session comes with every peel in December.',
    ),
    ...wrong(
      'price/free',
      'catalogue.dermaplaning',
      'Book any laser session with Lucy, and we throw in dermaplaning for nothing.',
    ),
  ]),
  ...wrong(
    'price/free',
    'catalogue.microneedling',
    'We never needle without having seen your skin by daylight first. The skin consultation before it is complimentary.',
  ),
  ...wrong(
    'price/free',
    'catalogue.skincare-lesson',
    'Confused by acids and serums? Drop in for a skincare lesson, on the house.',
  ),
  ...wrong('price/free', 'offers.fresh-start', 'The consultation costs you nothing'),
  ...wrong(
    'price/free',
    'catalogue.laser-redness',
    'Redness has many causes, so a nurse looks before anybody switches on a laser. This consultation is at no cost to you.',
  ),
  ...wrong(
    'price/free',
    'catalogue.skin-booster',
    'We do not charge for the second session of the booster: it is free.',
  ),
];

const savings = [
  ...wrong(
    SAVING,
    'catalogue.superficial-peel',
    'One peel a fortnight suits most diaries. If you know that you want all four, buy them together and save £45.',
    'The course of four costs a quarter less than four single peels.',
  ),
  ...wrong(
    SAVING,
    'catalogue.microneedling',
    'With the course of three, you save 20 per cent on the price of single sessions.',
    'Each session of the course is £24 cheaper than a single one.',
  ),
  ...wrong(SAVING, 'catalogue.led-light', 'The course of six saves you £60, which buys a decent sunscreen.'),
  ...wrong(SAVING, 'catalogue.skin-booster', 'Book both sessions together and keep £50 in your pocket.'),
  ...wrong(SAVING, 'catalogue.laser-redness', 'The course takes £48 off the price of three single sessions.'),
  ...wrong(SAVING, 'offers.fresh-start', 'You save £25 on the two booked apart'),
  ...wrong(SAVING, 'offers.smooth-and-light', 'Together they are £20 less than on separate days'),
];

const prices = [
  ...wrong(PRICE, 'catalogue.medium-peel', 'The medium-depth peel costs £145, including the cream to take home.'),
  ...wrong(PRICE, 'catalogue.dermaplaning', 'For £49 you get somebody else to do the fiddly work.'),
  ...wrong(PRICE, 'catalogue.cheek-filler', 'Both cheeks together are £320. We do not sell them singly.'),
  ...wrong(PRICE, 'catalogue.lip-filler', 'A whole millilitre is £260, and few people need it on the first visit.'),
  ...wrong(
    PRICE,
    'catalogue.laser-hair-removal',
    'Summer begins in October, at least for hair. Lower legs cost £120 a session, knees included.',
    'Upper lip and underarms in one visit come to £120.',
  ),
  ...wrong(
    PRICE,
    'catalogue.led-light',
    'Not sure whether you like lying still? Try it once: a single session under the lamp is £40.',
  ),
  ...wrong(
    PRICE,
    'catalogue.superficial-peel',
    'We often see people every other week in winter. Four single peels would cost you £320, so ask about the course.',
  ),
  ...wrong(
    PRICE,
    'programmes.calm-skin',
    'Calm Skin is £480, paid in four parts. You can stop after any visit and get back what is left.',
  ),
  ...wrong(PRICE, 'programmes.clear-skin', 'You can spread the cost over six payments of £95.'),
  ...wrong(
    PRICE,
    'questions',
    'A skin consultation is £20. You get the plan in writing.',
    'If you miss a visit without telling us, we charge £50.',
  ),
];

const typed = [
  ...wrong('price/typed', 'questions', 'A skin consultation with one of our nurses costs £30.'),
  ...wrong('price/typed', 'catalogue.dermaplaning', 'Dermaplaning is £55 and fits into a long lunch break.'),
  ...wrong(
    'price/typed',
    'catalogue.microneedling',
    'A single session of microneedling is £140, numbing cream included.',
  ),
  ...wrong(
    'price/typed',
    'catalogue.medium-peel',
    'You pay £160 for the peel, and the review afterwards is complimentary.',
  ),
  ...wrong(
    'price/typed',
    'catalogue.laser-redness',
    'Some faces settle after one session and others ask for more. As a course, three sessions cost £324.',
  ),
  ...wrong(
    'price/typed',
    'catalogue.skincare-lesson',
    'The lesson is £25, and you need to bring nothing but your bottles.',
  ),
];

const vat = [
  ...wrong(
    'price/vat',
    'questions',
    'We keep the list as short as we can. All of our prices are plus VAT.',
    'Please note that VAT at 20 per cent is added when you pay at the desk.',
    'The fee for the consultation excludes VAT, and we take it when you book.',
  ),
  ...wrong('price/vat', 'catalogue.laser-hair-removal', 'Prices for the laser are shown net; VAT comes on top.'),
];

export const wrongMoney = [...free, ...savings, ...prices, ...typed, ...vat];

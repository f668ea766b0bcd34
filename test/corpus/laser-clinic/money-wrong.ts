/** Wrong sentences about prices, savings, VAT and what is free. */
import { PRICE, SAVING } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

export const wrongMoney = [
  ...wrong(
    PRICE,
    'questions',
    'Microneedling costs £145.',
    'Late changes cost £15.',
    'The Acne programme is just £420.',
    'Our skin consultations are £25, and that includes a scan of your skin.',
    'You will want to know what you are letting yourself in for. A TCA peel is £160, aftercare included, and you can pay by card on the day. We never ask for the money in advance.',
  ),
  ...wrong(PRICE, 'catalogue.laser-hair-removal', 'Underarms: £49.'),
  ...wrong(
    PRICE,
    'catalogue.dermal-filler',
    'Lip enhancement with half a millilitre of premium filler starts from £150 at our clinic.',
  ),
  ...wrong(
    PRICE,
    'catalogue.thread-veins',
    'Most people come with a handful of fine veins beside the nose. Each session of thread vein treatment is £85, and the course of three comes to £240. Tunde will tell you on the day whether one might be enough.',
  ),
  ...wrong(PRICE, 'programmes.smooth-year', 'Spread the cost: twelve payments of £55 for underarms and upper lip.'),
  ...wrong(PRICE, 'catalogue.led-session', 'Two sessions in one week come to £70.'),
  ...wrong(SAVING, 'catalogue.glycolic-peel', 'Save £40 on a course of four.'),
  ...wrong(SAVING, 'catalogue.ipl-sun-spots', 'Treat yourself to a course of three and save 20% on the single price.'),
  ...wrong(
    SAVING,
    'catalogue.led-session',
    'Light works best as a habit, which is why we sell it in eights. With the course you pay £60 less than for eight single sessions, and you have a year and a half to use them. Many people come on a Saturday with a friend.',
  ),
  ...wrong(SAVING, 'offers.winter', 'You save £20', 'A quarter less than booking the two separately'),
  ...wrong(SAVING, 'catalogue.skin-booster', 'Book both sessions together and you will be £45 better off.'),
  ...wrong(
    'price/free',
    'questions',
    'Book your free skin consultation.',
    'We offer a complimentary, no-obligation skin consultation with our nurse to all new clients.',
    'Every Acne programme comes with a free course of LED sessions.',
    'We think that you should know what you are buying. That is why wrinkle consultations with Gillian are free of charge, however long they take, and you can come back as often as you like.',
  ),
  ...wrong('price/free', 'catalogue.microneedling', 'Includes a free LED session.'),
  ...also(
    'claim/pressure',
    wrong(
      'price/free',
      'catalogue.dermal-filler',
      'Have a full millilitre of filler and we will add a glycolic peel at no extra charge.',
    ),
  ),
  ...wrong(
    'price/typed',
    'questions',
    'An acne appointment is £55.',
    'Microneedling costs £165 per session, with a soothing mask to finish.',
    'A wrinkle consultation with Gillian is £40, and that is all you pay on the day.',
  ),
  ...wrong(
    'price/typed',
    'catalogue.tca-peel',
    'This is the strongest peel that we do, and it is not for everybody. A TCA peel costs £180, including the ointment and a phone call on day three. Please read the aftercare sheet before you book.',
  ),
  ...wrong(
    'price/vat',
    'questions',
    'Fees exclude VAT at 20 %.',
    'Please note that VAT is added to all laser treatments at checkout.',
    'We are registered for VAT, as most aesthetic clinics of our size are. The fees on this page are shown net, and the tax is added when you pay. You will get a proper invoice by e-mail.',
  ),
  ...also(
    'claim/pressure',
    wrong('price/free', 'catalogue.laser-hair-removal', 'Buy half legs and get your underarms free.'),
  ),
];

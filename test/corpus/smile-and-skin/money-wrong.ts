/** Wrong sentences about prices, savings, VAT and what is free. */
import { PRICE, SAVING } from '../labels.ts';
import { wrong } from '../sentence.ts';

export const wrongMoney = [
  ...wrong(
    PRICE,
    'questions',
    'A studio facial is £55.',
    'Dermaplaning costs £45.',
    'Microneedling from £99.',
    'Late cancellations: £15.',
    'The smile consultation with Owen costs £40, pictures included.',
    'Spare gel is £18 a syringe at the desk.',
    'The examination comes first, and it may end in a no. If Owen agrees, you pay £250 for home whitening, with trays and gel. The trays can be used again in later years.',
    'Priya sees people on two days a month. A lines and wrinkles consultation is £50, whichever day you choose, and she does not hurry. Bring a list of your medicines.',
    'Parking behind the abbey costs £3 an hour, so bring some coins.',
    'Life happens, and we know it. People who neither come nor ring are charged £60, because the chair stays empty. An illness is never charged.',
  ),
  ...wrong(
    PRICE,
    'catalogue.direct-cleaning',
    'There is one price and no haggling. A direct-access cleaning is £65 for everybody, whether or not you have been before. Your dentist gets a letter if you wish.',
  ),
  ...wrong(
    PRICE,
    'catalogue.composite-bonding',
    'Bonding is shaped by hand. One tooth costs £150 with us, and Owen tells you beforehand how many he would treat. You can stop at one.',
  ),
  ...wrong(
    PRICE,
    'programmes.calm-chair',
    'Helen and Tamsin plan the visits together. You pay in three instalments of £100, the first on the day you start. There is no interest.',
  ),
  ...wrong(PRICE, 'programmes.even-skin', 'Even Skin is £80 a month.'),
  ...wrong(SAVING, 'catalogue.microneedling', 'Save £50 on three sessions.'),
  ...wrong(SAVING, 'catalogue.mandelic-peel', 'Buy four peels at once and you save £45.'),
  ...wrong(
    SAVING,
    'catalogue.studio-facial',
    'Half-price facials on Tuesdays.',
    'Facials make good company in winter. With five of them as a course you save a fifth of the price, and you may share them with a sister. They are valid for a year.',
  ),
  ...wrong(
    SAVING,
    'catalogue.direct-cleaning',
    'Three cleanings a year suit many mouths. Bought as a course, they are £30 cheaper than one by one. Tamsin books them four months apart.',
  ),
  ...wrong(
    SAVING,
    'catalogue.smile-coaching',
    'You can pay for each talk as you go. Four sessions bought together save you a quarter, and you may share them with your partner. Helen keeps the count.',
  ),
  ...wrong(SAVING, 'offers.winter-pair', 'You save £25 on the pair', 'A third off both'),
  ...wrong(
    'price/free',
    'questions',
    'Free smile consultation.',
    'Free air polish with every cleaning.',
    'Bright Year suits people who like a routine. Your first cleaning is on us when you join, and the others are spread over the year. You will hear from Marcus before each.',
    'Smile coaching costs you nothing as long as you have a plan with us.',
    'Birthdays matter to us. In the month of yours, a studio facial is our present to you, on any day that you like. Tell Marcus the date.',
  ),
  ...wrong(
    'price/free',
    'catalogue.lines-consultation',
    'The consultation with our nurse is free of charge and without obligation.',
  ),
  ...wrong(
    'price/free',
    'catalogue.composite-bonding',
    'Owen polishes each edge by hand. A night guard comes with the bonding at no cost, made on the same scan. Wear it if you grind.',
  ),
  ...wrong(
    'price/typed',
    'questions',
    'Dermaplaning is £52.',
    'A mandelic peel costs £78.',
    'A dentist has to prescribe the gel, so Owen sees you first. Home whitening is £295, trays and gel included, and he checks the fit before you take them home. A leaflet is in the box.',
    'Bright Year costs £228 for the whole year, and you pay by the month.',
    'You sit upright, and nobody tips the chair. The smile consultation costs £55, and you leave with pictures and a plan. Nothing is begun on that day.',
  ),
  ...wrong(
    'price/typed',
    'catalogue.night-guard',
    'For a night guard we charge £165. The scan and one adjustment are part of that, and so is the box. Keep it away from radiators.',
  ),
  ...wrong(
    'price/vat',
    'questions',
    'Prices plus VAT.',
    'All prices exclude VAT.',
    'The law treats teeth and skin differently. VAT is added to facials and peels when you pay, as they are not dental care. Marcus can print an invoice.',
    'Our fees are quoted net of VAT, so that companies can compare them.',
    'Dental care is exempt from tax. For everything on the skin menu, VAT at 20 per cent comes on top of the price shown. You get a receipt either way.',
  ),
];

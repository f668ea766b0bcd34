/** Wrong sentences about prices, savings, VAT and what is free. */
import { PRICE, SAVING } from '../labels.ts';
import { wrong } from '../sentence.ts';

const prices = [
  ...wrong(
    PRICE,
    'questions',
    'Prostate checks cost £150.',
    'Life gets in the way, with children, trains and football. For an appointment that you miss without telling us we charge £40, and that is less than the empty room costs us. A text message is enough.',
    'A paper copy of your results costs £12.',
    'If you move a visit at short notice, you pay £15, which covers the empty chair.',
    'A couples’ session is £95, whether you come as two or send one of you ahead.',
    'In England, the NHS charges £8.80 for each item on a prescription.',
  ),
  ...wrong(PRICE, 'catalogue.hair-review', 'The fee is £75.'),
  ...wrong(
    PRICE,
    'catalogue.testosterone-assessment',
    'Blood is taken on two mornings, and the laboratory is in Preston. The whole assessment costs £225, with both samples and the talk about them. You should not train hard on the day before.',
  ),
  ...wrong(PRICE, 'catalogue.shockwave-therapy', 'Two sessions come to £260.'),
  ...wrong(
    PRICE,
    'catalogue.fitness-coaching',
    'Liam works with kettlebells, bands and your own weight. You need a chest strap, which you can buy from him for £35. Everything else is in the room.',
  ),
  ...wrong(PRICE, 'programmes.steady-weight', 'You pay six instalments of £95 and nothing else.'),
];

const savings = [
  ...wrong(
    SAVING,
    'catalogue.couples-session',
    'Some couples come once and know enough. Those who book four sessions together save £80, which pays for a babysitter on at least one evening. You choose the dates as you go.',
  ),
  ...wrong(
    SAVING,
    'catalogue.shockwave-therapy',
    'Save 30% with the course of six.',
    'You can pay session by session, by card or in cash. Six sessions bought together work out £150 cheaper, and you may share the dates over the winter. Unused sessions are paid back.',
  ),
  ...wrong(SAVING, 'catalogue.fitness-coaching', 'Ten sessions bought in one go save you £100.'),
  ...wrong(
    SAVING,
    'catalogue.scalp-microneedling',
    'The course of four is £90 cheaper than paying one session at a time.',
  ),
  ...wrong(SAVING, 'offers.winter', 'You save £45'),
  ...wrong(
    SAVING,
    'questions',
    'Winter Pair puts the prostate check and the scan into one visit. Compared with two separate bookings you save £35, and you look for a parking space only once. Please bring a list of your medicines.',
  ),
];

const gifts = [
  ...wrong(
    'price/free',
    'questions',
    'Your first consultation is free.',
    'Free body composition scan with every visit.',
    'Former soldiers have their prostate check free of charge on Saturday mornings.',
    'A weight review is complimentary if your employer sends you.',
  ),
  ...wrong(
    'price/free',
    'catalogue.fitness-coaching',
    'Nobody should buy a course before he has met the coach. That is why your first session with Liam is on us, in the same gym and in the same group. Decide afterwards, at home.',
  ),
  ...wrong(
    'price/free',
    'catalogue.scalp-microneedling',
    'We look at your scalp before we touch it. The hair review costs you nothing if you go on to a course, and you may bring your own photographs. Please wash your hair on the same morning.',
  ),
];

const repeated = [
  ...wrong(
    'price/typed',
    'questions',
    'A hair review is £85.',
    'New here? A men’s health consultation is £165 and is where most men begin. Afterwards you know what else you need, which is often nothing.',
    'A weight review costs £130, blood sample included, and takes place in Priya’s room.',
  ),
  ...wrong(
    'price/typed',
    'programmes.steady-weight',
    'Priya leads the plan from the first week to the last. Steady Weight costs £660, and you can spread that over half a year. You may bring your partner to any of the sessions.',
  ),
  ...wrong('price/typed', 'catalogue.prostate-check', 'The check costs £175, with the blood test if you decide on it.'),
];

const tax = [
  ...wrong(
    'price/vat',
    'questions',
    'Prices exclude VAT.',
    'VAT at 20 % is added to coaching and scans when you pay.',
    'Medical appointments are exempt from VAT, as the law provides. For everything in the gym, the prices on this site are net, and VAT comes on top. You receive an invoice by e-mail.',
  ),
  ...wrong('price/vat', 'catalogue.fitness-coaching', 'The price is plus VAT.'),
];

export const wrongMoney = [...prices, ...savings, ...gifts, ...repeated, ...tax];

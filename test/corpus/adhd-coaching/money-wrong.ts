/** Wrong sentences about prices, savings, instalments, VAT and what is free. */
import { PRICE, SAVING } from '../labels.ts';
import { wrong } from '../sentence.ts';

export const wrongMoney = [
  ...wrong(
    PRICE,
    'questions',
    'ADHD coaching costs £99 per session, and you can pay by card, by transfer or in coins from the jar.',
    'An adult autism assessment is £1,450.',
    'We know that forgetting is part of ADHD, and we send two reminders. A missed session costs £50, whatever the reason, because Celia has kept the time for you. Put our number in your phone.',
    'You can bring your partner to the interview, or come alone. The annual medication review is £150, which includes the letter to your GP. Please wear short sleeves for the cuff.',
    'For a letter to your university we charge £20.',
  ),
  ...wrong(
    PRICE,
    'catalogue.executive-coaching',
    'Executive coaching is £195 a session, whether in our room or yours.',
  ),
  ...wrong(
    PRICE,
    'catalogue.workplace-talk',
    'Tell us who will be in the room and what they are worried about. Talks start at £390, and for that we also answer questions by e-mail for a week. We bring water.',
  ),
  ...wrong(PRICE, 'catalogue.focus-hour', 'Each visit costs £10, coffee included.'),
  ...wrong(PRICE, 'programmes.steady-ground', 'You can spread the cost over three payments of £225.'),
  ...wrong(
    PRICE,
    'programmes.new-direction',
    'We meet twice a month and keep a shared notebook. The whole package costs £780, and you pay it in parts. After half a year we look back together.',
  ),
  ...wrong(
    SAVING,
    'catalogue.adhd-coaching',
    'Save £90 with the course of six.',
    'Regular sessions are easier to keep than good intentions. If you book six at once you pay a quarter less than for single ones, and Celia keeps your slot. You may swap days twice.',
  ),
  ...wrong(
    SAVING,
    'catalogue.executive-coaching',
    'Book four sessions for the coming year and save 20% compared with single ones.',
  ),
  ...wrong(SAVING, 'catalogue.life-coaching', 'The course of ten saves you £150 compared with single sessions.'),
  ...wrong(
    SAVING,
    'catalogue.medication-titration',
    'Most people need several reviews. Three booked together save you £60, and the dates are fixed in advance. You get a reminder by text.',
  ),
  ...wrong(SAVING, 'offers.winter', 'You save £35', 'Nearly a third less than the two sessions one by one'),
  ...wrong(
    'price/free',
    'questions',
    'Your first coaching session with Celia is free.',
    'Students of both universities get a free adult ADHD assessment if they bring their card.',
    'We like to support our neighbours. Workplace talks are free of charge for schools and charities in Lancaster, and we bring the cake. Write to Bea with a few dates.',
  ),
  ...wrong(
    'price/free',
    'catalogue.life-coaching',
    'Trust takes time, and you can’t judge a coach from a photograph. That is why the first life coaching session is on us, and you decide afterwards. Tom won’t be offended.',
  ),
  ...wrong(
    'price/free',
    'catalogue.autism-assessment',
    'A results session is included at no extra charge.',
    'Owen writes the report himself. With it you get a free session of ADHD coaching, to help you put the advice into practice. You can take it whenever you like.',
  ),
  ...wrong('price/free', 'programmes.steady-ground', 'Focus hours cost nothing while you are on the programme.'),
  ...wrong(
    'price/typed',
    'questions',
    'A parent session costs £90, for one parent or for two.',
    'An adult ADHD assessment is £890, whether you come to Lancaster or speak to us by video.',
    'Bring your task and a cup of tea. A focus hour is £14 per visit, and you can decide on the morning itself. The door opens five minutes before we begin.',
  ),
  ...wrong('price/typed', 'catalogue.annual-review', 'The annual medication review is £180.'),
  ...wrong('price/typed', 'programmes.steady-ground', 'Steady Ground costs £720 in all, workbook included.'),
  ...wrong(
    'price/vat',
    'questions',
    'Fees exclude VAT.',
    'All coaching fees are plus VAT, as our accountant never tires of reminding us.',
    'You receive an invoice after each session by e-mail. VAT at 20% is then added to the fee that you see on this page. You can pay by card or by transfer.',
    'The prices for life coaching on this site are net, so expect a little more on the bill.',
  ),
];

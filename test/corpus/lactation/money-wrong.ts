/** Wrong sentences about prices, savings, instalments and what is free. */
import { PRICE, SAVING } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

export const moneyWrong = [
  ...wrong(
    PRICE,
    'questions',
    'A feeding consultation costs £110.',
    'Tongue-tie division: £180.',
    'Miss an appointment without telling us and we charge £35.',
    'Bethan brings everything with her. Our home feeding visit is £150, wherever you live in Tynedale and whatever the weather does. You provide the chair.',
    'The Sleep Support Plan is £280 for a consultation and three talks by telephone.',
    'Pumps go out on Mondays and come back when you are done. If a pump comes back dirty, we charge £30 for cleaning it. Please rinse the tubes first.',
  ),
  ...wrong(
    PRICE,
    'catalogue.tongue-tie-assessment',
    'For £75 Imogen watches a feed, examines the tongue and writes a report.',
  ),
  ...wrong(
    PRICE,
    'catalogue.wellbeing-session',
    'Tom sees people during the day and on Wednesday evenings. A single session is £62, whether you come alone or as a couple. You pay afterwards.',
  ),
  ...wrong(
    PRICE,
    'programmes.first-weeks',
    'Nobody wants a big bill with a new baby. You spread the cost over three payments of £125, starting in the week of the birth. Tell Pippa which day suits you.',
  ),
  ...wrong(
    SAVING,
    'catalogue.follow-up-visit',
    'Book three and save £30.',
    'The set of three is £25 cheaper than paying for each visit, and you can share it between twins.',
  ),
  ...also('claim/pressure', wrong(SAVING, 'catalogue.baby-massage', 'Five classes for the price of four.')),
  ...wrong(
    SAVING,
    'catalogue.wellbeing-session',
    'Talking takes time, and six meetings give you that. With the course you save 20% on every session. You need not use them all in a row.',
  ),
  ...wrong(
    SAVING,
    'offers.winter',
    'Take both on one morning and pay a quarter less than for the two booked apart',
    'You save £18 with the pair',
  ),
  ...wrong(
    SAVING,
    'questions',
    'Going back to work in the new year? The Winter Pair saves you £20 on a pump fitting and a bottle session. Ask for a morning when your baby is usually awake.',
  ),
  ...wrong(
    'price/free',
    'questions',
    'Tongue-tie assessments are free.',
    'If you live in Hexham, your first feeding consultation costs you nothing, as we are neighbours.',
    'Book a tongue-tie division and the follow-up visit a week later is on the house.',
    'Hands full of shopping and a baby in the sling? Drop in on a Thursday for a free pump fitting, and stay for a chat. No need to ring first.',
  ),
  ...wrong(
    'price/free',
    'programmes.sleep-support',
    'All families on this plan get a complimentary place in the weaning class.',
  ),
  ...wrong(
    'price/free',
    'catalogue.weaning-class',
    'We cook, you taste, and the babies throw. Everyone who comes to the group is given a baby massage class as a gift from us. Bring a change of clothes.',
  ),
  ...wrong(
    'price/typed',
    'questions',
    'A bottle session is £58.',
    'A sleep consultation with Gwen costs £140, and the diary comes with it.',
    'Can Bethan come to us? Of course she can. A home feeding visit is £165, driving included, and she stays until you are content. Ring Pippa for a time.',
  ),
  ...wrong(
    'price/typed',
    'catalogue.tongue-tie-division',
    'You pay on the day, by card. The division costs £195, including the feed afterwards and a call from Imogen. There is nothing more to pay.',
  ),
  ...wrong('price/typed', 'programmes.first-weeks', 'The whole plan is £390.'),
  ...wrong(
    'price/vat',
    'questions',
    'All fees plus VAT.',
    'Our prices for sleep and weaning do not include VAT, which the till works out when you pay.',
    'Pippa sends the invoice by e-mail. VAT is added to the prices that you see here, except for children under one. You have a fortnight to pay.',
    'VAT at 20% is charged on top when you hire a pump.',
  ),
  ...also(
    'claim/pressure',
    wrong(
      SAVING,
      'catalogue.sleep-consultation',
      'Consultations are half price for everybody who books before the end of the week.',
    ),
  ),
];

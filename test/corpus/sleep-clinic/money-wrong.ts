/** Wrong sentences about prices, savings and what is free. */
import { PRICE, SAVING } from '../labels.ts';
import { wrong } from '../sentence.ts';

export const wrongMoney = [
  ...wrong(
    PRICE,
    'questions',
    'Money first, since you are going to ask: for a sleep assessment we charge £145, including the plan.',
    'If you don’t turn up and don’t ring either, we have to ask for £75, and Lorna hates doing it.',
    'Anyone who needs a letter for work gets it from us for £20, usually within the week.',
    'The shift work consultation comes to £95 for hospital staff and everybody else who is awake at the wrong time.',
    'Bedtime hypnosis, at £78 with both recordings, makes a nice evening for people who are hard to please.',
    'A replacement for a recorder that has been through the wash is £180.',
    'Your first two insomnia sessions add up to £180, after which you know whether you like us.',
    'For eye masks we ask £6, for earplugs two pounds, and the advice on how to wear them comes with it.',
    'Video appointments in the evening carry a supplement of £12, because Owain has to find a babysitter.',
  ),
  ...wrong(
    PRICE,
    'catalogue.home-sleep-test',
    'You get a recorder for one night, a padded envelope and Sanjay’s report, all for £129.',
    'Every extra night beyond the third is another £35, which we add to the invoice.',
  ),
  ...wrong(
    PRICE,
    'catalogue.smoking-hypnotherapy',
    'For the two hours, and the call that follows, people pay us £220 and consider what they would have spent on tobacco.',
    'A top-up, should you need one in the spring, is £70.',
  ),
  ...wrong(
    PRICE,
    'programmes.night-school',
    'It can be paid in three instalments of £250, the first of them at the start.',
  ),
  ...wrong(PRICE, 'programmes.rota-plan', 'At £59 a month it costs less than the coffee that it replaces.'),
  ...wrong(
    PRICE,
    'catalogue.nightmare-session',
    'Imogen usually needs four visits, so that you should set aside £380 altogether.',
  ),
  ...wrong(
    SAVING,
    'catalogue.insomnia-session',
    'We would not call it a bargain, but those who take six at once keep £90 in their purse.',
    'By paying for the course at the beginning you get a fifth off what six single sessions would be.',
  ),
  ...wrong(
    SAVING,
    'catalogue.insomnia-group',
    'Signing up for all five evenings makes them £45 cheaper in total than dropping in.',
  ),
  ...wrong(
    SAVING,
    'catalogue.flying-hypnotherapy',
    'Compared with single visits, the set of three is £50 less, enough for a window seat.',
  ),
  ...wrong(
    SAVING,
    'offers.winter',
    'That is £40 less than the two on their own',
    'Over 20% below the usual price of both',
  ),
  ...wrong(
    'price/free',
    'questions',
    'Not sure whether it is snoring or something worse? We’ll lend you a recorder, and the home sleep test won’t cost you a penny if your GP has sent you.',
    'Everyone who comes by way of an employer gets the sleep assessment without charge.',
    'After any home test you go through the results with Sanjay in a test review, for which there is no fee.',
  ),
  ...wrong(
    'price/free',
    'catalogue.insomnia-session',
    'When you have finished the six, we throw in a session of bedtime hypnosis as a thank-you.',
    'Sit in on a group evening first, with our compliments, and decide afterwards.',
  ),
  ...wrong(
    'price/typed',
    'questions',
    'People often ask what it costs to talk about a rota: the shift work consultation is £120, by video or in the yard.',
    'A sleep assessment comes to £165, and we send the invoice when the plan is done.',
  ),
  ...wrong(
    'price/typed',
    'catalogue.test-review',
    'You sit next to Sanjay, he explains the wiggly lines, and at the end you pay £62.',
  ),
  ...wrong(
    'price/typed',
    'catalogue.insomnia-session',
    'The course of six is £510, whichever of the two psychologists you see.',
  ),
  ...wrong(
    'price/vat',
    'questions',
    'The hypnotherapy fees that you see here leave out VAT, which Lorna puts on the invoice.',
    'Tests are shown before tax; at the end we have to add VAT at 20 %, as the Revenue insists.',
    'Companies that book for their staff should note that what we quote is net, with VAT on top.',
  ),
];

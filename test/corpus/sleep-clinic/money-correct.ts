/** Correct sentences about prices, savings and what is free. */
import { correct } from '../sentence.ts';

export const correctMoney = [
  ...correct(
    'questions',
    'The introductory call is free. It takes a quarter of an hour, Lorna doesn’t sell, and if we are not the right people she will tell you who might be.',
    'A sleep assessment is {catalogue.sleep-assessment.price}, and that covers the written plan and the letter to your GP if you want one.',
    'Forget to come without a word, and the fee is {figures.missedFee}; call it off at the last moment, and it is {figures.lateFee}. If you were ill, tell us, because we are not monsters.',
    'Other letters, for instance to an employer or to a university, are {figures.letter} each.',
    'On the NHS a prescription costs {figures.nhsCharge} per item in England. We mention it because people ask us what tablets would cost instead.',
    'Parking behind the arch is {figures.parking} an hour. After six it costs nothing, and on market days it is simply full.',
    'Talking therapies on the NHS cost nothing at all, and you can refer yourself online. The wait differs from town to town, but please don’t let our prices keep you from getting help.',
    'All prices include VAT where it applies, so what you see is what you pay.',
    'If you are insured, ask your insurer first whether it pays for psychologists and how many sessions; we can’t know, and the call centre can.',
    'You pay after each appointment, by card or by transfer. We don’t take cash, mostly because Lorna once lost a float of coins in the piano.',
    'Feel free to bring your partner to the assessment. We don’t charge for a second pair of ears.',
    'An assessment and two insomnia sessions add up to £355, which is the cheapest way to find out whether this is for you.',
    'Cancel within the notice period, and there is nothing to pay.',
    'A lost or drowned recorder costs {figures.lostRecorder}. It has happened twice, and both times it was a hot tub.',
    'We give no discounts to influencers, not even to the ones who sleep very beautifully.',
  ),
  ...correct(
    'catalogue.insomnia-session',
    'Taken as a course of six, you pay {catalogue.insomnia-session.packages.0.price} rather than {catalogue.insomnia-session.packages.0.reference}.',
    'Three single sessions come to £285. If you think that you will need all six, the course is the better buy at £85 a session.',
    'A session with Imogen costs as much as one with Owain, so choose by temperament.',
  ),
  ...correct(
    'catalogue.insomnia-group',
    'Five evenings bought together are {catalogue.insomnia-group.packages.0.price}. That works out at £32 an evening, tea included.',
    'Two evenings on their own are £76, if you would like to sniff at it before you commit yourself.',
    'A group evening costs £57 less than a session alone with a psychologist, and lasts longer.',
  ),
  ...correct(
    'catalogue.home-sleep-test',
    'One night is {catalogue.home-sleep-test.options.one.price}, three are {catalogue.home-sleep-test.options.three.price}, and the difference of £80 is mostly Sanjay’s time in front of the screen.',
    'Prices start at {catalogue.home-sleep-test.amount}, with postage both ways.',
    'Together with a test review, the one-night version is £207. You may skip the review and take the report straight to your GP.',
    'We charge no deposit, since people who can’t sleep are remarkably good at returning things.',
  ),
  ...correct(
    'catalogue.flying-hypnotherapy',
    'Booked as three, each session is £98. That is {catalogue.flying-hypnotherapy.packages.0.saving} less for the three than if you pay one at a time.',
    'It isn’t cheap, and an airline’s own course for nervous flyers may be better value if you would like to meet a pilot.',
  ),
  ...correct(
    'catalogue.smoking-hypnotherapy',
    'The fee is {catalogue.smoking-hypnotherapy.price} and includes the call. We don’t refund it if you smoke again, and we tell you so before you book.',
    'A packet a day costs far more in a month than {catalogue.smoking-hypnotherapy.price}, but the NHS will help you to stop without charging you a penny.',
  ),
  ...correct(
    'catalogue.nightmare-session',
    'At {catalogue.nightmare-session.amount} a session, four visits are £420, spread over as many weeks as you like.',
  ),
  ...correct(
    'programmes.night-school',
    'Divided by the eight sessions, that is £90 for each of them. There is no interest if you pay in three parts.',
    'After the second payment you have paid £480.',
  ),
  ...correct('programmes.rota-plan', 'Two months cost £128, and you can leave after any of them.'),
  ...correct(
    'offers.winter',
    'Instead of {offers.winter.reference} when booked separately',
    'The pair saves you {offers.winter.saving}',
  ),
];

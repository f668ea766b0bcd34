/** Sentences about prices, savings and what is free. */
import { PRICE, SAVING } from '../labels.ts';
import { also, correct, type Sentence, wrong } from '../sentence.ts';

const right: readonly Sentence[] = [
  ...correct(
    'questions',
    'The first consultation is {catalogue.weight-consultation.price}, and after that you decide from visit to visit.',
    'For a consultation and a single review, you pay £140 in all.',
    'A review costs £50 less than a first consultation and takes half as long.',
    'We charge {figures.lateFee} if you cancel too late or forget to come.',
    'Letters for insurers, employers and gyms are {figures.letter} each. Letters to your GP come with the visit.',
    'A swim at the town pool is {figures.pool}, and you do not need us for it.',
    'Our gift vouchers are valid for 24 months. Please think twice before you give one to somebody who has not asked for it.',
    'You can pay by card or by bank transfer. We do not lend money, and we do not work with anybody who does.',
    'There are no starter packs, no compulsory supplements and no shop in the hallway.',
    'Park in the courtyard for up to three hours, free of charge; the barrier opens when you ring.',
    'Being free of diabetes in your forties does not mean that you always will be. That is why we suggest a blood test now and then.',
    'Blood pressure is measured at each visit, and nobody sends you a bill for that alone.',
    'Is it cheaper elsewhere? Quite possibly. Compare what is included, and ask who will see you.',
  ),
  ...correct(
    'catalogue.advice-call',
    'The call is free and lasts a quarter of an hour. You talk to Leah, who is a nurse and has nothing to sell.',
    'It costs nothing to ask. If we are not right for you, Leah says who might be.',
  ),
  ...correct(
    'catalogue.weight-review',
    'Six reviews, paid one at a time, would be £270. As a course they are {catalogue.weight-review.packages.0.price}.',
    'In the course of six, every review is £5 cheaper.',
    'Only want to look in twice before the summer? Two single reviews come to £90.',
  ),
  ...correct(
    'catalogue.dietitian-session',
    'Five sessions as a course cost {catalogue.dietitian-session.packages.0.price} and save you £25.',
    'Three single sessions are £225. Only buy the course if you know that you will want all five.',
    'Per session, that is {catalogue.dietitian-session.packages.0.perSession} in the course.',
  ),
  ...correct(
    'catalogue.body-composition',
    'The course of four measurements works out at £30 each. Use them within {figures.validity}.',
    'One measurement before and one after the winter are £70.',
  ),
  ...correct(
    'catalogue.exercise-session',
    'Buy ten sessions and you save {catalogue.exercise-session.packages.0.saving}, which is the price of one.',
    'A tenth off: that is what the card for ten amounts to.',
  ),
  ...correct(
    'catalogue.soups-and-shakes',
    'Everything that you eat in a week is in the {catalogue.soups-and-shakes.price}, apart from water and tea.',
    'Twelve weeks come to £576. Some of that you would have spent on groceries anyway.',
  ),
  ...correct(
    'catalogue.eating-group',
    'Ten evenings are £180 if you pay at the door and {catalogue.eating-group.packages.0.price} if you pay for all of them at the start.',
    'Paid as a course of ten, an evening comes to £15, tea and a handout included.',
  ),
  ...correct('catalogue.blood-profile', 'The laboratory’s bill is part of our {catalogue.blood-profile.amount}.'),
  ...correct(
    'offers.know-your-numbers',
    '{offers.know-your-numbers.saving} less than the two tests one by one',
    'Together {offers.know-your-numbers.price} instead of {offers.know-your-numbers.reference}, until 12 December',
  ),
  ...correct('offers.good-night', 'You save £24 compared with booking the recorder and Marek separately'),
  ...correct(
    'programmes.steady-year',
    'In instalments ({programmes.steady-year.instalments}) you pay {programmes.steady-year.total}, exactly the price of the plan.',
    'Spread over all 16 sessions, the Steady Year plan works out at £45 for each.',
  ),
  ...correct(
    'programmes.first-twelve',
    'Pay {programmes.first-twelve.price} at once or in three equal parts, and nothing more afterwards.',
    'Six single sessions with Philippa would be £450, so the plan is £120 less.',
  ),
];

const free: readonly Sentence[] = [
  ...wrong(
    'price/free',
    'questions',
    'Your first consultation with Dr Adeyemi is free of charge.',
    'Does your gym want to see something from a doctor before it lets you in? Letters for your gym are on us.',
    'We offer all new patients a free body composition scan.',
  ),
  ...also(
    'content/one-fact',
    wrong('price/free', 'questions', 'Cancelling is always free, even an hour before your appointment.'),
  ),
  ...wrong(
    'price/free',
    'catalogue.weigh-in',
    'Weigh-ins are complimentary for as long as you need them.',
    'Pop in and step on the scales without paying a penny.',
  ),
  ...wrong('price/free', 'catalogue.weight-review', 'Reviews cost nothing during your first three months.'),
  ...wrong('price/free', 'catalogue.blood-profile', 'No charge for blood tests if you have been with us for a year.'),
  ...wrong('price/free', 'catalogue.eating-group', 'The Thursday group is open to everyone, gratis.'),
  ...wrong(
    'price/free',
    'catalogue.exercise-session',
    'Train with Jonty at our expense on the first Monday of the month.',
  ),
];

const savings: readonly Sentence[] = [
  ...wrong(
    SAVING,
    'catalogue.weight-review',
    'With six reviews at once, you save £45: one whole visit.',
    'The course takes a fifth off the price of single reviews.',
  ),
  ...wrong(SAVING, 'catalogue.dietitian-session', 'Five sessions as a course are £50 cheaper than five single ones.'),
  ...wrong(
    SAVING,
    'catalogue.exercise-session',
    'Save £60 with ten sessions. That is more than the price of a good pair of trainers.',
  ),
  ...wrong(
    SAVING,
    'catalogue.eating-group',
    'If you pay for ten evenings at the start, you keep £40.',
    'The group is better value than you may think. Take ten evenings together, and you get 25 % off.',
  ),
  ...wrong(SAVING, 'offers.know-your-numbers', 'Saves you £36 on the two tests', 'A third off the usual price'),
  ...wrong(SAVING, 'offers.good-night', 'A saving of £42 for better nights'),
  ...wrong(SAVING, 'programmes.first-twelve', 'The First Twelve plan saves you £90 compared with six single sessions.'),
];

const prices: readonly Sentence[] = [
  ...wrong(
    PRICE,
    'catalogue.weight-consultation',
    'An hour with the doctor costs £110. Bring a list of your medicines and, if you like, a friend.',
    'For £90 you have the doctor’s ear for a whole hour.',
  ),
  ...wrong(PRICE, 'catalogue.weight-review', 'A single review is £40, paid on the day.'),
  ...wrong(
    PRICE,
    'catalogue.sleep-test',
    'You pay £155 for the test, and we post you a box for sending the recorder back.',
  ),
  ...wrong(
    PRICE,
    'catalogue.dietitian-session',
    'Bring your shopping list, your diary or your mother-in-law. Each session with Philippa costs £72.',
    'Most people decide at their second visit whether they want to go on, and the course of five is £330.',
  ),
  ...wrong(PRICE, 'catalogue.soups-and-shakes', 'A week of soups and shakes costs £52, in any flavour that you like.'),
  ...wrong(PRICE, 'programmes.steady-year', 'The Steady Year plan comes to £780 when you pay in twelve instalments.'),
  ...wrong(
    PRICE,
    'questions',
    'If you forget an appointment, you will find £50 on your next bill.',
    'A consultation and a blood profile together are £210.',
    'We charge £35 for a letter to your employer.',
  ),
];

const typed: readonly Sentence[] = [
  ...wrong('price/typed', 'catalogue.metabolic-test', 'The test costs £110. Please come without breakfast.'),
  ...wrong(
    'price/typed',
    'catalogue.surgery-aftercare',
    'Care after surgery is £105 per visit, wherever you had your operation.',
  ),
  ...wrong('price/typed', 'catalogue.psychology-session', 'Marek charges £98 for a session of 55 minutes.'),
  ...wrong('price/typed', 'catalogue.weigh-in', 'For £12, you can use our scales whenever somebody is at the desk.'),
  ...wrong(
    'price/typed',
    'programmes.first-twelve',
    'Not ready for a whole year? The First Twelve plan is £330 and commits you to nothing afterwards.',
  ),
];

const tax: readonly Sentence[] = [
  ...wrong(
    'price/vat',
    'questions',
    'Please read the list with care, as our prices do not include value added tax.',
    'We send invoices by e-mail at the end of the month, and VAT is charged on top of each.',
  ),
  ...wrong(
    'price/vat',
    'catalogue.exercise-session',
    'Sessions with Jonty are {catalogue.exercise-session.price}, exclusive of VAT.',
  ),
  ...wrong(
    'price/vat',
    'catalogue.metabolic-test',
    'You can pay for the test by card on the day; it is {catalogue.metabolic-test.price} before tax.',
  ),
];

export const moneySentences: readonly Sentence[] = [...right, ...free, ...savings, ...prices, ...typed, ...tax];

/** Correct sentences about prices, savings, instalments and what is free. */
import { correct } from '../sentence.ts';

export const correctMoney = [
  ...correct(
    'questions',
    'Your introductory call costs you nothing.',
    'Many parents come twice, once before the school meeting and once after it. Two parent sessions come to £180, and you can pay for each on the day.',
    'An adult ADHD assessment is {catalogue.adhd-assessment.price}, report included.',
    'Executive coaching is £140 more per session than life coaching, mostly because of the preparation.',
    'VAT is in every price that you see here.',
    'If you miss a session without a word, we charge {figures.missedFee}. If you move it late, the fee is {figures.lateFee}, and if you move it in time it costs you nothing.',
    'A letter to your employer or university is {figures.letterFee}. We don’t charge for the letter to your GP.',
    'Private prescriptions are paid for at the pharmacy, which sets its own price. On the NHS an item costs {figures.nhsPrescription} in England, if your GP agrees to take over.',
    'Parking at the market is {figures.parking} an hour.',
    'Access to Work, a grant from the government, may pay for coaching. Apply before you book, because the decision is not ours.',
    'You are free to leave at any time, and the biscuits are free from gluten.',
    'A voucher for coaching is a nice gift only if the other person has asked for one.',
  ),
  ...correct(
    'catalogue.adhd-coaching',
    'The course of six is {catalogue.adhd-coaching.packages.0.price}, which saves {catalogue.adhd-coaching.packages.0.saving}.',
    'With the course, a session works out at £85.',
    'Start with one session and see how it goes. If you like it and want the course, tell Celia; if not, you have paid {catalogue.adhd-coaching.amount} and we part as friends.',
  ),
  ...correct(
    'catalogue.life-coaching',
    'Six sessions as a course save you 10%. If you are not sure that you will come six times, please don’t buy it; single sessions are perfectly fine.',
    'Ten single sessions would be £800, and the course of ten is {catalogue.life-coaching.packages.1.price}.',
  ),
  ...correct(
    'catalogue.executive-coaching',
    'Four sessions booked together save £80. You pay for them at the start, and if you stop early you get back the money for those that you have not had.',
    'We can send the invoice to your firm, which usually has a budget for it.',
  ),
  ...correct(
    'catalogue.medication-titration',
    'Three reviews cost {catalogue.medication-titration.packages.0.price} together, rather than {catalogue.medication-titration.packages.0.reference}.',
  ),
  ...correct(
    'catalogue.workplace-talk',
    'A talk on site is £240 more than one online, because somebody has to catch the 6.40 train with a box of leaflets.',
  ),
  ...correct('catalogue.focus-hour', 'Three visits come to £42.'),
  ...correct(
    'programmes.steady-ground',
    'You pay in three parts, which add up to {programmes.steady-ground.price}. We charge no interest.',
  ),
  ...correct(
    'programmes.new-direction',
    'After four months you will have paid £600.',
    'Twelve single sessions of life coaching would come to £960, so the package costs £60 less.',
  ),
  ...correct(
    'offers.winter',
    'One by one, the two would cost {offers.winter.reference}',
    'That is {offers.winter.saving} less than usual',
  ),
];

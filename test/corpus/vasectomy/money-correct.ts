/** Correct sentences about prices, savings, instalments and what is free. */
import { correct } from '../sentence.ts';

export const correctMoney = [
  ...correct(
    'questions',
    'The telephone chat is free.',
    'Prices include VAT where it applies.',
    'We take cards and cash. If you would rather not see our name on your statement, please say so, and the entry will show only the name of the company, which gives nothing away about why you came.',
    'A urology consultation costs {catalogue.urology-consultation.price}.',
    'Medical care is exempt from VAT, so nothing is added at the desk.',
    'If you move a visit late, the fee is {figures.lateFee}, and if you don’t come at all, it is {figures.missedFee}.',
    'A letter for your employer or insurer costs {figures.letterFee}, because a doctor has to write it.',
    'Parking at New Market is {figures.parking} an hour, and free after six.',
    'On the NHS a prescription costs {figures.nhsPrescription} per item in England, whoever made the diagnosis.',
    'Vasectomies are also available on the NHS, free of charge. The wait differs from place to place, so ask your GP before you spend money with us.',
    'Private insurance rarely pays for a vasectomy. It may pay for a hydrocele or a consultation, but please ring the insurer yourself and get a code, since we can’t know what is in your policy.',
  ),
  ...correct(
    'catalogue.reversal-consultation',
    'The hospital in Norwich asks {figures.hospitalReversal} for the operation. That is their price and not ours, and they will send you a quotation of their own.',
  ),
  ...correct(
    'catalogue.semen-test',
    'The fertility test is £75 more than the one after a vasectomy, because Tobias spends far longer at the microscope.',
    'Prices start at {catalogue.semen-test.amount}.',
    'Now and then a few sperm are still there, and a second test is needed. Two tests after a vasectomy come to £170, and we say so before the operation, so that nobody is surprised. With the plan the first one is paid for.',
  ),
  ...correct(
    'catalogue.adult-circumcision',
    'Circumcision costs £800 more than a frenuloplasty. If the smaller operation would do, you will hear that from Mr Dunn, who is paid the same whichever you have.',
  ),
  ...correct(
    'catalogue.erection-clinic',
    'Three visits paid together are {catalogue.erection-clinic.packages.0.price}.',
    'You save {catalogue.erection-clinic.packages.0.saving} with the course of three, but most men start with one visit and see.',
    'Three visits, one by one, are £630.',
  ),
  ...correct(
    'catalogue.shockwave-therapy',
    'With the course, a session works out at £130.',
    'The course is {catalogue.shockwave-therapy.packages.0.price} rather than {catalogue.shockwave-therapy.packages.0.reference}. If you stop early, we refund the sessions that you have not had.',
  ),
  ...correct(
    'programmes.vasectomy-complete',
    'You pay in six monthly parts, without interest.',
    'After four months you will have paid £480.',
  ),
  ...correct('programmes.prostate-watch', 'That is {programmes.prostate-watch.price} over two years, or £336 a year.'),
  ...correct('offers.winter', 'Booked one by one: {offers.winter.reference}', 'You save £50'),
];

/** Correct sentences about prices, savings, instalments and what is free. */
import { correct } from '../sentence.ts';

export const correctMoney = [
  ...correct(
    'questions',
    'The enquiry call is free.',
    'Medical care is exempt from VAT, so none is added.',
    'Cards, cash and bank transfer are all fine.',
    'We charge nothing for a copy of your results.',
    'Our fees are in pounds and are the same in the evening.',
    'A consultation is {catalogue.cardiology-consultation.price}.',
    'Miss an appointment without a word and the fee is {figures.missedFee}.',
    'If you move a visit at short notice we charge {figures.lateFee}, although in snow nobody counts the hours.',
    'A letter for your insurer costs {figures.insurerLetter}. The ordinary letter to your GP is part of every consultation, so please do not pay for that one.',
    'NHS prescriptions are {figures.prescriptionCharge} each in England. What we recommend your GP may prescribe, or may not, and that is for your GP to decide.',
    'Parking by the river is {figures.parking} an hour. The street behind the church is free after six, if you do not mind the hill.',
    'Two resting ECGs a year apart come to £170.',
    'A cardiology consultation and an echocardiogram on one day are £630 together.',
    'An NHS Health Check is free between the ages of 40 and 74, and we would rather that you had yours than paid us for the same thing.',
    'Insured? Ask your insurer for a code before you come. Some pay us directly, others pay you, and a few leave you with an excess that we cannot do anything about.',
  ),
  ...correct(
    'catalogue.rhythm-monitor',
    'Fourteen days cost £135 more than three.',
    'Prices start at {catalogue.rhythm-monitor.amount}. For a flutter every morning the short recording is enough, and the cheaper choice is then also the sensible one.',
  ),
  ...correct(
    'catalogue.cholesterol-clinic',
    'Three visits together save you {catalogue.cholesterol-clinic.packages.0.saving}.',
    'In the course of three, each visit works out at £115.',
    'One by one, three visits would come to £390; the course is {catalogue.cholesterol-clinic.packages.0.price}, and most people with steady results do not need it at all.',
  ),
  ...correct(
    'catalogue.rehabilitation-class',
    'With the course of eight you pay £26 a class.',
    'Eight classes bought together are £48 cheaper than eight single ones.',
    'Come once and see whether you like it. A single class is {catalogue.rehabilitation-class.price}, four of them are £128, and the course only pays if you really mean to come every week.',
  ),
  ...correct(
    'catalogue.sports-screening',
    'Adding the heart scan costs £325 more.',
    'Clubs ask whether we do a cheaper rate for a whole team. We do not: everybody pays the same {catalogue.sports-screening.amount}, goalkeepers included.',
  ),
  ...correct(
    'catalogue.follow-up-visit',
    'A follow-up is £90 less than a first consultation, because it is shorter.',
    'You do not pay for a follow-up that we cancel.',
  ),
  ...correct(
    'catalogue.echocardiogram',
    'The report is included in the price.',
    'A scan costs {catalogue.echocardiogram.price}, whichever doctor reads it. If your GP can arrange one on the NHS in good time, that is free and every bit as good.',
  ),
  ...correct('programmes.heart-recovery', 'You pay in two halves, without interest.'),
  ...correct(
    'programmes.heart-year',
    'After six months on the plan you have paid £330.',
    'You pay twelve times, and it adds up to {programmes.heart-year.price}. There is no interest, no credit check and no charge for leaving after the year.',
  ),
  ...correct(
    'offers.winter',
    'You save {offers.winter.saving}',
    'Separately they cost {offers.winter.reference}',
    'Together they are £40 less than one by one',
  ),
];

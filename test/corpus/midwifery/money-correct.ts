/** Correct sentences about prices, savings, instalments and what is free. */
import { correct } from '../sentence.ts';

export const correctMoney = [
  ...correct(
    'questions',
    'A hello call is free and lasts twenty minutes, after which either of us may say that it isn’t a match.',
    'Maternity care on the NHS costs you nothing, and you don’t lose any of it by paying for ours.',
    'Your first visit is the booking appointment at {catalogue.booking-appointment.price}. Notes are included, tissues as well.',
    'A visit that falls through at less than {figures.notice} is charged at {figures.lateFee}, unless the reason is a contraction.',
    'Letters to employers and airlines cost {figures.letter}. The maternity certificate, on the other hand, is yours without a fee.',
    'You can hire a pump from us for {figures.pumpHire} a week, and you buy the tubing yourself.',
    'At the hospital you’ll pay {figures.hospitalParking} for an afternoon’s parking, so ask on the ward about the permit for families.',
    'VAT doesn’t apply to the care that midwives give, and where it does apply, for example to pump hire, it is already in the price.',
    'A booking appointment and a birth plan talk together come to £185.',
    'For twins you pay what others pay. They cost you enough as it is.',
    'We take no deposits. You get an invoice after each visit and have a month to pay it.',
    'Students of midwifery sit in now and then, free of charge to everybody, and you can always say no.',
    'On the NHS, dental care and prescriptions are free while you are pregnant and for a year after the birth, if you apply for the certificate.',
    'No family has ever been sent away because the money ran out in week thirty-nine; talk to Ffion, and we will find a way.',
  ),
  ...correct(
    'catalogue.antenatal-visit',
    'Six visits as a course come to {catalogue.antenatal-visit.packages.0.price}, that is, {catalogue.antenatal-visit.packages.0.saving} less than one by one.',
    'Four visits paid singly are £340, and for many women four are what it takes.',
    'If you choose the course, a visit works out at £76.',
  ),
  ...correct(
    'catalogue.postnatal-visit',
    'We ask {catalogue.postnatal-visit.packages.0.price} for four visits in place of {catalogue.postnatal-visit.packages.0.reference}.',
    'Two visits, one each week, would be £196.',
    'It’s £13 dearer than an antenatal visit because we come to you.',
  ),
  ...correct(
    'catalogue.tongue-tie',
    'The assessment alone is {catalogue.tongue-tie.amount}. If you go on to a division, you pay £120 more, and not both prices.',
    'A second look within the first month is part of the price, which isn’t a reason to rush into it.',
  ),
  ...correct(
    'catalogue.baby-massage',
    'Come to one class and pay {catalogue.baby-massage.price}, or book five and save £2 on each.',
    'Three single classes are £42.',
  ),
  ...correct(
    'catalogue.birth-class',
    'The price is for two people. If you come alone, you pay the same and get twice the cake.',
  ),
  ...correct(
    'catalogue.sleep-talk',
    'It costs {catalogue.sleep-talk.price}, which is £7 less than a birth plan talk and usually involves more yawning.',
  ),
  ...correct(
    'programmes.one-midwife',
    'Eight instalments, without interest, add up to {programmes.one-midwife.price}; leave early and you only pay for what you have had.',
    'After five months of it you have paid £675, and there are three instalments to go.',
  ),
  ...correct(
    'programmes.first-six-weeks',
    'Six single visits at home would cost £588, so the plan is £48 cheaper.',
    'You pay in thirds, the first of them when the baby is here.',
  ),
  ...correct(
    'offers.ready-steady',
    'Instead of {offers.ready-steady.reference} for two separate bookings',
    '{offers.ready-steady.saving} less than class by class',
  ),
];

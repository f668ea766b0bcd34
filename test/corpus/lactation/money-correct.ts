/** Correct sentences about prices, savings, instalments and what is free. */
import { correct } from '../sentence.ts';

export const moneyCorrect = [
  ...correct(
    'questions',
    'It’s free to talk to Pippa in a welcome call.',
    'We take cards and cash.',
    'A short question by e-mail is always free.',
    'A feeding consultation with Bethan costs {catalogue.feeding-consultation.price}, and your partner comes at no extra cost.',
    'If you move a visit at short notice, the fee is {figures.lateFee}.',
    'For a visit that you miss without a word we charge {figures.missedFee}.',
    'Employers sometimes ask for a letter about breaks for expressing. Pippa charges {figures.letterFee} for one and types it while you wait. The law lets you ask for such breaks without any letter from us.',
    'You can hire a double pump for {figures.pumpHire} a month; if it comes back dirty, cleaning is {figures.pumpCleaning}.',
    'We are not registered for VAT, so none is added to any fee.',
    'Prescriptions cost {figures.prescription} an item in England, but they are free for you while you are pregnant and for a year after the birth.',
    'Parking behind the abbey is {figures.parking} an hour. Sundays would be free, but we are closed then. Most families find a space near the bandstand.',
    'Some health insurers pay a part of a feeding consultation, and many pay nothing. Ask yours before you come, because you settle the bill with us in either case. We print a receipt that shows the date, the name and the service.',
    'An assessment and a division come to £280 together, whether they take place on one day or on two.',
    'Bottle session and pump fitting: booked one by one, they would be £103.',
  ),
  ...correct(
    'catalogue.home-visit',
    'A home visit costs £40 more than a consultation here, which pays for the drive and the longer time.',
  ),
  ...correct(
    'catalogue.follow-up-visit',
    'Three visits together save {catalogue.follow-up-visit.packages.0.saving}.',
    'Some babies need one visit, and some need a spring. With the set of three, each visit comes to £63, which you pay for in one go. There is no date by which you must use them.',
    'Buy the set only if you think that you will need it. Two visits one by one are £140, and many families are done after that. What you have not used, we pay back at the single rate.',
  ),
  ...correct(
    'catalogue.weaning-class',
    'Do you have twins, or a child with allergies? A class of your own costs £56 more than a place in the group, and Gwen cooks what your family eats. It’s the same length.',
    'A place in the group is {catalogue.weaning-class.amount}, and a second adult may sit in without paying.',
  ),
  ...correct(
    'catalogue.baby-massage',
    'Five classes are {catalogue.baby-massage.packages.0.price} instead of {catalogue.baby-massage.packages.0.reference}.',
    'Booked as a course, a class comes to £14.',
    'Two single classes are £32. If you are not sure that your baby will enjoy it, start with one. You can still change to the course afterwards, and the first class counts.',
  ),
  ...correct(
    'catalogue.wellbeing-session',
    'Six sessions cost {catalogue.wellbeing-session.packages.0.price}, so you pay £36 less than one by one.',
    'NHS talking therapies are free, and you can refer yourself; ask Tom for the address.',
  ),
  ...correct(
    'catalogue.sleep-consultation',
    'Sleep help from your health visitor costs nothing, so do ask there first.',
  ),
  ...correct(
    'programmes.first-weeks',
    'The plan is {programmes.first-weeks.price}, in three equal payments without interest.',
  ),
  ...correct('programmes.sleep-support', 'After two of the four payments you have paid £150.'),
  ...correct(
    'offers.winter',
    'Together, {offers.winter.saving} less than one after the other',
    'Spare teats to try, free of charge',
  ),
];

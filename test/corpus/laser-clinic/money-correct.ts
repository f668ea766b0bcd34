/** Correct sentences about prices, savings and what is free. */
import { correct } from '../sentence.ts';

export const correctMoney = [
  ...correct(
    'questions',
    'All prices include VAT.',
    'Patch tests are free of charge.',
    'A skin consultation costs {catalogue.skin-consultation.price}.',
    'Late changes cost {figures.lateFee}.',
    'Two LED sessions come to £76.',
    'Parking behind the library is {figures.parking} an hour, and free after six.',
    'An NHS prescription costs {figures.nhsPrescription} per item in England, so for ordinary acne your GP is the cheaper place to start, and often the better one.',
    'We don’t sell gift vouchers for filler. For everything else they are valid for a year.',
    'Is the consultation free? No. You pay for forty minutes with a nurse, and we would rather charge for them than earn them back with a treatment that you did not need.',
    'Moving your appointment costs nothing if you tell us two days before.',
    'We take cards and cash, but no credit agreements. If a treatment stretches you, please wait; your skin will not mind.',
  ),
  ...correct(
    'catalogue.laser-hair-removal',
    'Half legs are {catalogue.laser-hair-removal.options.legs.price}.',
    'Underarms cost £18 more than the upper lip.',
    'Upper lip and underarms on one day come to £102. Allow 35 minutes for the two, and a little longer if it is your first time.',
  ),
  ...correct(
    'catalogue.ipl-sun-spots',
    'The course of three saves {catalogue.ipl-sun-spots.packages.0.saving}.',
    'Bought as a course, each session works out at £99.',
  ),
  ...correct(
    'catalogue.microneedling',
    'Three sessions cost {catalogue.microneedling.packages.0.price} instead of {catalogue.microneedling.packages.0.reference}.',
    'You save £45 with the course. Start with one session if you are not sure, because unused sessions are not what we want to sell you.',
  ),
  ...correct('catalogue.glycolic-peel', 'Four peels as a course save 10%.'),
  ...correct(
    'catalogue.dermal-filler',
    'A full millilitre is £95 more than half of one, and for a first visit half is usually plenty.',
  ),
  ...correct(
    'catalogue.skin-booster',
    'One session is {catalogue.skin-booster.price}, and two bought together are £30 cheaper than two bought singly.',
  ),
  ...correct('programmes.acne-programme', 'You can pay in six parts, without interest.'),
  ...correct('programmes.smooth-year', 'After half a year you will have paid £360.'),
  ...correct(
    'offers.winter',
    'You save {offers.winter.saving} on the two',
    'Booked separately, peel and light are £108',
  ),
];

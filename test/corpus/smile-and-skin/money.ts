/** Correct sentences about prices, savings, instalments and what is free. */
import { correct } from '../sentence.ts';

export const moneySentences = [
  ...correct(
    'questions',
    'The welcome call is free.',
    'Prices include VAT.',
    'Two cleanings are £144.',
    'A late change costs {figures.lateFee}.',
    'If nobody comes and nobody rings, we charge {figures.missedFee}.',
    'Parking behind the abbey is {figures.parking} an hour, and the footpath by the river costs nothing.',
    'A direct-access cleaning and an air polish together come to £130.',
    'A smile consultation is {catalogue.smile-consultation.price}, and it isn’t taken off the bill later. We think that advice is work like any other. You leave with a plan that any dentist can read.',
    'You can move an appointment free of charge until two days before it.',
    'We give no discounts for quick decisions.',
    'Dental care is exempt from VAT, and care of the skin is not. Either way, the price that you see is the price that you pay. Nothing is added at the desk.',
    'On the NHS, a check-up in band one is {figures.nhsBandOne} in England, and many people are entitled to free care. We have no NHS contract. Your library has the list of practices that do.',
  ),
  ...correct('catalogue.smile-coaching', 'The course of four saves {catalogue.smile-coaching.packages.0.saving}.'),
  ...correct(
    'catalogue.home-whitening',
    'Trays cost {catalogue.home-whitening.price}.',
    'The lamp would cost you £125 more than the trays.',
  ),
  ...correct(
    'catalogue.composite-bonding',
    'Prices start at {catalogue.composite-bonding.amount}.',
    'Two teeth in one visit cost £20 less than two teeth on different days.',
    'Four teeth are {catalogue.composite-bonding.options.four.price} rather than the £760 that four single ones would come to. That is no reason to have four done. Owen has talked plenty of people down to one.',
  ),
  ...correct(
    'catalogue.night-guard',
    'A guard from the chemist that you soften in hot water costs about {figures.chemistGuard}. Ours is {catalogue.night-guard.price}, because a laboratory makes it. Try the cheap one first if you are not sure.',
  ),
  ...correct(
    'catalogue.studio-facial',
    'Three facials cost £186.',
    'With the course, a single facial works out at £55.80.',
    'Five facials bought together save ten per cent.',
    'A facial is not free for anybody, not even for our mothers. We asked them, and they agreed. They do get the good biscuits.',
  ),
  ...correct(
    'catalogue.mandelic-peel',
    'Try one before you think about more. As a course, four peels are {catalogue.mandelic-peel.packages.0.price} instead of {catalogue.mandelic-peel.packages.0.reference}. What you have not used when you stop, we pay back.',
  ),
  ...correct(
    'catalogue.microneedling',
    'Jodie prefers that you pay for one session and see how your skin takes it. Three sessions as a course save £40. You can still buy it after the first, and that one counts.',
  ),
  ...correct(
    'catalogue.skin-review',
    'A skin review costs nothing. Come even if all is well, since Jodie learns from it. She has no cream to sell you.',
  ),
  ...correct(
    'programmes.bright-year',
    'After six months you will have paid £114, and after twelve the whole sum. There is no interest. At the end of the year the plan stops unless you ask for another.',
  ),
  ...correct(
    'programmes.calm-chair',
    'One by one, four coaching sessions and two cleanings would be £336. The plan costs less because the diary is fixed from the start. If it turns out not to be for you, talk to Helen.',
    'You pay in three parts, and two of them come to £180.',
  ),
  ...correct(
    'offers.winter-pair',
    'You save {offers.winter-pair.saving}',
    'Booked separately: {offers.winter-pair.reference}',
  ),
];

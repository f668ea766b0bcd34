/** Correct sentences about prices, savings and what is free. */
import { correct } from '../sentence.ts';

export const correctMoney = [
  ...correct(
    'questions',
    'A GP appointment is {catalogue.gp-appointment.price}, whichever of the two doctors you see, and whether it takes ten minutes or the full time.',
    'A private prescription costs {figures.privatePrescription}, and the pharmacy then charges you for what is on it. On the NHS it would be {figures.nhsCharge} per item, so we tell you if your own surgery can prescribe the same.',
    'For reports to insurers we ask {figures.letter}; the letter to your NHS surgery is part of every visit.',
    'If you forget us altogether, we charge {figures.missedFee}, and {figures.lateFee} if you call on the day itself. Funerals, floods and sick children are excused.',
    'Having your blood pressure taken is free here, with no strings and no sales talk. Most pharmacies will do it for nothing as well.',
    'The car park behind the church is {figures.parking} an hour, the one at the leisure centre is free, and the walk from there is good for you.',
    'Two GP appointments would be £196. People who come often are better off with the card, and people who don’t should leave it alone.',
    'A GP appointment with a basic profile on top comes to £150, which is what an ordinary “why am I so tired” visit costs.',
    'Medical care is exempt from VAT. For the few things that aren’t, it is already in the price, so no tax is added at the desk.',
    'No, there is no joining fee, no deposit and no minimum spend. You pay on the day, by card or cash.',
    'Seeing a doctor on the NHS is free, and if you can get an appointment there this week we would honestly take it.',
    'We never pay anybody for sending us patients, and nobody pays us for sending you on.',
    'If you are in the middle of chemotherapy, please let the hospital take your blood. It has a line for that, and it will not charge you.',
  ),
  ...correct(
    'catalogue.blood-test',
    'The three profiles are {catalogue.blood-test.options.basic.price}, {catalogue.blood-test.options.thyroid.price} and {catalogue.blood-test.options.wide.price}; the laboratory’s fee is in all of them.',
    'Between the thyroid and the wide profile there is a difference of £65, and for most people the money is better spent on good shoes.',
    'Prices start at {catalogue.blood-test.amount}. A kit by post may well cost you less, but a kit can’t feel your neck.',
  ),
  ...correct(
    'catalogue.ear-microsuction',
    'The second ear is £24 on top of the first. If Tessa looks in and finds nothing to remove, you don’t pay at all.',
    'Both ears cost {catalogue.ear-microsuction.options.both.price}. Some NHS surgeries still do it without charge, so it’s worth a call.',
  ),
  ...correct(
    'catalogue.vitamin-appointment',
    'As six visits you pay {catalogue.vitamin-appointment.packages.0.price} instead of {catalogue.vitamin-appointment.packages.0.reference}, or £38 for each.',
    'Three single visits make £132. We suggest that you start like that and see whether the doctor thinks you need more.',
  ),
  ...correct(
    'catalogue.wellbeing-drip',
    'Three visits come to {catalogue.wellbeing-drip.packages.0.price}, so each works out at £140. That is a lot of money for something that you may not need.',
    'Bought as three, it saves you {catalogue.wellbeing-drip.packages.0.saving}; not bought at all, it saves you {catalogue.wellbeing-drip.amount} a time.',
    'A drip costs £57 more than a GP appointment. If you have money for only one of the two, choose the doctor.',
  ),
  ...correct(
    'catalogue.menopause-consultation',
    'Consultation and review together are £275, and nothing further is due unless you want another review.',
    'It costs £87 more than an ordinary GP appointment because it lasts twice as long.',
  ),
  ...correct(
    'catalogue.mole-check',
    'A mole check is £30 more than a GP appointment. If it is only one mole, an appointment will do.',
  ),
  ...correct(
    'catalogue.travel-consultation',
    'The consultation is {catalogue.travel-consultation.price}, which we charge even if it turns out that you need no vaccine; advice takes as long either way.',
    'Together with a travel letter that makes £82.',
  ),
  ...correct(
    'catalogue.travel-letter',
    'Passports, visas and shotgun licences are other letters with other rules, so ask Jodie what applies to yours.',
  ),
  ...correct(
    'programmes.tollgate-card',
    'Spread over the year, each of the six appointments costs £86, which is £12 less than on its own.',
    'By the end of the fifth month you have paid £215.',
  ),
  ...correct(
    'programmes.menopause-year',
    'Two instalments make £210, and by then you have usually had your first review.',
  ),
  ...correct(
    'offers.fresh-start',
    'Worth {offers.fresh-start.reference} at our usual prices',
    'You pay {offers.fresh-start.saving} less than for the two on their own',
  ),
];

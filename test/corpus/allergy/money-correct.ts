/** Correct sentences about prices, savings, instalments and what is free. */
import { correct } from '../sentence.ts';

export const correctMoney = [
  ...correct(
    'questions',
    'The nurse call costs nothing. It is a quarter of an hour in which Tessa may well tell you that you don’t need us.',
    'For adults a first visit is {catalogue.allergy-consultation.price}, for children {catalogue.child-consultation.price}; tests come on top, and only those that the history calls for.',
    'What if I forget? It happens to all of us, and if it happens at less than {figures.notice} before the visit, the fee is {figures.lateFee}.',
    'A letter for school or an airline is {figures.letter}, since a doctor has to write it, read it again and sign it.',
    'With an NHS prescription you pay {figures.nhsCharge} an item in England, so ask your own surgery whether it can take over what we suggest.',
    'Parking behind the leisure centre is {figures.parking} for two hours. Along the terrace it is free, if you can find a gap.',
    'Medical bracelets aren’t sold here. The maker that most of our families use asks {figures.bracelet} for the plain one.',
    'Care by doctors, nurses and dietitians is exempt from VAT, which is why no tax appears on your invoice.',
    'An adult and a child who come on the same morning pay £415 for their two consultations.',
    'Insurers differ, so ring yours before you come: some pay for the tests, few for desensitisation, and we can’t know which kind you have.',
    'Should a test turn out to be unnecessary on the day, we take it off the bill.',
    'Feel free to bring a friend, a grandmother or a notebook. They all travel without charge, as it were.',
    'We charge nothing for a telephone call about a reaction after a visit; that is part of looking after you.',
    'Prices went up once, in March 2025, and the old price list in the window was our mistake.',
    'Is allergy testing available on the NHS? Yes, for many people it is, free of charge and with a wait, and your GP can refer you.',
  ),
  ...correct(
    'catalogue.skin-prick-test',
    'Ten more drops cost £40 more, so if you only want to know about the cat, the short panel is enough.',
    'Prices begin at {catalogue.skin-prick-test.amount}, controls and the doctor’s reading included.',
  ),
  ...correct(
    'catalogue.desensitisation-visit',
    'Pay for six at once and the price is {catalogue.desensitisation-visit.packages.0.price} in place of {catalogue.desensitisation-visit.packages.0.reference}, which leaves you {catalogue.desensitisation-visit.packages.0.saving} for tissues.',
    'Four visits bought one by one come to £360. If that is all that you need before the season, skip the course.',
    'In the course, each visit works out at £80.',
  ),
  ...correct(
    'catalogue.eczema-session',
    'Three sessions together are {catalogue.eczema-session.packages.0.price}, so each of them is £8 cheaper than a single one.',
    'Two single sessions add up to £156, and quite a few families stop there because they have got the hang of it.',
  ),
  ...correct(
    'catalogue.food-challenge',
    'At {catalogue.food-challenge.price} it is the dearest thing that we do, for the plain reason that it keeps two people busy for half a day.',
  ),
  ...correct(
    'catalogue.patch-test',
    'The price covers all three visits and the chambers. Creams that you bring yourself are tested without a further fee.',
  ),
  ...correct(
    'programmes.hay-fever-year',
    'You can pay {programmes.hay-fever-year.price} at once or spread it over twelve months without interest; the sum is the same.',
    'After half a year of instalments you have paid £186.',
    'A consultation and two reviews would be £410 on their own, so the plan is £38 less.',
  ),
  ...correct(
    'programmes.brave-eaters',
    'Six instalments cover the plan, which is {programmes.brave-eaters.price} altogether, and Hugh’s recipe sheets are thrown in.',
    'Five single sessions with a dietitian would cost £440.',
  ),
  ...correct(
    'offers.winter-breath',
    'You save {offers.winter-breath.saving} against the price of the two booked apart',
    'Booked separately, the pair is {offers.winter-breath.reference}',
  ),
  ...correct(
    'catalogue.review-appointment',
    'A review costs £125 less than the first consultation, because by then we know your story.',
    'Two reviews a year, at {catalogue.review-appointment.price} each, are plenty for most people.',
  ),
  ...correct(
    'catalogue.dietitian-session',
    'Hugh asks {catalogue.dietitian-session.price} for a session, in the room or by video, and the gluten-free cake is for tasting, not for sale.',
  ),
];

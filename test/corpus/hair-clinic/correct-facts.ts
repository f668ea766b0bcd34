/** Correct sentences of the hair clinic about prices, hours, dates and terms. */
import { correct } from '../sentence.ts';

export const correctFacts = [
  ...correct(
    'questions',
    'We are open late on Tuesdays, until eight in the evening. On the other weekdays the door closes at half past five, except on Fridays, when it is four.',
    'Can I come at the weekend? On Saturdays, yes, from half past nine until two. On Sundays there is nobody here.',
    'From Christmas Eve until 3 January we are closed. The telephone is answered again on Monday, 4 January.',
    'Please tell us {figures.notice} ahead if you cannot come. Otherwise we charge {figures.lateFee}, which is less than the hour costs us.',
    'A date for an operation is held with {figures.reservation}. It is part of the price, and you get it back if you cancel {figures.surgeryNotice} before.',
    'Our car park is the council’s, behind the library, and it charges {figures.parking} an hour.',
    'From the station it is eight minutes on foot: left at the level crossing, up past the market, and look for the green door.',
    'Gift vouchers are valid for {figures.voucherValidity} and can be spent on anything except surgery.',
    'You can pay by card, by bank transfer or in cash. We do not lend money and we do not work with anybody who does.',
    'All our prices include VAT. What you read is what you pay.',
    'Google shows {clinic.rating.value} out of {clinic.rating.best} for us, from {clinic.rating.count} reviews. We looked on 10 November 2026.',
    'You have to be 18 to be a client here, whatever your parents say.',
    'A letter to your insurer or employer is {figures.reportFee}. Insurers hardly ever pay for hair loss, so do ask yours first.',
    'Write to us at any hour; we answer within {figures.answer}, and never on Sundays.',
    'Where are the prices? On [this page](/treatments), all of them, and none of them starts with “ask us”.',
    'A consultation and a blood test on the same morning come to £225, and there is a café next door if you have to fast.',
    'Somebody who has the imaging done with the consultation pays £170 for both.',
    'Wednesday is a short list for surgery and a long one for everybody else: 9 to 5.30, like Mondays and Thursdays.',
    'The building has a lift, a step-free entrance from the yard, and one lavatory wide enough for a wheelchair.',
    'If you buy a course on the telephone or online, the law gives you {figures.coolingOff} to change your mind.',
  ),
  ...correct(
    'catalogue.hair-call',
    'The call is complimentary and takes a quarter of an hour. Imogen rings you; all that we need is a number and a time.',
    'What can you find out in 15 minutes? Whether it is worth coming at all.',
    'There is no charge for the hair call, and nothing is sold on it.',
  ),
  ...correct(
    'catalogue.trichology-consultation',
    'A first visit is {catalogue.trichology-consultation.price} for three quarters of an hour.',
    'The fee is {catalogue.trichology-consultation.price}, and it is not set against a later treatment. We think that advice is worth paying for, also when the advice is to do nothing.',
  ),
  ...correct(
    'catalogue.doctor-appointment',
    'Forty minutes with Dr Sethi cost {catalogue.doctor-appointment.price}. You need one before any transplant, and so does he.',
    'That is £65 more than a consultation with a trichologist, because a surgeon examines your donor area and works out the grafts.',
  ),
  ...correct(
    'catalogue.scalp-imaging',
    'Imaging takes half an hour and costs {catalogue.scalp-imaging.price}; together with a scalp facial it is part of our autumn offer.',
    'Two sets of pictures, before and after a year, are £150.',
  ),
  ...correct(
    'catalogue.follow-up',
    'Twenty minutes, the old photographs beside the new ones, and an honest word: {catalogue.follow-up.price}.',
    'Most people book two follow-ups in their first year, which makes £110.',
  ),
  ...correct(
    'catalogue.prp',
    'One session costs {catalogue.prp.price}. Three bought together are {catalogue.prp.packages.0.price} and save you {catalogue.prp.packages.0.saving}.',
    'Set aside an hour, of which the centrifuge takes ten minutes and the tea at the end another ten.',
    'In the course, each visit works out at {catalogue.prp.packages.0.perSession}.',
    'Three single sessions would be £960, so the course is an eighth cheaper. Buy it only if you are sure that you want all three.',
  ),
  ...correct(
    'catalogue.microneedling',
    'Six sessions are {catalogue.microneedling.packages.0.price}, which is £90 less than one by one. Use them within {figures.validity}.',
    'We leave {catalogue.microneedling.figures.interval} between the visits; each lasts 45 minutes, cream included.',
  ),
  ...correct(
    'catalogue.laser-light',
    'Come {catalogue.laser-light.figures.perWeek}, and a course of twelve is done in six weeks.',
    'A course is {catalogue.laser-light.packages.0.price}, or {catalogue.laser-light.packages.0.perSession} a visit. Twelve single visits would cost you £540.',
    'A lunch break is long enough: the light is on for 30 minutes.',
  ),
  ...correct(
    'catalogue.scalp-facial',
    'Fifty minutes, {catalogue.scalp-facial.price}, and you walk out with wet hair unless you bring a dryer.',
    'Two people who come together pay £136. The basins are next to each other.',
  ),
  ...correct(
    'catalogue.transplant',
    'Prices begin at {catalogue.transplant.amount} for up to 1,200 grafts. Twice as many cost {catalogue.transplant.options.large.price}, that is £2,200 more.',
    'Bring a box set: the smaller operation takes six hours and the larger one eight, with a proper lunch in between.',
    'The price covers the operation, the first wash, a cap and every call to Kirsty in the first two weeks. The visits of the [plan](/treatments) are extra.',
  ),
  ...correct(
    'catalogue.eyebrow-transplant',
    'Both eyebrows are done on one day, in about four hours, for {catalogue.eyebrow-transplant.price}.',
  ),
  ...correct(
    'catalogue.pigment',
    'A hairline is {catalogue.pigment.options.hairline.price} and takes two hours. A crown is £230 more and takes three.',
    'The whole scalp is seven hours of work, which we spread over three visits.',
  ),
  ...correct(
    'catalogue.wig-fitting',
    'The fitting is {catalogue.wig-fitting.price} and lasts 45 minutes. The wig itself is yours to choose, here or anywhere else.',
  ),
  ...correct(
    'programmes.hair-year',
    'Six visits in twelve months, paid as {programmes.hair-year.instalments}. That is {programmes.hair-year.total} over the year, the same as at once.',
    'Each of the six visits comes to £110. What you get for it is a count, a set of pictures and somebody’s full attention.',
  ),
  ...correct(
    'programmes.graft-care',
    'Kirsty sees you four times in the year after the operation. You can pay {programmes.graft-care.price} at once, or in instalments of {programmes.graft-care.instalments}.',
  ),
  ...correct(
    'offers.autumn-scalp',
    'Both appointments on one morning, until 18 December',
    'You save {offers.autumn-scalp.saving} on what the two cost one by one',
  ),
  ...correct(
    'offers.light-pair',
    'One session of each, £25 less than separately',
    'An hour and a quarter in all, on any two days you like',
  ),
];

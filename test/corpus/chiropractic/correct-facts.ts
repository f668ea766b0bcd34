/** Correct sentences of the chiropractic clinic about prices, hours, dates and terms. */
import { correct } from '../sentence.ts';

export const correctFacts = [
  ...correct(
    'questions',
    'Thursday is our long evening: we start at eleven and finish at half past eight. On Mondays, Tuesdays and Fridays it is eight until six.',
    'We are closed on Wednesdays and Sundays. On Wednesdays Rhys teaches, and on Sundays we do as we tell you and go for a walk.',
    'Saturdays are for the morning only, from 8.30 to 12.30.',
    'Between 23 December and New Year’s Day the door is locked. We are back on Saturday, 2 January, if the snow allows.',
    'Something came up? Let us know {figures.notice} before and it costs you nothing; after that we charge {figures.lateFee}.',
    'You can move an appointment up to a day before without a fee.',
    'A report for a solicitor or an insurer is {figures.reportFee}. Your own notes are yours: ask, and a copy is with you within {figures.copyOfNotes}.',
    'Parking in Grayburn Lane is {figures.parking} an hour, and the bays fill up on market day.',
    'We are not registered for VAT, so nothing is added to any price that you see here.',
    'Our rating on Google was {clinic.rating.value} of {clinic.rating.best} on 5 November, from {clinic.rating.count} people. We did not ask them to be kind.',
    'From the station, turn left and keep the Minster behind you. It takes a quarter of an hour, or five minutes with the town bus.',
    'Vouchers run for {figures.voucherValidity}, and they can be used for massage as well as for treatment.',
    'Clients have to be at least 16. With anyone under 18 we like a parent to sit in.',
    'Some health insurers pay for chiropractic, others do not; you settle with us and send them the receipt.',
    'Did you buy a course over the telephone? Then you have {figures.coolingOff} to cancel it without giving a reason.',
    'A first visit and one treatment come to £112. That is often all that people need to know whether we are any use to them.',
    'E-mails are answered within {figures.answer}. If you are in a lot of pain, ring instead.',
    'The lift is out of use, I am afraid, but there is a couch on the ground floor and we will gladly swap rooms.',
  ),
  ...correct(
    'catalogue.back-talk',
    'Ten minutes with a chiropractor, in the back room or on the telephone. It is complimentary, because it is not a treatment.',
    'There is nothing to pay for a back talk, and there is no couch in the room, so you need not worry about your socks.',
  ),
  ...correct(
    'catalogue.first-visit',
    'The first visit lasts 50 minutes and costs {catalogue.first-visit.price}, with or without a treatment at the end.',
    'Please come ten minutes early for the form. The fifty minutes are yours from the moment at which the door closes.',
    'A first visit costs £24 more than a later one, since it takes more than twice as long.',
  ),
  ...correct(
    'catalogue.chiropractic-treatment',
    'Each visit is {catalogue.chiropractic-treatment.price} and lasts twenty minutes.',
    'Six visits are {catalogue.chiropractic-treatment.packages.0.price} if you pay for them together, and you have {figures.validity} to use them.',
    'You save {catalogue.chiropractic-treatment.packages.0.saving} with six at once. If you stop earlier, we pay back the visits that you did not use.',
    'Three visits one by one are £132, so do not buy the six unless you think that you will want at least that many.',
  ),
  ...correct(
    'catalogue.long-treatment',
    'For {catalogue.long-treatment.price} you have 35 minutes, a quarter of an hour more than usual.',
    'It costs £19 more than the short one.',
  ),
  ...correct(
    'catalogue.running-analysis',
    'Allow an hour, of which you run perhaps ten minutes. The fee of {catalogue.running-analysis.price} includes the films on a memory stick.',
    'With a pair of insoles on top, separately, you would pay £250; see our Stride Pair.',
  ),
  ...correct(
    'catalogue.desk-visit',
    'Rhys takes an hour and a half for a desk, and {catalogue.desk-visit.price} covers up to ten miles. Beyond that we add {figures.mileage}.',
    'Two desks on one afternoon are £240, and you may share the biscuits.',
  ),
  ...correct(
    'catalogue.dry-needling',
    'A session is {catalogue.dry-needling.price} for half an hour, needles included.',
    'Four sessions together cost {catalogue.dry-needling.packages.0.price}, £16 less than four times the single price.',
  ),
  ...correct(
    'catalogue.shockwave',
    'Four sessions are {catalogue.shockwave.packages.0.price}, which makes {catalogue.shockwave.packages.0.perSession} each.',
    'The pulses take five minutes. With the examination and the exercises you are here for 25.',
    'Three single sessions come to £228. That is £44 less than a course of four, in case three turn out to be enough.',
  ),
  ...correct(
    'catalogue.insoles',
    'The print takes forty minutes, and the pair is ready in {catalogue.insoles.figures.delivery}.',
    'We charge {catalogue.insoles.price} for a pair, with the fitting and the first adjustment.',
  ),
  ...correct(
    'catalogue.sports-massage',
    'Half an hour is {catalogue.sports-massage.amount} and does for two calves. The hour is £23 more.',
    'Two hours in the month before a marathon would be £118.',
    'Callum is here on Thursdays until 8.30 pm and on Saturday mornings.',
  ),
  ...correct(
    'catalogue.pregnancy-massage',
    'It lasts 55 minutes and costs {catalogue.pregnancy-massage.price}. Your partner can wait in the kitchen, where there is tea.',
  ),
  ...correct(
    'catalogue.relaxing-massage',
    'Five hours of massage are {catalogue.relaxing-massage.packages.0.price}, {catalogue.relaxing-massage.packages.0.saving} less than one at a time.',
    'One hour, {catalogue.relaxing-massage.amount}, and nobody asks you how your week was.',
  ),
  ...correct(
    'programmes.steady-back',
    'Ten visits in half a year. Pay {programmes.steady-back.price} at once or in instalments of {programmes.steady-back.instalments}; the sum is the same.',
    'That is £39 a visit, £5 less than a treatment on its own.',
  ),
  ...correct(
    'programmes.race-ready',
    'Eight visits in the 16 weeks before a marathon, half of them with Callum and half of them with Ottilie.',
    'If you get injured and cannot run, we stop the plan and you pay only for what you have had.',
  ),
  ...correct(
    'offers.winter-back',
    'First the examination, then an hour of massage in the following week',
    '{offers.winter-back.price} until 29 January, £21 less than the two would cost on their own',
  ),
  ...correct('offers.stride-pair', '{offers.stride-pair.saving} less than the film and the insoles separately'),
];

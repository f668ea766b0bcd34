/** Correct sentences about prices, savings, instalments and what is free. */
import { correct } from '../sentence.ts';

export const correctMoney = [
  ...correct(
    'questions',
    'Come and look round first: a meet and sniff is free, takes twenty minutes and leaves everybody dry.',
    'Before any treatment there is an assessment, which costs {catalogue.first-assessment.price}. It isn’t deducted from anything later, and we’d rather tell you that now.',
    'A swim that is cancelled on the day costs {figures.lateFee}. We waive it when the reason is a vet, a vomiting dog or a snowdrift.',
    'Reports for insurers and courts are {figures.report} each; short notes to your vet are part of the treatment.',
    'Forgotten the towels? We lend you a pile for {figures.towels}, and you may leave them where they fall.',
    'One large insurer pays up to {figures.insurerLimit} a year for hydrotherapy, others nothing at all, so read the small print of yours.',
    'All of our prices include VAT. There is nothing to add when you pay.',
    'Parking in the yard is free of charge, as long as you don’t block the hens.',
    'A pool session and a walk on the treadmill in the same week come to £75.',
    'Two assessments for two dogs are £116, because two dogs have two histories.',
    'Rescue centres get no discount from us; instead, Morag gives one Sunday a month to a charity of her choice.',
    'You pay after the session, by card or in cash, and with wet hands if need be.',
    'Does swimming get cheaper if my dog is small? No. A Chihuahua needs just as many arms.',
    'Tea is on us, and the biscuit tin for people is to the left of the one for dogs.',
  ),
  ...correct(
    'catalogue.pool-session',
    'With ten sessions bought at once you pay {catalogue.pool-session.packages.0.price} and save {catalogue.pool-session.packages.0.saving}.',
    'Eight single swims are £288, so the course only pays if your dog is likely to need more than that.',
    'Each swim of the course works out at £31.',
  ),
  ...correct(
    'catalogue.underwater-treadmill',
    'Walking costs £3 more than swimming, and the reason is the electricity bill.',
    'Six as a course are {catalogue.underwater-treadmill.packages.0.price} rather than {catalogue.underwater-treadmill.packages.0.reference}.',
    'That makes £35 a time for those who take the course.',
  ),
  ...correct(
    'catalogue.fun-swim',
    'Bringing the second dog of the house costs £12 more, and they have the water to themselves.',
    'It starts at {catalogue.fun-swim.amount}, and a swim isn’t turned into treatment by calling it one.',
  ),
  ...correct(
    'catalogue.puppy-splash',
    'A place is {catalogue.puppy-splash.price}. If your pup doesn’t get wet at all, we don’t charge for it.',
  ),
  ...correct(
    'catalogue.physiotherapy-session',
    'Three single sessions are £156. You can still turn them into a course of four by paying the difference of £28.',
    'The course takes {catalogue.physiotherapy-session.packages.0.saving} off the price of four single ones.',
  ),
  ...correct(
    'catalogue.vet-lameness-check',
    'You pay {catalogue.vet-lameness-check.price} to us, and whatever your own practice charges for X-rays to them.',
  ),
  ...correct(
    'catalogue.home-exercise-visit',
    'Petrol is in the price within our radius. A visit costs £8 more than a physiotherapy assessment at the centre.',
  ),
  ...correct(
    'programmes.new-knee',
    'Three instalments, no interest, and the sum stays at {programmes.new-knee.price} however often Dylan changes the exercises.',
    'After two instalments you have paid £344.',
  ),
  ...correct('programmes.grey-muzzle', 'Twelve single swims would be £432, which is £24 more than the plan.'),
  ...correct(
    'offers.fresh-start',
    'The two would otherwise be {offers.fresh-start.reference}',
    'That leaves {offers.fresh-start.saving} for chews',
  ),
];

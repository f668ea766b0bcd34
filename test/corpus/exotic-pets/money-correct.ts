/** Correct sentences about prices, savings, gifts and VAT. */
import { correct } from '../sentence.ts';

export const correctMoney = [
  ...correct(
    'questions',
    'The settling-in chat is free.',
    'All prices include VAT.',
    'No, a nail clip is not free, even for animals that have come for something else. Lowri needs the time, and a second pair of hands as well. We tell you before we start.',
    'A consultation costs {catalogue.consultation.price}, whatever the species.',
    'Late cancellations are {figures.lateFee}; if you simply don’t turn up, we charge {figures.missedFee}.',
    'A written prescription is {figures.writtenPrescription}, and you may buy the medicine wherever you like.',
    'At night you are seen by the Lakes night clinic, which charges {figures.nightFee} for a first consultation. That is their fee and not ours. Insurers often pay part of it.',
    'Two consultations on the same day come to £116.',
    'Parking in the yard is free for clients, and {figures.parking} an hour across the road.',
    'We fill in claim forms for {figures.claimForm}. Whether the insurer pays is between you and them, and we can’t speed it up.',
    'To change the keeper of a chip, the database charges {figures.chipTransfer}; we don’t earn anything on it.',
    'A vaccination and a nail clip at one visit come to £82.',
    'You may bring a friend who is good with animals. That costs nothing, and it often helps.',
    'We take cards and cash, and there is no charge for either. If a bill is more than you can pay at once, talk to Gail before the operation and not after it. The PDSA and other charities may be able to help.',
  ),
  ...correct(
    'catalogue.rabbit-neutering',
    'A spay costs £38 more than a castration, because it takes longer.',
    'Castration is {catalogue.rabbit-neutering.options.male.price} and a spay {catalogue.rabbit-neutering.options.female.price}, check-up included.',
    'The price of the operation covers the anaesthetic, the stitches and a bag of recovery food. If we find something unexpected, we ring you before we do anything that costs more. Please keep your phone on.',
  ),
  ...correct(
    'catalogue.dental-burring',
    'Three sessions, paid together, are {catalogue.dental-burring.packages.0.price} instead of {catalogue.dental-burring.packages.0.reference}.',
    'With the course, one session works out at £133.',
    'It makes little sense to buy three sessions before the first one. See how your rabbit does, and if more are needed we take the first off the course, so that you still save {catalogue.dental-burring.packages.0.saving}.',
  ),
  ...correct(
    'catalogue.nail-clip',
    'Five visits save you £10.',
    'At {catalogue.nail-clip.price} a clip is cheaper than a new sofa.',
    'Two guinea pigs are two visits, so £32, even if they share a box.',
  ),
  ...correct(
    'catalogue.boarding',
    'Seven nights cost {catalogue.boarding.packages.0.price}.',
    'Three nights come to £54, and hay is included. Greens you bring yourself, because a sudden change of food upsets the gut. We have a fridge for them.',
    'A week works out at £16 a night if you book it as a whole. Animals from one home that share a cage count as one guest. Medicine is given without extra charge.',
  ),
  ...correct(
    'catalogue.reptile-review',
    'Booked one by one, the check and the test would be £78.',
    'That is £8 less than the two on their own.',
  ),
  ...correct(
    'programmes.burrow-club',
    'Half a year of membership is £63.',
    'The club costs {programmes.burrow-club.price} a year, in twelve equal parts and without interest.',
  ),
  ...correct(
    'programmes.scales-club',
    'After four months you will have paid £38.',
    'A snake that is ill needs more than the club covers. Consultations cost extra, and so does anything that the laboratory does for us.',
  ),
  ...correct('offers.warm-burrow', 'You save {offers.warm-burrow.saving}', 'One by one, the two are £108'),
];

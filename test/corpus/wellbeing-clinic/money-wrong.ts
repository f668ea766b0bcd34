/** Wrong sentences about prices, savings and what is free. */
import { PRICE, SAVING } from '../labels.ts';
import { wrong } from '../sentence.ts';

export const wrongMoney = [
  ...wrong(
    PRICE,
    'questions',
    'Seeing either of our doctors is not as dear as you may think, because a GP appointment is just £85 and you can stay until all is said.',
    'Please note that anybody who doesn’t turn up has £40 taken from the card that was used for booking.',
    'What do you charge for a mole check? At present it’s £110, whether you have three moles or three hundred.',
    'A travel letter is yours for £25 if you tell us the name of every medicine exactly as it stands on the box.',
    'Couriers are extra: if a sample has to reach the laboratory the same evening, we add £18.',
    'Private prescriptions are written for a fee of £20, no matter how many items are on the form.',
    'For a chaperone from outside we have to ask for fifteen pounds, as she comes from Kettering by bus.',
    'Home visits within the ring road are £160 on weekdays.',
    'The menopause review, at £75, takes place by telephone or face to face.',
  ),
  ...wrong(
    PRICE,
    'catalogue.ear-microsuction',
    'For one ear you pay £42, and if the other one pipes up while you’re here we do that as well.',
    'A bottle of oil with a dropper is £4.50 at the desk.',
  ),
  ...wrong(
    PRICE,
    'catalogue.health-screen',
    'All of it, from the stickers on your chest to the talk at the end, is included in the £350 that we charge.',
    'Add a scan of the carotid arteries for £90 if there is heart disease in the family.',
  ),
  ...wrong(PRICE, 'programmes.tollgate-card', 'You pay £39 a month, by direct debit on the first of each.'),
  ...wrong(PRICE, 'programmes.menopause-year', 'It is paid in four parts of £115, one each quarter.'),
  ...wrong(
    PRICE,
    'catalogue.wellbeing-drip',
    'A second bag on the same day would make it £290 for the two, which we have done only for marathon runners.',
  ),
  ...wrong(
    SAVING,
    'catalogue.wellbeing-drip',
    'Regulars who pay for three in advance are £75 better off, and the chair by the window is theirs.',
    'With the set of three, one of the drips is effectively half price.',
  ),
  ...wrong(
    SAVING,
    'catalogue.vitamin-appointment',
    'Since most people come more than once, we made a block of six, and it takes £50 off the bill.',
    'Whoever takes six at a time pays 25 per cent less per visit.',
  ),
  ...wrong(
    SAVING,
    'offers.fresh-start',
    'A saving of £65 on the usual prices',
    'You pay a fifth less than for the two on their own',
  ),
  ...wrong(
    'price/free',
    'questions',
    'First-time visitors get their GP appointment for nothing, as a way of saying hello.',
    'Every travel health consultation comes with the travel letter at no charge, signed and stamped.',
    'Blood tests are on us for anybody who has signed up for the newsletter.',
  ),
  ...wrong(
    'price/free',
    'catalogue.menopause-consultation',
    'There is nothing to pay for the menopause review that follows, which is our way of staying in touch.',
  ),
  ...wrong(
    'price/free',
    'catalogue.health-screen',
    'If Dr Nair sees a mole that she doesn’t like the look of, a complete mole check is thrown in without charge.',
  ),
  ...wrong(
    'price/typed',
    'questions',
    'If you have never been before, start with a GP appointment, which is £98, and we’ll take it from there.',
    'Ear microsuction on both sides is £72, oil not included.',
  ),
  ...wrong(
    'price/typed',
    'catalogue.travel-consultation',
    'You sit down with Tessa and a map, and the £46 that you pay for it covers the certificate as well.',
  ),
  ...wrong(
    'price/typed',
    'programmes.menopause-year',
    'For £420 you have a doctor at your side from one winter to the next.',
  ),
  ...wrong(
    'price/vat',
    'questions',
    'Drips and vitamins count as cosmetic for the tax office, so their prices go up by VAT when Jodie rings them up.',
    'Screens for companies are invoiced with VAT, which the list on this page does not contain.',
    'Unless we say otherwise, our figures are before VAT.',
  ),
];

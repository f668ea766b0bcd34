/** Sentences about prices, savings and what is free. */
import { PRICE, SAVING } from '../labels.ts';
import { also, correct, type Sentence, wrong } from '../sentence.ts';

const right: readonly Sentence[] = [
  ...correct(
    'questions',
    'A first consultation is {catalogue.menopause-consultation.price}, and a review is {catalogue.menopause-review.price}. We send the invoice after the visit, not before.',
    'What does it cost to come twice? A consultation and one review together are £310.',
    'A review is £80 less than a consultation, because the doctor already knows your story.',
    'If you miss an appointment or call it off too late, we charge {figures.lateFee}.',
    'A letter to your employer or your insurer is {figures.letter}; the letter to your GP is part of the consultation.',
    'If you are given a prescription, the pharmacy charges you for it. On an NHS prescription from your GP, that is {figures.nhsCharge} per item.',
    'We take cards, cheques and cash. If you are insured, please ask your insurer before you come.',
    'Vouchers are valid for {figures.voucherValidity} and can be used for everything on the price list.',
    'Parking at the wharf costs you nothing for the first 90 minutes; the council’s machine takes coins and cards after that.',
    'There is no membership, no joining fee and nothing to cancel. You pay for the visits that you book.',
    'Why is a private clinic so expensive? Rooms, insurance and long appointments cost money, and the doctor sees nine people a day, not thirty.',
    'Having a bone scan at the same time as a pelvic ultrasound costs £275; there is no discount for having both.',
    'The telephone call with our receptionist is about dates and prices only, so nobody charges you for it.',
    'We are free on most Tuesdays at short notice, so ring us before you give up.',
  ),
  ...correct(
    'catalogue.menopause-evening',
    'The evening is free, and so are the tea and the biscuits. Nobody sells you anything.',
    'Come and listen at no cost: the talk takes an hour, and the questions usually take another.',
  ),
  ...correct(
    'catalogue.flush-group',
    'In a course, each evening works out at £40, which is £5 less than a single one.',
    'If you would like to try it first, two evenings on their own are £90. Nobody minds if you leave it at that.',
  ),
  ...correct(
    'catalogue.flush-group',
    'Paid one by one, six evenings would be £270. The course is {catalogue.flush-group.packages.0.price}, so you keep £30.',
  ),
  ...correct('offers.autumn-check', 'You save £40 if you book both together before 20 December'),
  ...correct(
    'catalogue.pelvic-floor-session',
    'Four sessions as a course save you {catalogue.pelvic-floor-session.packages.0.saving} compared with four single ones.',
    'Three single sessions cost £234. If Sunita thinks that you will need a fourth, the course is the better choice.',
    'As a course you pay £70 a session and have 12 months to use all four.',
  ),
  ...correct(
    'catalogue.coil',
    'Removal starts at {catalogue.coil.options.removal.price}. Having the old one out and a new one in on the same day is one fitting, and costs no more than that.',
    'The price of {catalogue.coil.options.fitting.price} includes the copper coil itself and a check of the threads six weeks later.',
  ),
  ...correct(
    'catalogue.cervical-screening',
    'The laboratory’s fee is in our price of {catalogue.cervical-screening.amount}. Nothing is added to that later.',
  ),
  ...correct(
    'catalogue.well-woman-check',
    'A well woman check is £50 more than a menopause consultation, and takes a quarter of an hour longer.',
  ),
  ...correct(
    'offers.autumn-check',
    'Normally {offers.autumn-check.reference} in two visits, now {offers.autumn-check.price} in one',
  ),
  ...correct(
    'programmes.first-year',
    'You can pay for the plan in instalments, {programmes.first-year.instalments}, which come to {programmes.first-year.total}. There is no interest.',
    'One consultation and three reviews would be £540 if you paid for each, so the plan is £60 cheaper.',
  ),
  ...correct(
    'programmes.strong-floor',
    'The Strong Floor plan is {programmes.strong-floor.price}, at once or in three parts that come to the same.',
    'Six single sessions come to £468. The plan saves £48 of that.',
  ),
];

const free: readonly Sentence[] = [
  ...wrong(
    'price/free',
    'questions',
    'Your first menopause consultation is free, so you have nothing to lose.',
    'Letters for your employer are free of charge; just ask at the desk.',
  ),
  ...also(
    'content/one-fact',
    wrong('price/free', 'questions', 'We don’t charge if you cancel on the morning of your appointment. Life happens!'),
  ),
  ...wrong(
    'price/free',
    'catalogue.menopause-review',
    'Reviews are on the house, for as long as you stay with us.',
    'Once we have met, you never pay for a review again.',
  ),
  ...wrong(
    'price/free',
    'catalogue.hormone-test',
    'If you are over 45, the blood test costs you nothing.',
    'Every patient receives a complimentary hormone test before we talk.',
  ),
  ...wrong(
    'price/free',
    'catalogue.bone-density-scan',
    'Free bone density scans for everybody who lives in the DY10 area!',
  ),
  ...wrong(
    'price/free',
    'catalogue.pessary-fitting',
    'Pessary fittings are our gift to every woman over 60, because we think that nobody should pay to sit down in comfort.',
  ),
  ...wrong('price/free', 'catalogue.coil', 'We take out coils at no cost, no matter who fitted them.'),
];

const savings: readonly Sentence[] = [
  ...wrong(
    SAVING,
    'catalogue.flush-group',
    'Book all six evenings together and save £45.',
    'The course of six is £50 cheaper than six single evenings, and you keep the same chair.',
  ),
  ...wrong(
    SAVING,
    'catalogue.pelvic-floor-session',
    'Many women know after the first visit that they will stay. Buy four sessions, and you get £38 off.',
    'With the course, you save a quarter of the price of single sessions.',
  ),
  ...wrong(
    SAVING,
    'offers.autumn-check',
    'Save £55 on the two checks together',
    'That is 20 % less than the normal price of the check and the scan',
  ),
  ...wrong(
    SAVING,
    'programmes.first-year',
    'The First Year plan saves you £75 compared with paying for each visit.',
    'Choose the plan and keep £100 in your pocket over the twelve months.',
  ),
  ...wrong(
    SAVING,
    'programmes.strong-floor',
    'You save £68 with the Strong Floor plan, which pays for nearly a whole session.',
  ),
];

const prices: readonly Sentence[] = [
  ...wrong(
    PRICE,
    'catalogue.menopause-consultation',
    'A consultation is £185. That includes the letter to your GP and a copy for your own folder.',
  ),
  ...wrong(PRICE, 'catalogue.menopause-review', 'Half an hour with the doctor costs £105, in the room or by video.'),
  ...wrong(PRICE, 'catalogue.coil', 'We fit copper coils for £160, with the coil included.'),
  ...also('claim/pressure', wrong(PRICE, 'catalogue.coil', 'Removal is £75 and takes no longer than a cup of tea.')),
  ...wrong(
    PRICE,
    'catalogue.cervical-screening',
    'You pay £145 for the test, and the laboratory’s fee is already in there.',
  ),
  ...wrong(
    PRICE,
    'catalogue.pelvic-floor-session',
    'Each session is £72, and you can stop whenever you like.',
    'The course of four comes to £298, and you can pay for it at the desk.',
  ),
  ...wrong(
    PRICE,
    'questions',
    'What happens if I miss an appointment? We are sorry to have to charge £40, because the room was kept for you.',
    'Think of the first year as two visits rather than one: a consultation and one review together are £320.',
    'Our well woman check costs £225 on weekdays and on Saturdays alike.',
  ),
  ...wrong(PRICE, 'programmes.first-year', 'Four payments of £130 spread the cost of the First Year plan.'),
];

const typed: readonly Sentence[] = [
  ...wrong(
    'price/typed',
    'catalogue.pelvic-ultrasound',
    'A pelvic ultrasound costs £165, and the report is in the price.',
  ),
  ...wrong('price/typed', 'catalogue.hormone-test', 'Should you need one, the blood test is £85.'),
  ...wrong(
    'price/typed',
    'catalogue.dietitian-consultation',
    'Carys charges £90 for a consultation. She sends you her notes on the next day.',
  ),
  ...wrong('price/typed', 'catalogue.pessary-fitting', 'Fitting a pessary is £120, whichever shape suits you.'),
  ...wrong(
    'price/typed',
    'programmes.strong-floor',
    'There is nothing else to buy and nothing to join: the whole Strong Floor plan costs £420.',
  ),
];

const tax: readonly Sentence[] = [
  ...wrong(
    'price/vat',
    'questions',
    'All prices on this page are shown without VAT.',
    'Please note that VAT will be added to your bill at the desk.',
  ),
  ...wrong(
    'price/vat',
    'catalogue.dietitian-consultation',
    'Dietetic consultations are {catalogue.dietitian-consultation.price} plus VAT.',
  ),
  ...wrong('price/vat', 'catalogue.bone-density-scan', 'The price of the scan excludes VAT at 20 %.'),
];

export const moneySentences: readonly Sentence[] = [...right, ...free, ...savings, ...prices, ...typed, ...tax];

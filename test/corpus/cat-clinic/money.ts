/** Sentences about prices, savings, instalments and what is free. */
import { PRICE, SAVING } from '../labels.ts';
import { also, correct, wrong } from '../sentence.ts';

export const moneySentences = [
  ...correct(
    'questions',
    'Ruth’s weight clinic is free, for our own patients and for anybody else’s.',
    'A first visit is {catalogue.cat-consultation.price}, and a re-check for the same problem {catalogue.re-check.price}.',
    'We charge {figures.prescription} for a written prescription, which you can take to any pharmacy you like.',
    'Filling in an insurance form costs {figures.insuranceForm}. Beth usually has it in the post by the evening.',
    'At night the emergency vets in Hull ask for {figures.nightVet} before treatment starts. We have no share in that.',
    'The car park in School Lane is {figures.parking} an hour and free of charge on Sundays, when we are closed anyway.',
    'If you forget an appointment, there is a fee of {figures.lateFee}.',
    'Our prices contain VAT already, so what you read is what you pay.',
    'We’ll give you an estimate before we start, and phone you if it looks like costing more.',
    'Two cats in one carrier are two consultations, so £96, and two cross cats.',
    'We accept cards and cash, and settle directly with most insurers if you ask us beforehand.',
    'Hay to nibble and a towel to hide under cost nothing.',
  ),
  ...correct(
    'catalogue.claw-trim',
    'Six visits in advance are {catalogue.claw-trim.packages.0.price}, or £14 each.',
    'We will show you how to trim claws at home, for nothing, and then you need never pay us for it again.',
  ),
  ...correct(
    'catalogue.blood-pressure-check',
    'The set of three saves {catalogue.blood-pressure-check.packages.0.saving}, and the readings mean more when there are several.',
    'Two single checks come to £76, so the set only pays if you want all three.',
  ),
  ...correct(
    'catalogue.cat-neutering',
    'A queen costs £40 more than a tom, since hers is the bigger operation.',
    'Prices begin at {catalogue.cat-neutering.amount}. Charities such as Cats Protection help owners on a low income.',
  ),
  ...correct(
    'catalogue.dental-cleaning',
    'The {catalogue.dental-cleaning.price} covers the anaesthetic, the X-rays and the cleaning. Extractions are estimated one by one before we begin.',
  ),
  ...correct('catalogue.kitten-vaccinations', 'Together with a microchip, that makes £116.'),
  ...correct(
    'catalogue.home-visit',
    'A visit at home costs £47 more than one at the clinic, because two of us drive out.',
  ),
  ...correct(
    'programmes.nine-lives',
    'You can pay monthly, in twelve parts, without interest. By the sixth you will have paid £114.',
  ),
  ...correct(
    'programmes.kitten-start',
    'Six payments of the same size make up {programmes.kitten-start.price}. There is no joining fee.',
    'When three of the instalments have gone out, £135 is left to pay.',
  ),
  ...correct(
    'offers.winter',
    'Booked apart, they would be {offers.winter.reference}',
    'The difference of {offers.winter.saving} buys a lot of tuna',
  ),
  ...correct('offers.bunny', 'One by one, check and claws cost £58'),
  ...wrong(
    'price/free',
    'questions',
    'Your kitten’s first consultation is free, as a welcome present from us.',
    'Moved to Beverley lately? Register with us and we chip your cat at no charge.',
    'Re-checks are always free, however many it takes.',
    'Nine Lives members get unlimited home visits on the house.',
    'Old cats deserve a closer look. A blood pressure check costs nothing for cats over ten.',
  ),
  ...wrong(
    'price/free',
    'catalogue.dental-cleaning',
    'We include a complimentary blood test before every anaesthetic.',
    'While she is asleep, we’ll trim her claws for free.',
  ),
  ...wrong(
    'price/free',
    'catalogue.rabbit-health-check',
    'Every rabbit is checked without charge in our rabbit month.',
  ),
  ...wrong(
    SAVING,
    'catalogue.claw-trim',
    'Indoor cats need their claws done more often. You save £20 with the set of six.',
  ),
  ...wrong(
    SAVING,
    'catalogue.blood-pressure-check',
    'Three checks together are £25 cheaper than three bought singly.',
    'One reading is rarely enough. With the set, you pay a third less than the usual price.',
  ),
  ...wrong(SAVING, 'offers.winter', 'A saving of £18 on the two', 'Normally £95 for the pair'),
  ...wrong(SAVING, 'offers.bunny', 'You keep £15 for hay'),
  ...wrong(
    SAVING,
    'questions',
    'Winter Whiskers costs a quarter less than the consultation and the blood pressure check on their own.',
  ),
  ...wrong(
    PRICE,
    'questions',
    'A cat consultation is £42, and that has not changed since last year.',
    'We charge £18 for a written prescription. You can take it to any pharmacy that you like.',
    'An annual booster costs £52, examination included.',
    'A lost cat without a chip is hard to bring home. Microchips are just £19 at our clinic.',
    'The Nine Lives Plan is £17 a month for one cat.',
    'Laser therapy is £32 a session. Ask your insurer beforehand whether it is covered.',
  ),
  ...wrong(PRICE, 'catalogue.cat-neutering', 'Neutering a queen comes to £105 with us, stitches and all.'),
  ...wrong(
    PRICE,
    'programmes.kitten-start',
    'There is no joining fee and no interest. You pay in six instalments of £50.',
  ),
  ...wrong(PRICE, 'catalogue.blood-test', 'The full panel of kidneys, liver, thyroid and sugar is £110.'),
  ...wrong(
    'price/typed',
    'questions',
    'A home visit is £95, and we bring our own scales.',
    'For a rabbit health check we charge £42. Bring the friend along, because rabbits worry less in company.',
    'A microchip costs £24 with the registration.',
  ),
  ...wrong(
    'price/typed',
    'catalogue.laser-therapy',
    'At £36 a session it isn’t cheap, so do ask us whether it is worth trying.',
  ),
  ...wrong('price/typed', 'programmes.kitten-start', 'All of this is £270, which you can spread over six months.'),
  ...wrong(
    'price/vat',
    'questions',
    'VAT is not included in our prices and appears as a separate line on your bill.',
    'We print an estimate for every operation. All fees are subject to VAT on top.',
    'The prices of operations are quoted before VAT.',
    'Prices ex VAT; medicines are charged separately.',
  ),
  ...also(
    'claim/pressure',
    wrong(SAVING, 'questions', 'Sign up for Kitten Start before the weekend and save £60 on the whole plan.'),
  ),
  ...also(
    'claim/pressure',
    wrong('price/free', 'catalogue.annual-booster', 'Bring both cats, and the second booster is on us.'),
  ),
  ...also(
    'claim/pressure',
    wrong(SAVING, 'catalogue.claw-trim', 'Pay for four trims and get six: that is what our set amounts to.'),
  ),
];

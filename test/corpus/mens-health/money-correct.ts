/** Correct sentences about prices, savings, VAT and what is free. */
import { correct } from '../sentence.ts';

export const correctMoney = [
  ...correct(
    'questions',
    'The telephone chat is free.',
    'All prices include VAT where it applies.',
    'A late change costs {figures.lateFee}.',
    'Condoms at the desk are free; take as many as you like.',
    'We charge {figures.missedFee} if you do not come and do not tell us.',
    'A letter for your insurer is {figures.letterFee}, and it usually takes us a few days to write.',
    'You can move an appointment free of charge up to {figures.notice} before.',
    'An item on an NHS prescription costs {figures.nhsPrescription} in England; on a private one, the chemist sets the price.',
    'Two hair reviews, a year apart, come to £170.',
    'NHS clinics test for infections free of charge, and for many men that is the best place to go. Ours costs money and buys you an evening appointment and a quiet room. The laboratory tests are of the same kind.',
    'Any man over fifty can ask his GP about a PSA test, and on the NHS it costs him nothing. We say that on the telephone too. If you still prefer to come to us, you are welcome.',
    'Parking at the quay is {figures.parking} an hour. Walk over the bridge instead, and you save the ticket and get your steps.',
    'Insurers rarely pay for hair, weight or coaching. Ask yours before you book, and ask for the answer in writing, because we cannot take the fee off afterwards. For hospital referrals the rules are often kinder.',
  ),
  ...correct(
    'catalogue.hair-review',
    'The price is {catalogue.hair-review.price}, whatever we find.',
    'You pay for the time and the notes, and we earn nothing from what you buy elsewhere.',
  ),
  ...correct(
    'catalogue.sexual-health-screen',
    'The full screen costs £95 more than the short one.',
    'The short screen is {catalogue.sexual-health-screen.amount}, and for many men it is all that they need.',
  ),
  ...correct(
    'catalogue.couples-session',
    'Four sessions save you £40.',
    'In the course, a session works out at £100.',
    'Bought together, four are {catalogue.couples-session.packages.0.price} in place of {catalogue.couples-session.packages.0.reference}. You need not decide on that at the first visit. What you have not used is paid back.',
  ),
  ...correct(
    'catalogue.shockwave-therapy',
    'Two sessions are £280.',
    'The course of six is £120 cheaper than six single sessions.',
    'You pay {catalogue.shockwave-therapy.packages.0.price} for six, which is a lot of money for something that may not help. Read the summary first, sleep on it, and talk to your partner if you have one.',
  ),
  ...correct(
    'catalogue.scalp-microneedling',
    'You save {catalogue.scalp-microneedling.packages.0.saving} with the course.',
    'Three single sessions would be £360, so think about the course only if you are sure that you will come four times.',
  ),
  ...correct(
    'catalogue.fitness-coaching',
    'Ten sessions together save £60.',
    'In the course of ten, each session comes to £52.',
    'Swimming is a good companion to what you do with Liam. A ticket for the city baths is {figures.poolTicket}, and on Monday mornings the water is almost empty.',
  ),
  ...correct(
    'catalogue.testosterone-assessment',
    'Both samples and the talk about them are included. Should a tube get lost on the way, a new one is taken, and you do not pay for it.',
    'At {catalogue.testosterone-assessment.price} it costs £80 more than a men’s health consultation, and the difference is the laboratory.',
  ),
  ...correct(
    'programmes.steady-weight',
    'After three payments you have paid £330.',
    'Payment is by standing order in six parts, without interest and without a credit check.',
  ),
  ...correct('programmes.second-wind', 'Two of the four instalments make £420.'),
  ...correct('offers.winter', 'Booked apart, the two cost {offers.winter.reference}', 'You save £25'),
];

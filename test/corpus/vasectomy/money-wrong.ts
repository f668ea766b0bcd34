/** Wrong sentences about prices, savings, VAT and what is free. */
import { PRICE, SAVING } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

export const wrongMoney = [
  ...wrong(
    PRICE,
    'questions',
    'Prices differ a good deal between clinics, so do compare. With us a no-scalpel vasectomy costs £545, and there is nothing to pay for the telephone talk before it. The operation takes place on the ground floor.',
    'You sit down with Mr Dunn, who asks about your family and your nights. A prostate check costs £199, to be paid on the day by card or cash. If the result is raised, he rings you himself.',
    'If you cancel late, we charge £40.',
    'Hydrocele repair is £1,795, with the check of the wound a week later included.',
    'A urology consultation with Mr Dunn is £150, and follow-ups cost the same.',
    'Scrotal supports are £18 at the desk, in three sizes.',
    'Letters are written within the week, and we send them by post or by e-mail. For a letter to your insurer we ask £25, to be paid when you collect it or by card on the telephone. Your GP gets a copy without asking.',
  ),
  ...wrong(PRICE, 'catalogue.frenuloplasty', 'We charge £640 for this operation, dressings and painkillers included.'),
  ...wrong(
    PRICE,
    'catalogue.semen-test',
    'Tobias looks at number, movement and shape, and writes a report in plain words. The fertility test is £145, and the price is the same whether you bring the sample or produce it here. You will find the room at the end of the corridor.',
  ),
  ...wrong(
    PRICE,
    'catalogue.adult-circumcision',
    'Circumcision costs £600 more than a frenuloplasty, since it takes longer.',
  ),
  ...wrong(
    PRICE,
    'programmes.vasectomy-complete',
    'You pay in six instalments of £110, the first of them on the day of the operation.',
  ),
  ...wrong(
    PRICE,
    'programmes.prostate-watch',
    'The plan costs £32 a month, taken by direct debit on the first. You can cancel it at any time, and Pauline will only ask whether she may send you the last result.',
  ),
  ...wrong(
    SAVING,
    'catalogue.erection-clinic',
    'Book three visits to the erection clinic at once and save £90.',
    'The course of three works out a quarter cheaper than paying for each visit.',
  ),
  ...wrong(
    SAVING,
    'catalogue.shockwave-therapy',
    'Most men have the whole course, and some stop after four sessions if they see no change. Paid together, the six sessions save you £200, and what you don’t use is refunded. Ask Pauline for the form.',
  ),
  ...also('claim/pressure', wrong(SAVING, 'catalogue.shockwave-therapy', 'Six sessions for the price of four.')),
  ...wrong(
    SAVING,
    'offers.winter',
    'You save £75 compared with booking the two on their own',
    'A third cheaper than booking both on their own',
  ),
  ...wrong(SAVING, 'questions', 'With Winter Check you save £65 on a health MOT and a flow test.'),
  ...wrong(
    'price/free',
    'questions',
    'In November we join many others in talking about men’s health, and some of us grow dreadful moustaches. Prostate checks are free for men over 50 throughout the year, so bring your brother. Please ring first.',
    'Your first urology consultation is free of charge.',
    'Book a vasectomy, and the semen test afterwards is on us.',
    'Fathers of three pay nothing for their vasectomy at Kiln Lane.',
  ),
  ...wrong(
    'price/free',
    'catalogue.reversal-consultation',
    'The consultation costs you nothing, whatever you decide.',
    'Please bring the letter about your vasectomy, if you still have it. Since many couples have spent a lot already, we offer this consultation without charge, and a semen test may be arranged on the same day. Both of you are welcome.',
  ),
  ...wrong('price/free', 'catalogue.health-mot', 'Every MOT includes a complimentary urine flow test.'),
  ...wrong(
    'price/typed',
    'questions',
    'A no-scalpel vasectomy is £595.',
    'Our prostate check costs £240, blood test included.',
    'The Health MOT takes place on weekday mornings, when the courier can still collect the blood. It costs £320, and you pay on the day. If you need to move it, ring Pauline.',
  ),
  ...wrong(
    'price/typed',
    'catalogue.hydrocele-repair',
    'The repair is £1,950, and that covers the operation, the dressings and one look at the wound.',
  ),
  ...wrong('price/typed', 'programmes.vasectomy-complete', 'The plan costs £720.'),
  ...wrong(
    'price/vat',
    'questions',
    'The fees on this page exclude VAT.',
    'Prices for operations are plus VAT at 20%.',
    'The fees on this page are what Mr Dunn and Dr Rao charge for their time and their instruments. VAT is added to your bill at the desk where it is due. We take cards and bank transfers.',
  ),
  ...wrong('price/vat', 'catalogue.health-mot', 'The MOT is quoted net of VAT, as most of our patients claim it back.'),
];

/** Wrong sentences about prices, savings, VAT and what is free. */
import { PRICE, SAVING } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

export const wrongMoney = [
  ...wrong(
    PRICE,
    'questions',
    'You begin with a booking appointment, for which we charge £110 wherever your baby is going to be born.',
    'If the cot is still in the shop, don’t worry: we lend you a Moses basket for £15 a month.',
    'Nobody plans to forget a visit. When it does happen, the bill is £50.',
    'The nursing pillow in our window costs £48, and it has survived three of Ffion’s own.',
    'An hour’s driving beyond our usual round adds £25 to the fee.',
    'For a letter to your employer, Tamsin will ask you for £28.',
    'The pump goes home with you for £18 a week.',
    'At a birth debrief, which is £85, there is time for both of you to speak.',
  ),
  ...wrong(
    PRICE,
    'catalogue.feeding-consultation',
    'Ninety minutes of Lowri’s time cost £95, and the call two weeks afterwards is part of it.',
  ),
  ...wrong(
    PRICE,
    'catalogue.tongue-tie',
    'Assessment and division together are £185, however often she has to look again.',
    'To have the tongue looked at, and nothing more, is £70.',
  ),
  ...wrong(PRICE, 'catalogue.postnatal-visit', 'Visits at home are £105 each, and we bring the scales.'),
  ...wrong(PRICE, 'catalogue.birth-class', 'Two people, one afternoon, £80, and as much cake as you can carry.'),
  ...wrong(PRICE, 'catalogue.baby-massage', 'A block of five classes can be had for £65.'),
  ...wrong(PRICE, 'programmes.one-midwife', 'Eight payments of £145 take you from the first scan to the first smile.'),
  ...wrong(
    PRICE,
    'programmes.first-six-weeks',
    'All visits of those six weeks, with as much feeding help as you need, come to £570.',
  ),
  ...wrong(
    SAVING,
    'catalogue.antenatal-visit',
    'Taking six at once brings you a saving of £70, nearly the price of another visit.',
    'You’d pay a quarter more without the course.',
  ),
  ...wrong(
    SAVING,
    'catalogue.postnatal-visit',
    'Four visits bought together are £60 below what they cost one at a time.',
    'The course makes each visit £15 cheaper.',
  ),
  ...wrong(SAVING, 'catalogue.baby-massage', 'Book five and the discount is 20 %, oil included.'),
  ...wrong(SAVING, 'offers.ready-steady', 'Puts £40 back into the pram fund'),
  ...wrong(
    SAVING,
    'programmes.first-six-weeks',
    'Compared with six separate visits, our plan leaves you with £90 to spend on takeaways.',
  ),
  ...wrong(
    'price/free',
    'questions',
    'Teenage mothers pay nothing for an antenatal visit, and nobody will ask them why.',
    'If you have the One Midwife plan, the birth class for the two of you is included at no charge.',
    'Second babies get their first postnatal visit with our compliments.',
  ),
  ...wrong(
    'price/free',
    'catalogue.tongue-tie',
    'Having your baby’s tongue assessed costs nothing; you only pay if Adaeze reaches for the scissors.',
  ),
  ...wrong(
    'price/free',
    'catalogue.sleep-talk',
    'Parents of twins needn’t open their purse for this talk, because they have suffered enough.',
  ),
  ...also(
    'claim/pressure',
    wrong(
      'price/free',
      'catalogue.baby-massage',
      'Come once for nothing, see whether your baby likes it, and then decide about the other four.',
    ),
  ),
  ...wrong('price/typed', 'questions', 'The feeding class is £75 for two, or for one with a large bag.'),
  ...wrong(
    'price/typed',
    'catalogue.birth-plan-talk',
    'For £65 you can ask everything that you would never ask in a group.',
  ),
  ...wrong('price/typed', 'catalogue.birth-debrief', 'It costs £95 and can be booked years after the birth, too.'),
  ...wrong(
    'price/typed',
    'programmes.one-midwife',
    'Plenty of couples ask whether £1,080 covers everything, and the answer is that it covers all ten sessions.',
  ),
  ...wrong(
    'price/vat',
    'questions',
    'Classes, unlike visits, are subject to VAT, which Tamsin adds when she writes your invoice.',
    'All fees for pump hire are to be understood as net; VAT is charged separately.',
    'VAT not included. If your employer is paying, tell us and we will leave space for it.',
    'Please add a fifth for VAT if you are working out what the baby massage will cost you.',
  ),
  ...wrong(
    ['price/typed', 'price/unbacked'],
    'questions',
    'Hire of a pump is £12 a week, which most families need for about a month.',
  ),
];

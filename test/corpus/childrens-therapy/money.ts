/** Wrong prices and savings of the children’s therapy practice, and things that it calls free. */
import { PRICE, SAVING } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

const free = [
  ...wrong(
    'price/free',
    'questions',
    'The first consultation is free, so come and have a look round.',
    'A parent session is complimentary while your child is in therapy with us.',
    'You pay nothing for the school visit if the head teacher asks us to come.',
    'Sleep consultations are free for families with a child under five.',
  ),
  ...wrong(
    'price/free',
    'catalogue.ot-assessment',
    'The first consultation before it is on the house.',
    'The school visit afterwards comes at no extra cost.',
  ),
  ...also(
    'claim/pressure',
    wrong(
      'price/free',
      'catalogue.autism-assessment',
      'Book the assessment this month, and we give you a free movement group session.',
    ),
  ),
  ...wrong('price/free', 'catalogue.movement-group', 'The Movement group is free for brothers and sisters.'),
  ...wrong('price/free', 'offers.better-nights', 'The hour for parents is free of charge'),
];

const savings = [
  ...wrong(
    SAVING,
    'catalogue.ot-session',
    'As a block of six, you save £54 on single sessions.',
    'Booked in sixes, occupational therapy is 20 per cent cheaper.',
  ),
  ...wrong(
    SAVING,
    'catalogue.child-psychology-session',
    'Eight sessions booked together save you £80.',
    'In the course, each session is £15 less.',
  ),
  ...wrong(SAVING, 'catalogue.movement-group', 'With the card for ten sessions you pay a quarter less.'),
  ...also(
    'price/typed',
    wrong(SAVING, 'catalogue.movement-group', 'The term card saves £24, the price of one session.'),
  ),
  ...wrong(SAVING, 'offers.start-together', 'You save £35 compared with booking the two apart'),
  ...wrong(SAVING, 'offers.better-nights', 'A saving of £30 for tired parents'),
  ...wrong(
    SAVING,
    'programmes.steady-hands',
    'Compared with ten single sessions of occupational therapy, Steady Hands saves you £120.',
  ),
];

const prices = [
  ...wrong(
    PRICE,
    'questions',
    'A first consultation costs £75, and you can bring both parents.',
    'A further copy of a report is £15.',
    'If a session is missed, we charge £30.',
    'For a school visit we ask £180, including the drive.',
  ),
  ...wrong(PRICE, 'catalogue.handwriting-assessment', 'The handwriting assessment is £125.'),
  ...wrong(PRICE, 'catalogue.ot-assessment', 'You pay £350 for both visits together, and the report is included.'),
  ...wrong(PRICE, 'catalogue.autism-assessment', 'The whole assessment is £1,600, payable in two halves.'),
  ...wrong(PRICE, 'catalogue.child-psychology-session', 'Two sessions a month come to £220.'),
  ...wrong(PRICE, 'catalogue.written-report', 'A full report is £220, because it takes an afternoon to write.'),
  ...wrong(PRICE, 'catalogue.parent-session', 'The hour for parents is £90.'),
  ...wrong(PRICE, 'programmes.brave-steps', 'Brave Steps is £820 for eight sessions.'),
  ...wrong(PRICE, 'programmes.steady-hands', 'You can pay in three parts of £240.'),
];

const typed = [
  ...wrong('price/typed', 'questions', 'The first consultation is £85, and you get ideas to try at home.'),
  ...wrong('price/typed', 'catalogue.sleep-consultation', 'For the sleep consultation we charge £95.'),
  ...wrong(
    'price/typed',
    'catalogue.school-visit',
    'A school visit costs £210, and we talk to the teacher afterwards.',
  ),
  ...wrong(
    'price/typed',
    'catalogue.autism-assessment',
    'The fee for the autism assessment is £1,450 whatever we find.',
  ),
  ...wrong('price/typed', 'programmes.brave-steps', 'Brave Steps costs £760. It is paid at once or in parts.'),
  ...wrong('price/typed', 'catalogue.movement-group', 'Each session in the hall is £24, and socks are optional.'),
];

const vat = [
  ...wrong(
    'price/vat',
    'questions',
    'Fees do not include VAT.',
    'Please allow for 20 per cent VAT on top of the fees in this list.',
  ),
  ...wrong('price/vat', 'catalogue.written-report', 'VAT is added to reports for solicitors and tribunals.'),
  ...wrong('price/vat', 'programmes.steady-hands', 'The price of the programme is exclusive of VAT.'),
];

export const wrongMoney = [...free, ...savings, ...prices, ...typed, ...vat];

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
    'An assessment begins with a talk about what worries you most. The first consultation before it is on the house.',
    'Teachers see things that we do not, so we like to meet them. The school visit afterwards comes at no extra cost.',
  ),
  ...also(
    'claim/pressure',
    wrong(
      'price/free',
      'catalogue.autism-assessment',
      'Book the assessment this month, and we give you a free movement group session.',
    ),
  ),
  ...wrong(
    'price/free',
    'catalogue.movement-group',
    'Nobody likes to wait in the corridor. The Movement group is free for brothers and sisters who are dragged along.',
  ),
  ...wrong('price/free', 'offers.better-nights', 'The hour for parents is free of charge'),
];

const savings = [
  ...wrong(
    SAVING,
    'catalogue.ot-session',
    'Therapy needs a run-up, so most of our families book a few at once. As a block of six, you save £54 on single sessions.',
    'There is a discount for planners: booked in sixes, occupational therapy is 20 per cent cheaper than one session at a time.',
  ),
  ...wrong(
    SAVING,
    'catalogue.child-psychology-session',
    'Some parents like to know where they stand. Eight sessions booked together save you £80, and you can spread them over the school year.',
    'Daniel keeps the same slot for you each week if you book ahead. In the course, each session is £15 less.',
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
    'You get the report by email. A further copy on paper is £15, because somebody has to bind it.',
    'We know what mornings with children are like. All the same, if a session is missed without a word, we charge £30.',
    'For a school visit we ask £180, including the drive.',
  ),
  ...wrong(
    PRICE,
    'catalogue.handwriting-assessment',
    'Bring an exercise book from school, the messier the better. The handwriting assessment is £125.',
  ),
  ...wrong(PRICE, 'catalogue.ot-assessment', 'You pay £350 for both visits together, and the report is included.'),
  ...wrong(
    PRICE,
    'catalogue.autism-assessment',
    'Three visits, two professionals and a long report: the whole assessment is £1,600, payable in two halves.',
  ),
  ...wrong(
    PRICE,
    'catalogue.child-psychology-session',
    'Not every family can come each week. Two sessions a month come to £220.',
  ),
  ...wrong(PRICE, 'catalogue.written-report', 'A full report is £220, because it takes an afternoon to write.'),
  ...wrong(
    PRICE,
    'catalogue.parent-session',
    'You need no reason and no diagnosis to come. The hour for parents is £90.',
  ),
  ...wrong(
    PRICE,
    'programmes.brave-steps',
    'Brave Steps is £820 for eight sessions, and the workbook stays with your child.',
  ),
  ...wrong(
    PRICE,
    'programmes.steady-hands',
    'Ten sessions are a lot of money at once. You can pay in three parts of £240 instead.',
  ),
];

const typed = [
  ...wrong('price/typed', 'questions', 'The first consultation is £85, and you get ideas to try at home.'),
  ...wrong(
    'price/typed',
    'catalogue.sleep-consultation',
    'You talk, we read the diary, and then we plan the next nights. For the sleep consultation we charge £95.',
  ),
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
    'What you see below is what most families ask for. Fees do not include VAT.',
    'Please allow for 20 per cent VAT on top of the fees in this list.',
  ),
  ...wrong(
    'price/vat',
    'catalogue.written-report',
    'We also write for lawyers. VAT is added to reports for solicitors and tribunals.',
  ),
  ...wrong(
    'price/vat',
    'programmes.steady-hands',
    'You get a folder, a pair of good scissors and a lot of homework. The price of the programme is exclusive of VAT.',
  ),
];

export const wrongMoney = [...free, ...savings, ...prices, ...typed, ...vat];

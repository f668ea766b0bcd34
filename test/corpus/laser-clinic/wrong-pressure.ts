/** Wrong sentences that hurry visitors, make light of a treatment or play on worries. */
import { also, wrong } from '../sentence.ts';

export const wrongPressure = [
  ...wrong(
    'claim/pressure',
    'questions',
    'Hurry, spaces are limited!',
    'Book this week, before our prices go up.',
    'Party season is around the corner, and Gillian’s diary is nearly full. Only four appointments are left in December, so grab yours now before you miss out. Neil will find you a time.',
    'Flash sale ends at midnight.',
    'Turning forty? Time to do something about that face.',
    'Black Friday: this weekend only.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.dermal-filler',
    'Lunchtime lips, no downtime.',
    'Having your lips done with us is no bigger deal than a haircut, and you can be back at your desk within the hour.',
    'Thin lips make you look mean and old.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.laser-hair-removal',
    'Nobody wants to sit next to hairy legs on the beach. Don’t be that girl this summer.',
    'Last chance: start your course before Sunday and be smooth by spring.',
    'In and out in no time, with zero downtime.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.wrinkle-consultation',
    'Bring back the face that he fell for.',
    'Your husband has noticed those lines, even if he is too kind to mention them.',
    'The longer you leave it, the deeper your lines become, so act today.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.acne-appointment',
    'School photos, proms, first dates: don’t let spots ruin the best years of your child’s life.',
  ),
  ...wrong(
    'claim/pressure',
    'programmes.smooth-year',
    'The next ten people to sign up get the best slots, and after that the book is closed.',
  ),
  ...also(
    'price/free',
    wrong(
      'claim/pressure',
      'questions',
      'Follow us, like this post and tag a friend to win a free millilitre of lip filler.',
      'Order any laser course by midnight and get an extra session free.',
    ),
  ),
  ...also(
    'price/saving',
    wrong(
      'claim/pressure',
      'catalogue.dermal-filler',
      'Bring your best friend on a Friday and we will fill two pairs of lips for the price of one.',
    ),
  ),
  ...also(
    'price/unbacked',
    also(
      'price/contradiction',
      also(
        'price/saving',
        wrong(
          'claim/pressure',
          'catalogue.dermal-filler',
          'You can talk to Gillian about anything. If you decide on filler there and then, she does it straight away, and you get £50 off for not going home to think about it. The card machine is next to the door.',
        ),
      ),
    ),
  ),
];

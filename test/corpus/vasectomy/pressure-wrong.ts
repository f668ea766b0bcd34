/** Wrong sentences that hurry men, shame them or make light of operations. */
import { also, wrong } from '../sentence.ts';

export const wrongPressure = [
  ...wrong(
    'claim/pressure',
    'catalogue.no-scalpel-vasectomy',
    'Only two places left in December!',
    'Your dog has had it done, your brother-in-law has had it done, and both are fine. So man up, stop hiding behind the newspaper and put your name down. Gwen is on the telephone most mornings.',
    'It’s just a snip: in and out during your lunch break.',
    'Hurry, the winter list is nearly full and places go to whoever rings first.',
    'Your wife has put up with the pill for long enough, so stop making excuses and book tonight.',
    'The first talk takes place on the telephone, and Gwen sends you the leaflet by e-mail. Don’t think about it for too long, because our diary fills within hours and we can’t hold a place for anybody. You will need somebody to take you home.',
  ),
  ...also(
    'price/saving',
    wrong('claim/pressure', 'catalogue.no-scalpel-vasectomy', 'Bring a mate: two vasectomies for the price of one.'),
  ),
  ...also(
    'price/free',
    wrong(
      'claim/pressure',
      'questions',
      'Share our post and win a vasectomy in time for the World Cup.',
      'We sponsor the darts team at the White Horse and are proud of it. Everybody who buys a raffle ticket there this month has a chance of a free vasectomy, drawn by the landlord himself. The team plays on Thursdays.',
    ),
  ),
  ...also(
    'price/unbacked',
    also(
      'price/saving',
      wrong(
        'claim/pressure',
        'catalogue.adult-circumcision',
        'Decide at your consultation and you get £100 off, but only on that day.',
      ),
    ),
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.adult-circumcision',
    'Prices go up on Monday, so book your circumcision this weekend.',
    'Circumcision is quick and easy with no downtime, so nobody at work needs to notice.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.erection-clinic',
    'How much longer will she wait for you?',
    'Most visits begin with a shy sort of silence, and that is fine with us. But ask yourself what kind of man you are if you can’t satisfy your own wife, and how long you want to go on like that. Gwen has heard everything before.',
    'Every month without treatment makes it worse, so act now, before your wife looks elsewhere.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.prostate-check',
    'Don’t leave it until it is too late: book your check today.',
    'Your father trusted to luck, and perhaps yours has run out. Somewhere in this town a man of your age is dying of a cancer that we would have found, and next week it could be you. Ring us this minute and we will squeeze you in.',
  ),
];

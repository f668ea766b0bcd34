/** Wrong sentences that hurry visitors, shame them or make light of a treatment. */
import { also, wrong } from '../sentence.ts';

export const wrongPressure = [
  ...wrong(
    'claim/pressure',
    'questions',
    'Only three appointments left this week.',
    'Book now, before our prices rise in January.',
    'It takes a little courage to ring, we know that. The December diary is nearly full, though, so grab one of the last places before the man next door does. Gareth keeps it short.',
  ),
  ...wrong('claim/pressure', 'offers.winter', 'Hurry, nearly sold out'),
  ...wrong(
    'claim/pressure',
    'catalogue.hair-review',
    'Lose another month and there will be nothing left to save. Call today.',
    'Women notice a thinning crown long before you do, and they do not find it attractive.',
  ),
  ...wrong('claim/pressure', 'catalogue.couples-session', 'Act now, before she finds somebody else.'),
  ...wrong(
    'claim/pressure',
    'catalogue.shockwave-therapy',
    'It is no bigger a deal than a haircut, and you can squeeze it in between two meetings.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.prostate-check',
    'Prostate cancer often gives no sign in its early days. Every day that you hesitate could be the day on which it spreads, so ring before tonight. Gareth will find you a time.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.weight-review',
    'Your wife has said nothing, and neither have the children. Do you really want them to be ashamed of you on the beach next summer? Come in, and we will talk about it over a glass of water.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.scalp-microneedling',
    'The scalp is cleaned and dried first. What follows is a lunch-break job without any downtime, about as serious as having your beard trimmed. You can wear a cap on the way home.',
  ),
  ...wrong(
    'claim/pressure',
    'programmes.second-wind',
    'Liam starts each man with a scan and a chat about old injuries. There are two places left in the January group, and they will be gone by the weekend. You bring trainers, a towel and a bottle.',
  ),
  ...also(
    'price/saving',
    also(
      'price/free',
      wrong('claim/pressure', 'catalogue.prostate-check', 'Bring a mate: two checks for the price of one.'),
    ),
  ),
  ...also(
    'price/free',
    wrong(
      'claim/pressure',
      'questions',
      'Like our page before Friday and you could win a full sexual health screen in our prize draw.',
      'The first twenty men who book in December get a body composition scan thrown in.',
    ),
  ),
  ...also(
    'price/saving',
    wrong(
      'claim/pressure',
      'catalogue.mens-health-consultation',
      'The doctor explains what he has found and what can be done. If you sign up before you leave the room, we knock a tenth off whatever you choose. The plan is then sent to you by post.',
    ),
  ),
  ...also(
    'content/one-fact',
    wrong('claim/pressure', 'offers.winter', 'Ends at midnight on Sunday, so don’t sleep on it'),
  ),
];

/** Wrong sentences that hurry visitors, or play on their worries. */
import { also, wrong } from '../sentence.ts';

export const wrongPressure = [
  ...wrong(
    'claim/pressure',
    'catalogue.life-coaching',
    'Only two coaching places left this month!',
    'You can read about my path further down. Don’t wait another day, sign up tonight, because tomorrow you will have found ten reasons not to. I look forward to meeting you.',
    'How many more years do you want to waste before you finally do something about your life?',
    'I work with a small number of people so that I can give each my full attention. My diary is almost full, so grab your place before it’s gone. We begin with a chat over coffee.',
    'Winners act, and everyone else keeps scrolling. Which one are you?',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.executive-coaching',
    'Book by Sunday and skip the queue.',
    'Your competitors already have a coach, so hurry up before they leave you behind.',
    'The sessions are held in our room or at your office. If you sign the contract within 24 hours of the first call, we add a bonus session worth having. Parking is round the corner.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.adhd-assessment',
    'Last appointments before Christmas. Be quick!',
    'Every month without a diagnosis costs you jobs, friends and money.',
    'You may have wondered for years why everything seems harder for you. Act now, before your marriage and your career fall apart, and secure one of the few remaining slots. You need no referral.',
    'Getting assessed is as easy as ordering a pizza.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.parent-session',
    'A good parent would not hesitate for a moment to book this session.',
    'Do you want your child to be the one whom nobody invites? Call us today, before it is too late.',
  ),
  ...wrong(
    'claim/pressure',
    'programmes.steady-ground',
    'Prices go up on Monday, so book now.',
    'Five people are looking at this programme at the moment, and there are only three places.',
    'The programme runs in our quiet room at the back. This special start is for the next ten people who book, and once the clock runs out it will not be repeated. You get a folder at the first session.',
  ),
  ...also(
    'price/free',
    wrong('claim/pressure', 'questions', 'Share this page and win a coaching session in our prize draw.'),
  ),
  ...also(
    'price/saving',
    wrong(
      'claim/pressure',
      'questions',
      'Two for the price of one on life coaching this week.',
      'Black Friday flash sale: 30% off all coaching until midnight.',
    ),
  ),
];

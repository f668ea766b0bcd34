/** Wrong sentences that hurry visitors, or make light of a treatment. */
import { also, wrong } from '../sentence.ts';

export const wrongPressure = [
  ...wrong(
    'claim/pressure',
    'questions',
    'Hurry, places are going fast!',
    'Book today, before it is too late.',
    'Our January diary is almost full, and once the last places are gone they are gone.',
    'Comment on our post by Friday, tag another mum, and one of you wins six months of nappies. It’s open to everybody in Tynedale. Good luck!',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.feeding-consultation',
    'Only two appointments left this week.',
    'Every day that you wait, your supply drops a little further, so ring us now.',
    'Don’t put it off: once your milk has gone, it is too late to ring us.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.tongue-tie-division',
    'A quick snip, no fuss.',
    'A division is no bigger a decision than a haircut, and you will be home in time for lunch.',
    'We keep a division slot free after each assessment. If you say yes before you leave the room, we give you a special rate, which is gone once you walk out. Most parents are glad that they did not dither.',
  ),
  ...also(
    'price/saving',
    wrong(
      'claim/pressure',
      'catalogue.sleep-consultation',
      'Flash sale this weekend: book by midnight on Sunday and pay less for your consultation.',
      'Tired parents make mistakes at work and behind the wheel. Don’t wait until something terrible happens: sign up tonight, because our lower price ends tomorrow. You will thank yourself.',
    ),
  ),
  ...also(
    'price/free',
    also('price/saving', wrong('claim/pressure', 'catalogue.baby-massage', 'Buy one class, get one free.')),
  ),
  ...wrong('claim/pressure', 'offers.winter', 'Last chance: when it’s gone, it’s gone'),
  ...wrong(
    'claim/pressure',
    'catalogue.weaning-class',
    'First foods are for life. Get weaning wrong now and your child will struggle with food for years, so reserve your seat while you still can. Bring a friend who has a baby of the same age.',
  ),
];

/** Wrong sentences that hurry or frighten people, or offer prizes. */
import { also, wrong } from '../sentence.ts';

export const wrongPressure = [
  ...wrong(
    'claim/pressure',
    'catalogue.cardiology-consultation',
    'Only four consultations left this week, so book today!',
    'Hurry, last appointments of the year.',
    'Every day that you wait, your arteries grow a little narrower, so do not put this off.',
    'Our diary fills within hours, and whoever hesitates now will be waiting until the spring.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.sports-screening',
    'Book now, before it is your son.',
    'The young man in the news looked fit as well. Do you want to be the parent who did nothing?',
    'Screening here is a calm affair, with time for questions. Only six places are left before the marathon, and they will be gone by tomorrow night. Please come in loose clothes.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.resting-ecg',
    'Your heart could stop tonight. Book an ECG now.',
    'The recording takes no more than a few breaths. Have it done for your children, before it is too late and they have to ask why you did not. You get a copy on paper.',
    'Are you really going to leave a widow behind because you were too busy for an ECG?',
  ),
  ...also(
    'price/saving',
    wrong(
      'claim/pressure',
      'catalogue.echocardiogram',
      'Flash sale on heart scans: tonight only.',
      'Decide before you leave the consulting room and we take a tenth off the scan, an offer that we cannot repeat.',
      'The scan is done by one of our doctors. Prices go up on Monday, so secure yours this weekend and be glad that you did. The gel is a little cold.',
    ),
  ),
  ...also(
    'price/free',
    wrong(
      'claim/pressure',
      'questions',
      'Win a heart scan in our monthly draw!',
      'Share our page with three friends, and one of you wins a sports heart screening at the end of the month.',
    ),
  ),
  ...also(
    'price/saving',
    also(
      'price/free',
      wrong('claim/pressure', 'catalogue.blood-pressure-monitor', 'Two for one for couples, this week only.'),
    ),
  ),
];

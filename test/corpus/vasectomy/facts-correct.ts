/** Correct sentences about hours, durations, numbers and other facts of the clinic. */
import { correct } from '../sentence.ts';

export const correctFacts = [
  ...correct(
    'questions',
    'We open at eight on Mondays.',
    'Saturdays: 9am to 1pm.',
    'Closed on Sundays.',
    'You must be 18 or over.',
    'Our number is 01632 960427.',
    'Please give us three days’ notice.',
    'On Fridays we close at half past three, so that the laboratory can finish its week.',
    'On Wednesdays the doors open at noon and close at eight in the evening, for men who can’t get away from work.',
    'Monday, Tuesday and Thursday are alike: from eight in the morning until five.',
    'We are closed from 24 December to 1 January, and the answerphone says whom to ring.',
    'You may cancel a plan that you bought online within two weeks, and you need not say why.',
    'E-mails are answered within one working day. If your wound is bleeding or you have a fever, please don’t write but ring us, and outside our hours ring NHS 111, which is open day and night.',
    'We like to leave {figures.reflection} between the first talk and a vasectomy. Nothing happens if you take longer, and if you change your mind on the morning itself, that is perfectly all right as well.',
    'From the station it is about ten minutes on foot. Go over the level crossing, turn right at the chip shop, and look for the green door at 5 Kiln Lane, which has no sign because most patients prefer it that way.',
  ),
  ...correct(
    'catalogue.no-scalpel-vasectomy',
    'Allow 45 minutes.',
    'No heavy lifting for a week.',
    'You hand in the first sample twelve weeks after the operation, and not before.',
  ),
  ...correct(
    'catalogue.semen-test',
    'Results within three working days.',
    'The sample has to reach us within an hour, and an inside pocket keeps it warm enough.',
    'Please have no sex for two to seven days beforehand. Fewer days and the count may look too low, more and the sperm are tired; write the number on the form, whatever it is.',
  ),
  ...correct(
    'catalogue.adult-circumcision',
    'The stitches dissolve in about three weeks.',
    'Healing takes four to six weeks, and during that time there should be no sex and no bicycle.',
  ),
  ...correct(
    'catalogue.hydrocele-repair',
    'The appointment takes an hour and a half. Mr Dunn’s note for your employer says only that you need two weeks off, and not why.',
  ),
  ...correct(
    'catalogue.prostate-check',
    'Wait six weeks after a urine infection before you have the blood test.',
    'Allow 35 minutes.',
  ),
  ...correct('catalogue.shockwave-therapy', 'Sessions take twenty minutes and are a week apart.'),
  ...correct(
    'catalogue.health-mot',
    'You will be with us for an hour and twenty minutes, and the report comes by post within five working days.',
  ),
  ...correct('programmes.vasectomy-complete', 'Four sessions over six months.'),
  ...correct(
    'programmes.prostate-watch',
    'The plan has five sessions in two years, and Pauline sends you a card before each.',
  ),
  ...correct('offers.winter', 'Until 27 February 2027', 'Both together take an hour and three quarters'),
];

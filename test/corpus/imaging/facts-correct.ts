/** Correct sentences about hours, durations, numbers and other facts of the centre. */
import { correct } from '../sentence.ts';

export const correctFacts = [
  ...correct(
    'questions',
    'We open at 7.30am on weekdays.',
    'Saturdays: 8.30am to 1pm.',
    'Closed on Sundays.',
    'You must be 16 or over.',
    'Our number is 01632 960742.',
    'Please give us a day’s notice.',
    'On Tuesdays and Thursdays we are open until eight in the evening.',
    'On Fridays we shut at half past four, when the last reports have gone out.',
    'Gift vouchers are valid for a year and a half from the day on which they are bought.',
    'Mondays and Wednesdays are alike: half past seven in the morning until six.',
    'We answer e-mails within one working day, and sometimes while you are still waiting for the kettle.',
    'The pictures are kept for eight years. After that they are deleted, so ask for a copy before if you are the sort of person who likes to keep things.',
    'We are closed from 24 December to 2 January. The third is a Sunday, so the first morning on which you will find somebody here is Monday 4 January, at half past seven.',
    'From the station it takes about eight minutes on foot: over the level crossing, along the river, and then you see the mill wheel. The car park at Tyne Green is open day and night, and the café in it from ten on Sundays.',
    'You may cancel a plan that you bought online within two weeks, and nobody will ask you why. A form is not needed; a line by e-mail is enough.',
  ),
  ...correct(
    'catalogue.mri-scan',
    'The couch carries up to 220 kg.',
    'One area takes 40 minutes, and each further one another half an hour.',
    'The tunnel is {catalogue.mri-scan.figures.width} wide. That is about ten centimetres more than in most older machines, and still not roomy; your report follows within three working days.',
  ),
  ...correct(
    'catalogue.blood-profile',
    'Results in two working days.',
    'The profile measures 42 values, and most people have never heard of half of them.',
    'Eat nothing for ten hours before the test. If you come at eight in the morning, that means a supper before ten the night before, and black coffee is off the list too.',
  ),
  ...correct(
    'catalogue.abdominal-ultrasound',
    'No food for six hours before.',
    'An abdominal and a pelvic ultrasound in one visit take an hour together.',
  ),
  ...correct('catalogue.early-pregnancy-scan', 'You get two printed pictures, and the scan itself takes 20 minutes.'),
  ...correct(
    'catalogue.joint-injection',
    'Rest the joint for two days.',
    'The appointment takes forty minutes, and the needle itself hardly one of them. Most of the time goes into looking, asking and cleaning the skin, and at the end you sit with us until you feel steady.',
  ),
  ...correct(
    'catalogue.health-screening',
    'Core takes 75 minutes, and Full exactly twice as long, with a pause for tea in the middle.',
  ),
  ...correct('programmes.watchful-year', 'There are four sessions in the twelve months, one in each quarter.'),
  ...correct(
    'programmes.pregnancy-series',
    'Three scans in fourteen weeks. They are extra, for parents who would like to look more often; your midwife plans her own without ours, and medically hers are the ones that count.',
  ),
  ...correct('offers.winter', 'Ends on 13 February 2027', 'Half an hour for both together'),
];

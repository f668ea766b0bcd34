/** Sentences about durations, ages, days, hours and the address. */
import { HOURS, LAST_DAY, OTHER_EFFECT } from '../labels.ts';
import { correct, type Sentence, wrong } from '../sentence.ts';

const right: readonly Sentence[] = [
  ...correct(
    'questions',
    'When are you open? From nine until half past five on Mondays, Tuesdays and Thursdays, and until eight in the evening on Wednesdays.',
    'We close early on Fridays, at three, so that somebody can fetch the children.',
    'On Saturdays the door is open from 9.30 am to 12.30 pm, and on Sundays we are closed.',
    'If you work during the day, Wednesday is your evening: we start at ten and stay until 8 pm.',
    'We are closed from 24 to 28 December and back at our desks on the 29th.',
    'Please give us 48 hours’ notice if you cannot come, so that somebody else can have the time.',
    'You can call off a plan within 14 days of buying it online, and you need not tell us why.',
    'We see women from the age of 18. If you are younger, your GP or a clinic for young people is the right place.',
    'You will find us at 14 Marlpit Lane, between the wharf and the old carpet factory. The lift is behind the bookshop.',
    'From the station it is a quarter of an hour on foot, downhill on the way here and uphill on the way back.',
    'Leave a message on 01632 960861, and we ring back within two working days.',
    'In 2025 we held 3,400 appointments, most of them with people who came for the second or third time.',
    'Buses 3 and 9 stop at the wharf every 20 minutes. The last one leaves at ten past seven.',
    'Our permanent address is on Canal Wharf; the room in Bewdley was only for the summer of 2023.',
    'Your bladder holds about half a litre, and most people empty it six to eight times a day.',
  ),
  ...correct(
    'catalogue.hormone-test',
    'Results come back within three working days, and the doctor writes a line about each of them.',
    'You are in and out within 15 minutes. Drink a glass of water first, because it makes the vein easier to find.',
  ),
  ...correct(
    'catalogue.cervical-screening',
    'The laboratory needs ten working days. We write to you either way, so no letter does not mean good news.',
    'Twenty minutes are set aside, although the test itself is over in two.',
  ),
  ...correct(
    'catalogue.pelvic-floor-session',
    'Sessions are 50 minutes long. The first ten are for talking, with your coat on if you like.',
  ),
  ...correct(
    'catalogue.flush-group',
    'Each evening takes an hour and a half, with a break for tea. Eight chairs, no more.',
  ),
  ...correct('catalogue.bone-density-scan', 'If your first scan shows thin bones, come back in two years, not sooner.'),
  ...correct(
    'catalogue.well-woman-check',
    'An hour is long enough to look at everything once, and short enough to find a babysitter for.',
  ),
  ...correct('catalogue.menopause-review', 'A review takes half an hour, in the room or by video, as you prefer.'),
  ...correct(
    'catalogue.coil',
    'Allow 40 minutes for a fitting and 20 for a removal, and do not plan to run for a bus afterwards.',
  ),
  ...correct(
    'offers.autumn-check',
    'Until 19 December 2026, on any morning that has a free hour and a half',
    'Runs from 1 November to 19 December',
  ),
  ...correct('programmes.first-year', 'Four sessions over 12 months, always with the same doctor.'),
  ...correct('programmes.strong-floor', 'Six sessions in three months: every week at first, then every third week.'),
];

const facts: readonly Sentence[] = [
  ...wrong(
    'content/one-fact',
    'questions',
    'Plans change. Just let us know 24 hours before your appointment, and you pay nothing.',
    'You must be at least 16 to be seen at our clinic.',
    'Gift vouchers are valid for two years from the day on which you buy them.',
    'Leave us a message and we will ring you back within four working days.',
    'If you would rather talk to a nurse before you book, ring 01632 960816 and ask for Bryony.',
    'Find us at 41 Marlpit Lane, opposite the old carpet factory.',
    'We answer every complaint in writing within 30 working days.',
    'If you buy a plan online, you have seven days to change your mind.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.hormone-test',
    'The results of your hormone test are back in 24 hours, with a note from the doctor.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.cervical-screening',
    'You will have your result within five working days, by letter and by text message.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.menopause-consultation',
    'Your first consultation lasts an hour. That is long enough for a cup of tea and a cry, if you need one.',
  ),
  ...wrong('content/one-fact', 'catalogue.menopause-review', 'Reviews are short: 15 minutes, usually by video.'),
  ...wrong('content/one-fact', 'catalogue.pelvic-floor-session', 'Sunita sees you for 30 minutes each time.'),
  ...wrong(
    'content/one-fact',
    'catalogue.bone-density-scan',
    'One scan is only a snapshot. We suggest that you have it repeated every five years.',
  ),
  ...wrong('content/one-fact', 'catalogue.pessary-fitting', 'Come back every 12 months to have the ring changed.'),
  ...wrong('content/one-fact', 'programmes.first-year', 'The First Year plan gives you six sessions over 12 months.'),
  ...wrong(
    LAST_DAY,
    'offers.autumn-check',
    'Available until 31 December 2026',
    'Ends on 12 December, so that reports arrive before the holidays',
  ),
  ...wrong(OTHER_EFFECT, 'catalogue.coil', 'Once it is in, a copper coil works for 15 years.'),
];

const hours: readonly Sentence[] = wrong(
  HOURS,
  'questions',
  'We are open until 9 pm on Wednesdays for everybody who works late.',
  'Busy in the week? Our Saturday clinic runs from 9.30 until two, and the café downstairs is open as well.',
  'The clinic is open seven days a week, from Monday to Sunday.',
  'On Fridays you can come until half past five, as on every other weekday.',
  'Early bird? Our doors open at 8 am from Monday to Thursday.',
  'Late evenings are on Tuesdays and Thursdays, when the last appointment begins at seven.',
  'Opening hours: Monday to Friday, 9 am to 5.30 pm; closed at weekends.',
  'We start at nine on Wednesdays and work through until eight.',
  'Between Christmas and New Year, we are here as usual, and we open again on 27 December.',
);

export const factSentences: readonly Sentence[] = [...right, ...facts, ...hours];

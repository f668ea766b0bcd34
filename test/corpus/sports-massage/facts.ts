/** Sentences about durations, ages, days, hours and the address. */
import { HOURS, LAST_DAY } from '../labels.ts';
import { also, correct, type Sentence, wrong } from '../sentence.ts';

const right: readonly Sentence[] = [
  ...correct(
    'questions',
    'Tuesday is the late one: we open at noon and close at half past eight.',
    'On Mondays, Wednesdays and Thursdays somebody is here from 8 am to 6 pm.',
    'Fridays finish at four, because Rhodri coaches the under-tens.',
    'Come to the injury desk on a Saturday morning; the door is open from nine to one.',
    'We are closed on Sundays, when we run ourselves.',
    'Over Christmas we are closed from 25 December to 3 January. Rest counts as training too.',
    'Please tell us a day before if you can’t come. A text at midnight is fine, as long as it is 24 hours before.',
    'You must be 16 to book. Younger players are better off with a physiotherapist who works with children.',
    'In 2025 we saw 260 runners, 90 rowers and one sword swallower with a stiff neck.',
    'E-mail desk@kilnside.example and we answer within one working day.',
    'The yard is at 8 Kilnside Yard, behind the silk mill. Follow the smell of liniment.',
    'You bought a plan online and changed your mind? You have 14 days, and you don’t have to explain.',
    'Courses are valid for nine months from the first session.',
    'The bus to Buxton stops outside the mill every half hour, and the last one goes at 7.40 pm.',
    'A marathon is 42.2 kilometres, and the last ten are longer than all the others.',
    'Bone takes about six weeks to knit, and a ligament often twice as long.',
    'The Society of Sports Therapists asks its members to keep learning. Rhodri’s last course was about knees.',
    'Hugo has lived in Macclesfield for eleven years and still gives directions by pubs.',
  ),
  ...correct(
    'catalogue.injury-assessment',
    'You have 45 minutes with us. If the talking takes longer, the treating waits for another day.',
  ),
  ...correct(
    'catalogue.bike-fit',
    'A fit takes two hours, and most of that is fiddling by a millimetre at a time.',
    'Six weeks later, you come in for a short check with the same shoes.',
  ),
  ...correct('catalogue.running-analysis', 'The film and a page of notes are in your inbox within two working days.'),
  ...correct('catalogue.ice-bath', 'Twenty minutes are yours. Nobody stays in the water for longer than ten of them.'),
  ...correct('catalogue.lactate-test', 'Plan an hour and a quarter, and don’t train hard on the day before.'),
  ...correct('catalogue.event-massage', 'Twenty minutes before the start is too late; come an hour before.'),
  ...correct('catalogue.sports-massage', 'Thirty minutes are enough for legs or for a back, not for both.'),
  ...correct('offers.winter-legs', 'Until 23 December 2026, Saturdays included'),
  ...correct('offers.saddle-sore', 'From 16 November to 16 January, when nobody wants to ride outside anyway'),
  ...correct('programmes.back-to-running', 'Eight sessions, spread over ten weeks, because bones like slow plans.'),
  ...correct('programmes.marathon-care', 'You come six times in 16 weeks: often at the end, seldom at the start.'),
];

const facts: readonly Sentence[] = [
  ...wrong(
    'content/one-fact',
    'questions',
    'Need to move your appointment? No problem, as long as you tell us at least 48 hours before.',
    'Children are welcome from the age of 12, with a parent in the room.',
    'Stuck for a present for the runner in your life? Our gift vouchers are valid for six months.',
    'We reply to every e-mail within three working days, usually sooner.',
    'Courses can be used for two years after the first session.',
    'Call us on 01632 960574 and ask for the desk.',
    'Write to hello@kilnside.example if you would like us at your race.',
    'You will find us at 18 Kilnside Yard, on the upper floor of the old mill.',
  ),
  ...also(
    'claim/effect',
    wrong('content/one-fact', 'questions', 'We treated 620 runners in 2025, and learned something from each of them.'),
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.injury-assessment',
    'Assessments last half an hour. Be there five minutes early, please.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.bike-fit',
    'Hugo takes three hours for a fit, coffee break included.',
    'Eight weeks after the fit, you come back for a check.',
  ),
  ...wrong('content/one-fact', 'catalogue.running-analysis', 'You receive the film within a week of your analysis.'),
  ...also(
    'claim/effect',
    wrong('content/one-fact', 'catalogue.cupping-massage', 'Any marks from the cups have faded after two days.'),
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.shockwave',
    'Leave a month between two sessions, so that the tendon can rest.',
    'You need eight to ten sessions of shockwave in all.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.pregnancy-massage',
    'You can come for a massage from eight weeks of pregnancy.',
  ),
  ...wrong(
    'content/one-fact',
    'programmes.back-to-running',
    'The plan takes six weeks from the first walk to the first five kilometres.',
  ),
  ...wrong(LAST_DAY, 'offers.winter-legs', 'Ends on 31 December 2026'),
  ...wrong(LAST_DAY, 'offers.saddle-sore', 'Yours until 31 January, when the roads are dry again'),
];

const hours: readonly Sentence[] = wrong(
  HOURS,
  'questions',
  'Come after work on Thursdays, when we are open until 8.30 pm.',
  'We open at seven every morning so that you can come before work.',
  'Saturdays: 9 am to 4 pm, no booking for the injury desk.',
  'Monday to Friday, 8 am to 6 pm, and Saturday mornings.',
  'Our Sunday clinic is open from ten to noon for everybody who overdid it on Saturday.',
  'On Tuesdays you can be here at eight in the morning, as on every other day.',
  'Friday evenings are popular: the last massage starts at half past five.',
  'After the break, we open again on 2 January.',
  'On Wednesdays we close for the afternoon at one.',
);

export const factSentences: readonly Sentence[] = [
  ...right,
  ...facts,
  ...hours,
  ...wrong('content/one-fact', 'catalogue.pregnancy-massage', 'From 20 weeks you are welcome on our table.'),
  ...correct('catalogue.pregnancy-massage', 'From about 20 weeks most women prefer to lie on their side.'),
  ...wrong('content/one-fact', 'catalogue.shockwave', 'Two weeks should pass between sessions.'),
  ...correct(
    'catalogue.shockwave',
    'About six in ten people in the trial had much less pain, and more than four in ten after the sham treatment.',
  ),
  ...wrong('content/one-fact', 'questions', 'Vouchers make good presents. They expire after six months.'),
  ...wrong('price/free', 'catalogue.taping', 'Both ankles are taped for nothing before a cup match.'),
  ...correct('catalogue.taping', 'We show you how to tape your own ankle, free of charge.'),
  ...correct(
    'questions',
    'A letter to your GP costs nothing, since it is part of the assessment.',
    'Forgot your shorts? We lend you a pair for free.',
  ),
  ...correct('programmes.marathon-care', 'Missed sessions can be moved at no charge within the sixteen weeks.'),
  ...correct('catalogue.rehab', 'If you stop after the first of six, we keep £48 for it and return the rest.'),
  ...correct('questions', 'With taping, an hour of massage comes to £74.'),
];

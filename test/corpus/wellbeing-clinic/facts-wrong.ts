/** Wrong sentences about hours, durations, numbers and other facts of the clinic. */
import { HOURS, LAST_DAY, RATING } from '../labels.ts';
import { wrong } from '../sentence.ts';

export const wrongFacts = [
  ...wrong(
    HOURS,
    'questions',
    'Shift workers like our Thursdays, when Tessa is in the treatment room from seven in the morning.',
    'You will find the lights on until half past six on every weekday, so there’s no need to ask your boss for time off.',
    'If you need to fast, choose a Wednesday: the morning is quiet, the afternoon too, and we are here until five.',
    'On Saturdays we lock up at noon, as Jodie’s football starts at half past twelve.',
    'Friday is the day for a late visit, since the doctors stay until eight in the evening.',
    'Sundays from ten to one there is a nurse on the premises, mainly for ears.',
    'The clinic wakes up at nine on Mondays and Tuesdays, and not a minute earlier, however hard you knock.',
    'As from this autumn Tuesday is our closing day, so please ring on any of the others.',
    'On Thursday evenings the last of us goes home at nine, which is why there is always soup.',
    'Our opening times are simple enough to remember: 8 am to 6 pm, Monday to Saturday.',
    'In the holidays the doors stay shut from Christmas Day to 4 January, and Dr Nair sings in the choir.',
    'Saturday appointments begin at eight and end at two, and there’s bacon from the market to follow.',
  ),
  ...wrong(
    'content/one-fact',
    'questions',
    'Plans change, and you needn’t feel bad about it, provided that we hear from you at least two working days before your appointment.',
    'We are glad to see teenagers with or without a parent as soon as they are thirteen.',
    'Should you have a question on the way, call 01632 960538 and somebody will talk you through the one-way system.',
    'A message that you leave in the evening is answered within three working days, in the order in which they arrive.',
    'Vouchers for the treatment room keep for six months after you buy them, as the card itself says.',
    'Our address is 62 Tollgate Lane, between the vet and the yew tree.',
    'For letters and parcels, the postcode is LE16 7YZ, and the postman knows us.',
    'We hold on to your notes for ten years from the last time you were here, and then they are shredded.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.blood-test',
    'It’s best to come in the morning, because you must have fasted for twelve hours by the time Dominik ties the band around your arm.',
    'Once the van has left with your sample, the result takes about ten working days.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.health-screen',
    'In all we measure 65 markers, print them in colour and explain the ones that look odd.',
    'Bring something to read, since the screen goes on for three hours.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.ear-microsuction',
    'Put in a few drops of olive oil at bedtime for two days before you come, and that will do.',
    'Tessa needs an hour for the appointment, even if only one side is blocked.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.menopause-consultation',
    'You have an hour and a half with the doctor, so nothing need be left out.',
    'After six months we meet again for a review, unless you would like it sooner.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.wellbeing-drip',
    'We have four chairs by the window, which makes it a nice thing to do with friends.',
  ),
  ...wrong(
    'content/one-fact',
    'programmes.menopause-year',
    'It is made up of six sessions over 12 months, and you choose the dates as you go.',
  ),
  ...wrong(LAST_DAY, 'offers.fresh-start', 'Book it by 30 April 2027, and come whenever you like after that'),
  ...wrong(
    RATING,
    'questions',
    'Although we were at 4.7 for ages, Google now puts us at 4.9 out of 5, and Jodie has printed it out.',
    'There must be something in the biscuits, given that over 300 people have reviewed us on Google.',
    'Four and a half stars is our average on Google at present, and we are working on the other half.',
    'Of the 213 reviews that Google lists for us, the shortest reads “Ta”.',
  ),
];

/** Sentences about opening hours and the rating. */
import { HOURS, RATING } from '../labels.ts';
import { correct, wrong } from '../sentence.ts';

export const hourSentences = [
  ...correct(
    'questions',
    'Closed on Mondays.',
    'Wednesday: 10am to 7pm.',
    'On Fridays we shut at 3.30pm.',
    'Some of you work in Newcastle and come home late. On Wednesdays we therefore stay open until seven, and start at ten in the morning. The train from town stops ten minutes away.',
    'Saturday mornings run from half past nine until half past one.',
    'There are no Sunday appointments, and none on Mondays either.',
    'Tuesdays and Thursdays are alike. We open at nine and close at five on both days, with somebody at the desk throughout. Wednesday begins an hour later.',
    'The car park behind the abbey locks its gate at 6pm. On a Wednesday you may want the street instead, as we are open until seven. The gate waits for nobody.',
    'We are away from 24 to 31 December. Marcus reads messages now and then, with a mince pie in his hand. In an emergency, ring NHS 111.',
  ),
  ...wrong(
    HOURS,
    'questions',
    'We are open on Mondays too.',
    'Tuesday: 9am to 6pm.',
    'Open on Fridays until 5pm.',
    'We are open every day.',
    'Saturday 10–4.',
    'Not everybody can leave work at lunchtime. On Wednesdays we are open until eight in the evening, and the light over the door is on. The yard is quiet by then.',
    'Our late evening is Thursday, when we close at seven.',
    'From Tuesday to Friday our doors open at nine o’clock.',
    'We are closed from 24 December to 10 January, and back with clean teeth after that.',
    'On Wednesday mornings we open at eight, so that you can be at work by ten.',
    'We like a slow start. On Fridays the studio opens at ten and closes at half past three, so that the team can meet first. The kettle is on from the beginning.',
    'The lift is on the left. On Sundays we are open from eleven until two, when you reach us by the side door. Ring the lower bell.',
    'Marcus plans the week. We are closed on Thursdays, because the dentist works elsewhere on that day. Messages are read all the same.',
    'Parking is easier in the afternoon. On Tuesdays you can come from nine until half past eight in the evening, and the market has gone by two. Mind the cobbles in the rain.',
  ),
  ...wrong(
    RATING,
    'questions',
    'More than 250 Google reviews.',
    'On Google, people give us 5.0 out of 5, and we are proud of it.',
    'With 198 reviews on Google and an average of 4.8, the studio is well known in the valley.',
    'We read what people write. Google shows an average of 4.6 from 163 reviews, and the critical ones taught us most. Please be honest in yours.',
  ),
];

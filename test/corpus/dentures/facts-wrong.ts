/** Wrong sentences about hours, ratings, durations, numbers and other facts of the clinic. */
import { HOURS, LAST_DAY, RATING } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

export const wrongFacts = [
  ...wrong(
    HOURS,
    'questions',
    'We are open on Saturdays from 9 am to 1 pm.',
    'Late opening: Wednesdays until 7 pm.',
    'On Fridays we close at five.',
    'Open Monday to Friday, 9 am to 5 pm.',
    'Closed on Thursdays.',
    'On Wednesdays you can bring a broken denture from seven in the morning, on your way to work.',
    'Mondays are busy, because so much breaks at weekends. We are here from nine until five without a break, so you can come in your own lunch hour. A repair is best brought early.',
    'If you cannot get away from work, come on a Tuesday, when we stay open until half past seven.',
    'Our door opens at nine on Thursdays, and there is usually somebody waiting outside.',
    'Broken teeth do not look at the calendar, and neither do we. The clinic is open every day of the week, Sundays included. Just ring the bell beside the blue door.',
    'Wells is busy on market days, so leave time to park. On Wednesdays we work from 8.30 in the morning until 5.30 in the evening. The quietest time is just after lunch.',
    'We take a proper holiday at the end of the year. The clinic closes on 24 December and opens again on 28 December 2026, when Ines will be at the bench. Have a good Christmas.',
    'Friday is laboratory day. The last patients leave when we shut at one o’clock, and then the polishing begins. You may still collect a repair by the side door.',
  ),
  ...wrong(
    RATING,
    'questions',
    'Google rating: 5.0',
    'Read our 250 Google reviews.',
    'We have 4.9 stars out of 5 on Google, thanks to people like you.',
    'We ask everyone to tell us what they think. More than two hundred people have reviewed us on Google so far, and we have read every word. Some of them even mention the biscuits.',
  ),
  ...wrong(
    'content/one-fact',
    'questions',
    'Please give us 48 hours’ notice.',
    'Call us on 01632 960427.',
    'We see children from the age of five.',
    'Ines repairs what others throw away. All of her repairs are guaranteed for two years, and she puts the date in your card. Please don’t test her by dropping it.',
    'We answer messages within five working days.',
    'You can cancel a plan that you bought online within seven days of ordering it.',
    'New dentures settle, and so do gums. Adjustments are part of the price for the first twelve months after the fitting. Ring us as soon as a spot feels sore.',
    'Write to hallo@bellyard-dentures.example if you prefer e-mail.',
    'You will find us at 9 Bell Yard.',
  ),
  ...wrong('content/one-fact', 'catalogue.denture-assessment', 'The assessment takes an hour and a half.'),
  ...wrong(
    'content/one-fact',
    'catalogue.denture-repair',
    'Repairs take 30 minutes.',
    'We know that nobody likes to be without teeth. A denture repair takes two and a half hours from the counter to your mouth, so bring a book. Tea is on us.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.full-dentures',
    'A full set is made in three visits.',
    'Our laboratory is across the corridor, which saves the post. From the first impression to the fitting, full dentures are made in two weeks. You keep your old set until then.',
  ),
  ...also(
    'claim/effect',
    wrong('content/one-fact', 'catalogue.soft-lining', 'A soft lining lasts five years before it has to be renewed.'),
  ),
  ...wrong('content/one-fact', 'catalogue.night-guard', 'Your night guard is ready within three working days.'),
  ...wrong(
    'content/one-fact',
    'catalogue.implant-denture',
    'Patience is the hardest part of an implant. After the operation the bone has to heal for six weeks, and only then is the denture clipped on. Soup and a cushion help in the meantime.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.home-visit',
    'Some people cannot come to us, so we come to them. A home visit lasts two hours, with time for the kettle. Please keep the dog in another room.',
  ),
  ...wrong('content/one-fact', 'programmes.new-teeth', 'The plan has eight sessions over three months.'),
  ...wrong(
    'content/one-fact',
    'programmes.denture-care',
    'Dentures do best with a rhythm. The Denture Care Plan gives you six sessions over twelve months, with a reminder before each. You may give one of them to your wife or husband.',
  ),
  ...wrong(LAST_DAY, 'offers.winter', 'Until 31 March 2027', 'You can book both parts until the end of January'),
];

/** Wrong sentences about hours, durations, numbers and other facts of the practice. */
import { HOURS, LAST_DAY, RATING } from '../labels.ts';
import { wrong } from '../sentence.ts';

export const wrongFacts = [
  ...wrong(
    HOURS,
    'questions',
    'For people with office jobs there is Tuesday, when the kettle stays on and the door stays open until nine at night.',
    'On Thursdays you can be with us as early as half past eight, before the yard wakes up.',
    'Whether it is Monday or Friday makes no difference, we are always here from nine to five.',
    'Saturdays are for those who work away: Beth is in until four in the afternoon, and there is cake.',
    'We close at six on Wednesdays, so an appointment after work should be possible for most.',
    'On Sunday evenings, when the dread of Monday sets in, our rooms are open from five until eight.',
    'If you would like to collect a recorder in person, come any weekday from 8 am, and knock hard.',
    'The practice is shut on Mondays, because Owain teaches and Imogen writes.',
    'Late opening is on Wednesdays this year (11 am to 8 pm), not on any other day.',
    'Fridays we finish at half past four, which gives you time to catch the fast train south.',
    'After Christmas you will find us back in the yard on 29 December, rested and slightly rounder.',
    'On Saturday the first appointment is at eight, for early birds, and by noon we have locked up.',
  ),
  ...wrong(
    'content/one-fact',
    'questions',
    'Life gets in the way, we know that. As long as you tell us 24 hours beforehand, moving a session is no trouble.',
    'Teenagers sleep worse than anyone, so we are glad to see them from the age of sixteen onwards.',
    'The quickest way to reach us is to dial 01632 960472 in the morning and let it ring for a while.',
    'Anything that you send to night@lowfell-sleep.example is read by Lorna and nobody else.',
    'You don’t have to use a voucher straight away, because it only runs out after two years.',
    'Whatever is in your file will be destroyed three years after your last visit, unless you ask for it.',
    'Look for the blue lamp at 71 Weaver Yard and come up the outside stairs.',
    'At the moment newcomers have to reckon with a wait of around six weeks before they meet a psychologist.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.sleep-assessment',
    'Before we meet, you fill in a sleep diary for four weeks, and please be honest about the wine.',
    'There is no rush in this room: the assessment goes on for two hours, with a pause in the middle.',
    'What we have found, and what we suggest, is in the post to you as a plan within ten working days.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.insomnia-session',
    'Half an hour is how long each session lasts, since nobody with insomnia can concentrate for longer.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.insomnia-group',
    'Up to fifteen people sit in the circle, so you can hide behind somebody tall if you like.',
    'Each of the evenings takes two and a half hours, so do eat something first.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.nightmare-session',
    'With the armchair and the notebook it normally takes ten visits until we have worked through a dream.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.home-sleep-test',
    'Sanjay is thorough and a little slow, so you get the report after three weeks.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.smoking-hypnotherapy',
    'The session itself is over in 45 minutes, and yes, people do feel sheepish when they ask how it works.',
  ),
  ...wrong(
    'content/one-fact',
    'programmes.night-school',
    'You meet the same psychologist for ten sessions over 12 weeks, and the tenth is a walk by the river if the sun is out.',
  ),
  ...wrong(LAST_DAY, 'offers.winter', 'This pair can be booked up to and including 28 February 2027'),
  ...wrong(
    RATING,
    'questions',
    'We were rather pleased to see that Google now has us at 4.9 out of 5, and we bought a cake.',
    'If you like numbers: there are over two hundred Google reviews of this practice, all of them by adults who had trouble sleeping.',
    'A full five stars on Google is what we have been given on average, which even Imogen’s mother finds suspicious.',
    'As of November, 146 people had reviewed us on Google, and the mean was {clinic.rating.value}.',
  ),
];

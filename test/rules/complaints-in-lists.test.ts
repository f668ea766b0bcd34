/** Complaints that end because visitors follow an order, or in a list, and measures that change by an amount. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const effect = (words: string): string => `“${words}” describes an effect without evidence.`;

const ORDERED: Sentences = {
  'Leave out what the report tells you to leave out and your migraines will stop.': effect('your migraines will stop'),
  'Stand in front of our lamp every morning and your low mood will lift.': effect('your low mood will lift'),
  'Take the drops and your hay fever is over.': effect('your hay fever is over'),
  'Let Ana trim his beak and his sneezing ends.': effect('his sneezing ends'),
  'Come on Mondays, and your sciatica is history.': effect('your sciatica is history'),
  'Leave out what the report names, and see whether your migraines change.': undefined,
  'Keep the splint in and your soreness will settle in a few days.': undefined,
  'Press for ten minutes and the bleeding will stop.': undefined,
  'Arrive early and your parking problems are over.': undefined,
  'Leave a message and your worries are passed on to a nurse.': undefined,
};

const LISTED: Sentences = {
  'Flakes, itching, psoriasis: all gone after one wash.': effect('Flakes, itching, psoriasis: all gone'),
  'Warts, fungus, athlete’s foot: all history after one visit.': effect(
    'Warts, fungus, athlete’s foot: all history after one visit',
  ),
  'Heel pain: gone in a fortnight.': effect('Heel pain: gone'),
  'Wrinkles? Gone.': effect('Wrinkles? Gone'),
  'Tinnitus? Over in three sessions.': effect('Tinnitus? Over in three sessions'),
  'Swelling, redness, itching: all gone after two days.': undefined,
  'Itching or redness after the peel: gone within a day.': undefined,
  'Corns, callus, thick nails: all taken off in one visit.': undefined,
  'Acne, eczema, psoriasis: gone through one by one in the first visit.': undefined,
  'Asthma? Over 40 of our patients have it.': undefined,
  'Eczema: history, skin test and a plan.': undefined,
  'Warts: most are gone after two years without treatment.': undefined,
};

const MEASURED: Sentences = {
  'Five meetings, and your cholesterol is a third lower.': effect(
    'Five meetings, and your cholesterol is a third lower',
  ),
  'A month with us and your blood pressure is ten points lower.': effect(
    'A month with us and your blood pressure is ten points lower',
  ),
  'Four sessions and your back pain is halved.': effect('Four sessions and your back pain is halved'),
  'A course of six, and your dog’s weight is 15% lower.': effect('A course of six, and your dog’s weight is 15% lower'),
  'After twelve lessons, your child’s reading age is two years higher.': effect(
    'After twelve lessons, your child’s reading age is two years higher',
  ),
  'Five meetings, and your plan is ready.': undefined,
  'Five meetings, and your fee is a tenth lower.': undefined,
  'After the first visit, your waiting time is a third shorter.': undefined,
  'After two weeks, your dose is half as high.': undefined,
  'Ask us whether your cholesterol is lower after five meetings.': undefined,
};

suite('the end of a complaint', (test) =>
  testSentences(test, ['claim/effect'], { ...ORDERED, ...LISTED, ...MEASURED }));

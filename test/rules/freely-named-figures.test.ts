/** Figures with names of the owner's choice, of which sentences use a word for something else. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const VALUES = {
  'figures.arrival': '10 minutes',
  'figures.interest': '14 days',
  'figures.notice': '48 hours',
  'figures.splint': 'three weeks',
  'figures.dietFrom': 'three months',
  'figures.weeks': 'six weeks',
  'figures.wear': '22 hours a day',
  'figures.distance': '17 miles',
  'catalogue.massage.figures.radius': '12 miles',
  'catalogue.massage.figures.leaving': '30 days',
  'catalogue.massage.figures.term': 'two months',
};
const splint = (words: string) => `“${words}” differs from “splint”, which is three weeks.`;

suite('a figure of whose name a sentence uses a word', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'The parcel arrives by post within two working days.': undefined,
      'You pay the rest in two months without interest.': undefined,
      'We have articles on what to eat on a diet, the six-week cold, and naps.': undefined,
      'Kittens between nine and 18 weeks are welcome.': undefined,
      'Have the second fitting five weeks after the splint.': undefined,
      'The splint is made here and the cast stays on for five weeks.': undefined,
      'A six-month check of the splint is free.': undefined,
      'Later you wear it two or three nights a week.': undefined,
      'Wear it for sixteen hours a day.': '“sixteen hours” differs from “wear”, which is 22 hours a day.',
      'Keep the splint on for five weeks.': splint('five weeks'),
      'You have a splint, which you wear for five weeks.': splint('five weeks'),
      'The splint stays on for a month.': splint('a month'),
      'We ask for four days’ notice.': '“four days” differs from “notice”, which is 48 hours.',
      'For a massage at home we drive up to 12 miles.': undefined,
      'Somebody from us drives up to 12 miles.': undefined,
      'You can leave a massage club after two months.': undefined,
      'Tell us about new tablets a week before.': undefined,
      'Tell us a week before if you cannot come.': '“a week” differs from “notice”, which is 48 hours.',
    },
    VALUES,
  ));

/** Questions inside a text, which the next sentence answers. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const differs = (words: string, name: string, value: string) => `“${words}” differs from “${name}”, which is ${value}.`;

const FIGURES = {
  'figures.records': 'eight years',
  'figures.repairs': 'ten working days',
  'figures.results': 'three working days',
  'figures.voucherValidity': '12 months',
  'figures.classSize': 'eight people',
  'figures.answer': 'one working day',
  'figures.frameWarranty': 'two years',
};

suite('questions inside texts', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'How long do you keep my notes? Five years.': differs('Five years', 'records', 'eight years'),
      'How long does a repair take? A month.': differs('A month', 'repairs', 'ten working days'),
      'How long is the massage? Half an hour.': '“Half an hour” is not the duration of “Massage”, which is 1 hour.',
      'When do I get my results? The same day.': differs('The same day', 'results', 'three working days'),
      'How many weeks is a voucher valid? Thirty.': differs('Thirty', 'voucher validity', '12 months'),
      'How many people are in a class? Ten at most.': differs('Ten', 'class size', 'eight people'),
      'How long do you keep my notes? Eight years.': undefined,
      'How long does a repair take? Two weeks.': undefined,
      'How long is the massage? An hour.': undefined,
      'When do I get my results? After three working days.': undefined,
      'When does the train leave? The same day, in half an hour.': undefined,
      'How many people are in a class? Eight at most.': undefined,
      'How long is the queue? Half an hour, on market days.': undefined,
    },
    FIGURES,
  ));

suite('labels and times that are asked for', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'Frame guarantee: 12 months': differs('12 months', 'frame warranty', 'two years'),
      'Reply time: three working days': differs('three working days', 'answer', 'one working day'),
      'Is there a notice period? Two days.': differs('Two days', 'notice', '24 hours'),
      'How much notice do you need? About a week.': differs('a week', 'notice', '24 hours'),
      'Frame guarantee: two years': undefined,
      'Reply time: one working day': undefined,
      'Is there a notice period? A day.': undefined,
      'Frame guarantee: 12 months for hinges': undefined,
      'If something breaks: ten days of patience, please.': undefined,
      'Guarantee cards: 12 months old, and faded': undefined,
      'Is there a time of day that suits you? Two hours after lunch, perhaps.': undefined,
    },
    FIGURES,
  ));

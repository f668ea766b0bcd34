/** Shares, ages, places that are left and usual numbers, which say nothing about how many can take part or park. */

import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const SITE = { 'figures.classSize': 'eight people', 'figures.parkingSpaces': 'six' };
const CLASS = 'differs from “class size”, which is eight people.';
const PARKING = 'differs from “parking spaces”, which is six.';

suite('numbers of something else', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'One in ten people gets heel pain.': undefined,
      'Nine out of ten people sit too long.': undefined,
      'In nine out of ten patients there is nothing to see.': undefined,
      'Three out of four members come on Tuesdays.': undefined,
      'Only three places are left on Tuesday.': undefined,
      'Only three places left this month.': undefined,
      'Only three places are left.': undefined,
      'Two parking spaces are still free in the mornings.': undefined,
      'Dads, teenagers from 16 and people in their eighties all come.': undefined,
      'Everyone over 16 and people of any shape can join.': undefined,
      'Adults from 16 and people of any age share the class.': undefined,
      'Five people in every class is our usual number, and eight is the limit.': undefined,
      'There are ten people in every class.': `“ten” ${CLASS}`,
      'Ten people fit into a class.': `“Ten” ${CLASS}`,
      'Up to ten people share a class.': `“ten” ${CLASS}`,
      'Ten people in every class is our usual number.': `“Ten” ${CLASS}`,
      'Five people in every class is our usual number, and nine is the limit.': `“Five” ${CLASS}`,
      'There are six parking spaces behind the house.': undefined,
      'There are ten parking spaces behind the house.': `“ten” ${PARKING}`,
    },
    SITE,
  ));

/** How long people worked somewhere, beside their “about”. */

import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const JOAN = 'Worked on a burns unit for nine years before she opened the practice.';
const ELSPETH = 'Spent nine years in a children’s hospital, and two years in Malawi.';
const differs = (years: string, name: string, about: string) =>
  `“${years}” differs from “about” of ${name}, which is “${about}”`;
const person = (name: string, about: string) => ({
  ...{ name, about, title: 'Nurse', focus: 'Wounds', department: 'main', qualifications: ['BSc, Leeds'], image: 'dot' },
});

suite('years at a place', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'Joan spent fifteen years on a burns unit before she opened the practice.': differs(
        'fifteen years',
        'Joan Frame',
        JOAN,
      ),
      'Joan Frame worked on the burns unit for twelve years.': differs('twelve years', 'Joan Frame', JOAN),
      'You meet Joan. She was on a burns unit for 19 years.': differs('19 years', 'Joan Frame', JOAN),
      'Before that, Elspeth spent four years in a children’s hospital.': differs('four years', 'Elspeth Ward', ELSPETH),
      'Elspeth worked in Malawi for three years, and likes it.': differs('three years', 'Elspeth Ward', ELSPETH),
      'Elspeth spent nine years in a children’s hospital in Leeds.': undefined,
      'Joan has nine years on a burns unit behind her.': undefined,
      'Joan spent six years in a pharmacy, and plays the harp.': undefined,
      'After two years on the burns unit, Joan became its sister.': undefined,
      'Joan spent almost ten years on a burns unit.': undefined,
      'Elspeth spent three years on a burns unit.': undefined,
      'Joan worked on a burns unit. Elspeth spent two years in Malawi.': undefined,
    },
    {
      'people.joan': person('Joan Frame', JOAN),
      'people.elspeth': person('Elspeth Ward', ELSPETH),
      'pages./.2': { kind: 'people', title: 'Who we are', people: ['joan', 'elspeth'] },
    },
  ));

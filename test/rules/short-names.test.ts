/** Clinics that are called by the first words of their name. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const OPENED = { 'figures.opened': '2012' };
const SINCE = '“2001” does not match “opened”, which is 2012.';

suite('the short name of a clinic', (test) => {
  testSentences(
    test,
    ['content/one-fact'],
    {
      'Beckfield has looked after the teeth of our town’s families for more than 25 years.':
        '“25” does not match “opened”, which is 2012.',
      'Since 2001, Beckfield has cared for families.': SINCE,
      'Beckfield opened in 2001.': SINCE,
      'Beckfield has looked after families since 2012.': undefined,
      'Beckfield has been a village since 2001.': undefined,
    },
    { ...OPENED, 'clinic.name': 'Beckfield Dental Practice' },
  );
  testSentences(
    test,
    ['content/one-fact'],
    {
      'Heron Lane has treated backs since 2001.': SINCE,
      'Heron Lane has been lined with trees since 2001.': undefined,
    },
    { ...OPENED, 'clinic.name': 'Heron Lane Physiotherapy' },
  );
});

suite('a clinic that is called after its town', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'Leeds has looked after its parks since 2001.': undefined,
      'Leeds Vets has looked after dogs since 2001.': SINCE,
    },
    { ...OPENED, 'clinic.name': 'Leeds Vets', 'clinic.address.town': 'Leeds' },
  ));

/** Ages on the site of a clinic for everybody, and of one for people from 16; sedation is given from 16. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const FIGURES = { sedationFrom: '16', laserAge: '21' };
const differs = (age: string, from: string) => `“${age}” is not the minimum age, which is ${from}.`;

const FOR_EVERYBODY: Sentences = {
  'Nobody under 18 pays, nor does anyone under 19 in full-time education.': undefined,
  'Fluoride varnish is for patients aged 16 and over with dry mouths.': undefined,
  'We only see people from 16.': differs('16', '0'),
  'Our patients must be over 18.': differs('18', '0'),
  'We sedate from 14.': '“14” differs from “sedation from”, which is 16.',
};

const FROM_SIXTEEN: Sentences = {
  'Nobody under 18 pays for lenses.': undefined,
  'You must be 18 to buy the gel.': undefined,
  'Our patients must be over 18.': differs('18', '16'),
};

const BELOW_A_TITLE: Sentences = {
  'Anyone under 21, anyone who is pregnant, and people with vitiligo.': undefined,
  'You must be over 22 to come.': differs('22', '16'),
};

suite('ages without a minimum', (test) => {
  testSentences(test, ['content/one-fact'], FOR_EVERYBODY, { 'clinic.minimumAge': 0, figures: FIGURES });
  testSentences(test, ['content/one-fact'], FROM_SIXTEEN, { 'clinic.minimumAge': 16, figures: FIGURES });
  const titled = { 'clinic.minimumAge': 16, figures: FIGURES, 'pages./.1.title': 'Laser' };
  testSentences(test, ['content/one-fact'], BELOW_A_TITLE, titled);
});

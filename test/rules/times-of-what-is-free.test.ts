/** Times on the page of a treatment that are not its own: of what costs nothing, and of two options together. */
import * as assert from 'uvu/assert';
import { faq, question } from '../../renderer/config/index.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const VALUES = {
  'catalogue.cupping': {
    ...{ category: 'hands', name: 'Leg waxing', description: 'Smooth.', price: 'From £24', duration: '30min' },
    ...{ book: 'visit', image: 'dot' },
    options: {
      lower: { title: 'Lower legs', price: '£24', duration: '30min', book: 'visit' },
      full: { title: 'Full legs', price: '£40', duration: '50min', book: 'visit' },
      all: { title: 'Everything else', price: '£42', duration: '40min', book: 'visit' },
    },
  },
  'routes./legs': { title: 'Leg waxing', description: 'Smooth.', name: 'Leg waxing', treatment: 'cupping' },
  'navigation.drawer': [
    { label: 'All treatments', to: '/treatments' },
    { label: 'Legs', to: '/legs' },
  ],
};
const wrong = (words: string) =>
  `“${words}” is not the duration of “Leg waxing”, which is 30 minutes, 50 minutes or 40 minutes.`;

const ANSWERS: readonly (readonly [string, string?])[] = [
  ['We repair it free: ten minutes, no appointment.'],
  ['Tell us within a week and we put it right for free, which takes 15 minutes.'],
  ['It takes 15 minutes.', wrong('15 minutes')],
  ['Full legs with everything else come to £82 and take an hour and a half.'],
  [
    'Full legs with everything else come to £82 and take two hours.',
    '“two hours” is not the duration of “Everything else” of “Leg waxing”, which is 40 minutes.',
  ],
];

suite('times of what is free and of two options', (test) => {
  for (const [answer, message] of ANSWERS)
    test(`“${answer}” is ${message ? 'reported' : 'not reported'}`, async () => {
      const { site, findings } = await checkedWith({
        ...VALUES,
        'pages./legs': [faq([question('How long does it take?', answer)])],
      });
      assert.ok(site);
      assert.equal(
        findings.filter(({ rule }) => rule === 'content/one-fact').map((finding) => finding.message),
        message === undefined ? [] : [message],
      );
    });
});

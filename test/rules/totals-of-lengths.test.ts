/** Totals and differences of options that sentences call by their length: 'a 45-minute follow-up', 'the half-hour session'. */
import { testSentences } from '../support/sentences-at-once.ts';
import { testSentencesOnPage } from '../support/sentences-on-page.ts';
import { suite } from '../support/suite.ts';

const RULES = ['price/contradiction', 'price/unbacked', 'content/one-fact'];
const treatment = (name: string, price: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...{ category: 'hands', name, description: 'With care.', price, duration: '1h', book: 'visit', image: 'dot' },
  ...more,
});
const option = (title: string, price: string, duration: string) => ({ title, price, duration, book: 'visit' });
const VALUES = {
  'catalogue.first': treatment('First appointment', '£68'),
  'catalogue.scan': treatment('Ultrasound scan', '£160 per area'),
  'catalogue.session': treatment('Treatment session', 'From £46', {
    duration: '30min',
    options: {
      short: option('Half an hour', '£46', '30min'),
      long: option('Three quarters of an hour', '£62', '45min'),
    },
  }),
};

suite('the total of a treatment and an option that is called by its length', (test) => {
  const total = (amount: string) =>
    `“${amount}” is not the total of “First appointment” and “Three quarters of an hour”: £68 + £62 = £130.`;
  testSentences(
    test,
    RULES,
    {
      'A first appointment and one 45-minute follow-up come to £130.': undefined,
      'A first appointment and one 45-minute follow-up come to £135.': total('£135'),
      'A first appointment and a 45-minute session come to £130 together.': undefined,
      'A first appointment and a 45-minute session are £128 together.': total('£128'),
      'A first appointment plus a half-hour visit is £114.': undefined,
      'A first appointment and a 20-minute break are enough for a morning.': undefined,
      'A first appointment of 45 minutes is £68.':
        '“45 minutes” is not the duration of “First appointment”, which is 1 hour.',
    },
    VALUES,
  );
});

suite('options of the page that are called by their length', (test) => {
  const long = (amount: string) => [
    `“${amount}” is not the price of “Three quarters of an hour” of “Treatment session” (£62).`,
  ];
  testSentencesOnPage(
    test,
    { rules: RULES, slug: 'session', values: VALUES },
    {
      'Two 45-minute sessions come to £121.': [
        '“£121” is not the total of 2 × “Three quarters of an hour”: 2 × £62 = £124.',
      ],
      'Two 45-minute sessions come to £124.': [],
      'A 45-minute session costs £16 more than a half-hour one.': [],
      'If you have two problem areas, choose the 45-minute session for £65.': long('£65'),
      'If both knees hurt, choose the 45-minute session for £65.': long('£65'),
      'If both knees hurt, choose the 45-minute session for £62.': [],
      'There are two lengths: half an hour, or 45 minutes for £65.': long('£65'),
      'The 45-minute session costs twice as much as the half-hour.': [
        '“costs twice as much as” is not true of the prices of “Three quarters of an hour” (£62) and “Half an hour” (£46).',
      ],
      '45 minutes cost less than half an hour.': [
        '“cost less than” is not true of the prices of “Three quarters of an hour” (£62) and “Half an hour” (£46).',
      ],
      'The 45-minute session costs a third more than the half-hour.': [],
      '45 minutes cost less than two half-hours.': [],
      '45 minutes cost less than a first appointment.': [],
      'There are two lengths: half an hour for £46, or 45 minutes for £62.': [],
    },
  );
});

/** Prices of a talking practice: courses, and options with the same titles in two treatments. */
import { testSentencesOnPage } from '../support/sentences-on-page.ts';
import { suite } from '../support/suite.ts';

const RULES = ['price/contradiction', 'price/unbacked', 'price/saving'];
const treatment = (name: string, price: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...{ category: 'work', name, description: 'With care.', price, duration: '50min', book: 'visit', image: 'dot' },
  ...more,
});
const option = (title: string, price: string) => ({ title, price, duration: '50min', book: 'visit' });
const VALUES = {
  'categories.work': {
    ...{ name: 'Assessments and work', department: 'main', anchor: 'work', route: '/treatments' },
    description: 'For adults at work.',
  },
  'pages./treatments.2': { kind: 'treatmentCards', category: 'work' },
  'catalogue.supervision': treatment('Supervision', '£34'),
  'catalogue.intake': treatment('Intake session', '£95'),
  'catalogue.cbt': treatment('CBT', '£92 per session', {
    packages: [{ label: 'Course of six', sessions: 6, price: '£516' }],
  }),
  'catalogue.young-adult': treatment('Young adult session', '£70 per session'),
  'catalogue.therapy': treatment('Individual therapy', 'From £78 per session', {
    options: {
      online: option('Online', '£78'),
      room: option('In person', '£90'),
      saturday: option('In person on a Saturday', '£102'),
    },
  }),
  'catalogue.couples': treatment('Couples therapy', 'From £115 per session', {
    options: { online: option('Online', '£115'), room: option('In person', '£130') },
  }),
};
const onPage = (slug: string) => ({ rules: RULES, slug, values: VALUES });

suite('a verb that is also the name of a category', (test) => {
  const session = '“£84” is not the price of a session of “Course of six”, which is £86.';
  testSentencesOnPage(test, onPage('cbt'), {
    'If you pay for six sessions together, each works out at £86 instead of £92.': [],
    'If you pay for six sessions together, each works out at £84.': [session],
    'Each session of the course works out at £86.': [],
    'Before we start to work together, the six are £516.': [],
    'Before we start to work together, the six are £520.': ['“£520” is not the price of “Course of six” (£516).'],
    'Before you start assessments and work, the six are £516.': [],
    'You can work with us for £92 a session.': [],
    'Work costs from £34.': [],
    'Work costs from £30.': ['“£30” is not a price of “Assessments and work” (From £34).'],
  });
});

suite('the own price beside something that costs more', (test) => {
  const difference = (amount: string) =>
    `“${amount}” is not the difference between the prices that this sentence compares.`;
  testSentencesOnPage(test, onPage('young-adult'), {
    'The fee is £70, which is £20 less than an adult pays in person.': [],
    'The fee is £70, which is £25 less than an adult pays in person.': [difference('£25')],
    'The fee is £70, which is £8 less than an adult pays online.': [],
    'A session is £8 cheaper than what others pay online.': [],
    'The fee is £70, which is £20 less than individual therapy in person.': [],
    'Our fee of £70 is lower than that of individual therapy.': [],
    'It is £70, compared with £78 for individual therapy online.': [],
    'In person, individual therapy costs £70.': [
      '“£70” is not the price of “In person” of “Individual therapy” (£90).',
    ],
    'More than individual therapy at £70, this is about school.': [
      '“£70” is not a price of “Individual therapy” (From £78 per session).',
    ],
  });
});

suite('the price of an option that the page has', (test) => {
  const wrong = (amount: string, title: string, price: string) => [
    `“${amount}” is not the price of “${title}” of “Individual therapy” (${price}).`,
  ];
  testSentencesOnPage(test, onPage('therapy'), {
    'An ordinary weekday session in the room is £95.': wrong('£95', 'In person', '£90'),
    'A session in the room is £90.': [],
    'An in-person session costs £95.': wrong('£95', 'In person', '£90'),
    'An in-person session costs £12 more.': [],
    'An in-person session on a Saturday costs £102.': [],
    'Saturday sessions are £92.': wrong('£92', 'In person on a Saturday', '£102'),
    'Online appointments are £70.': wrong('£70', 'Online', '£78'),
    'Online appointments are £78, appointments in the room £90.': [],
    'Online sessions are £70 for young adults.': [],
    'Online sessions are £115 for couples.': [],
    'Two online sessions are £156.': [],
    'If you have two reasons to come, choose the Saturday session for £110.': wrong(
      '£110',
      'In person on a Saturday',
      '£102',
    ),
    'There are two ways: in the room, or online for £75.': wrong('£75', 'Online', '£78'),
    'There are two ways: in the room for £90, or online for £78.': [],
  });
});

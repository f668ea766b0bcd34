/** Amounts of correct prose that are no prices: rates, sums of plans, examples, charges of others; and wrong ones beside them. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const treatment = (name: string, price: string, duration: string, more: object = {}) => ({
  ...{ category: 'hands', name, description: 'With care.', price, duration, book: 'visit', image: 'dot' },
  ...more,
});
const VALUES = {
  'catalogue.tuning': treatment('Piano tuning', 'From £72', '1h', {
    options: {
      upright: { title: 'Upright piano', price: '£72', duration: '1h', book: 'visit' },
      grand: { title: 'Concert grand', price: '£110', duration: '1h 30min', book: 'visit' },
    },
  }),
  'catalogue.hammer': treatment('Hammer repair', '£45', '30min', {
    packages: [{ label: 'Course of four', sessions: 4, price: '£160' }],
  }),
  'catalogue.home-plan': treatment('Home plan', '£14 a month', '1h', {
    figures: { discount: '10%', rescue: '£64.80' },
  }),
  'catalogue.school-plan': treatment('School plan', '£22 a month', '1h'),
  'figures.deposit': '£20',
  'figures.councilRent': '£52',
  'figures.instalmentsFrom': '£300',
};
const RULES = ['price/contradiction', 'price/unbacked', 'price/saving'];
const unknown = (amount: string) => `“${amount}” is not a price in the config.`;

suite('amounts of plain prose', (test) =>
  testSentences(
    test,
    RULES,
    {
      // prices divided by their time
      'By the minute, the grand is dearer than you think: £1.22.': undefined,
      'By the minute, the grand is dearer than you think: £1.32.': unknown('£1.32'),
      // several plans
      'Two homes and three schools pay £94 a month.': undefined,
      'Two homes and three schools pay £96 a month.': unknown('£96'),
      // amounts of examples, and what follows from them
      'A bill of £310 is sent by post.': undefined,
      'An admin charge of £310 is sent by post.': unknown('£310'),
      'An estimate of £500 can rise by 10%. It may become £550, and not £551.': undefined,
      'An estimate of £500 can rise by 10%. It may become £560.': unknown('£560'),
      'Many policies have an excess of £130.': undefined,
      'A gift card of £170 pays for a hammer repair and a concert grand, and £15 are left over.': undefined,
      'A gift card of £170 pays for a hammer repair and a concert grand, and £18 are left over.':
        '“£18” is not what remains of “Hammer repair” after the deposit, which is £25.',
      'We send a bill of £310.': unknown('£310'),
      // sessions one by one, and as a course
      'A hammer that needs four repairs costs £180 if you pay for each, and £160 as a course.': undefined,
      'The course of four hammer repairs is £180.': '“£180” is not a price of “Hammer repair” (£45).',
      // sums
      'Two hammer repairs come with each contract. One alone is £45, so that part is worth £90.': undefined,
      'An upright piano is £72 once and then £45 for each hammer repair. Four visits, paid singly, come to £207.':
        undefined,
      'An upright piano is £72 once and then £45 for each hammer repair. Four visits, paid singly, come to £217.':
        unknown('£217'),
      'You need a hammer repair and a tuning. Two of each are £234 for an upright piano.': undefined,
      'Between the smallest and the largest piano lie £38 for a tuning.': undefined,
      'Between the smallest and the largest piano lie £48 for a tuning.':
        '“£48” is not the price of “Upright piano” of “Piano tuning” (£72).',
      // charges of others beside the own price
      'A hammer repair: £52 from the council, or our own price.': undefined,
      'A hammer repair: £54 from the council, or our own price.': '“£54” is not a price of “Hammer repair” (£45).',
      // 'than' before a time compares no prices
      'If we come less than a day before, you have £8 off that visit.': unknown('£8'),
      // one of several
      'About one piano in five needs a hammer repair, and £31 is the price of the parts.':
        '“£31” is not a price of “Hammer repair” (£45).',
    },
    VALUES,
  ));

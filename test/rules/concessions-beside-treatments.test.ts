/** A concession that is a treatment of its own, beside the price that others pay. */
import { testSentencesOnPage } from '../support/sentences-on-page.ts';
import { suite } from '../support/suite.ts';

const treatment = (name: string, price: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...{ category: 'hands', name, description: 'With care.', price, duration: '30min', book: 'visit', image: 'dot' },
  ...more,
});
const option = (title: string, price: string, duration: string) => ({ title, price, duration, book: 'visit' });
const VALUES = {
  'catalogue.treatment-session': treatment('Treatment session', 'From £46', {
    options: {
      short: option('Half an hour', '£46', '30min'),
      long: option('Three quarters of an hour', '£62', '45min'),
    },
  }),
  'catalogue.concession-session': treatment('Concession session', '£38 per session'),
};
const onPage = (slug: string) => ({
  ...{ rules: ['price/contradiction', 'price/unbacked', 'price/saving'], slug, values: VALUES },
});
const unknown = (amount: string) => [`“${amount}” is not a price in the config.`];

suite('the price of a concession in the text of the treatment', (test) =>
  testSentencesOnPage(test, onPage('treatment-session'), {
    'The half-hour drops from £46 to £38 for students.': [],
    'The half-hour drops from £46 to £36 for students.': unknown('£36'),
    'Students pay £38 instead of £46.': [],
    'Half an hour is £46, or £38 for pensioners.': [],
    'Half an hour is £38.': ['“£38” is not the price of “Half an hour” of “Treatment session” (£46).'],
    'The half-hour drops from £46 to £38.': ['“£38” is not the price of anything that this sentence names.'],
  }));

suite('the usual price in the text of a concession', (test) =>
  testSentencesOnPage(test, onPage('concession-session'), {
    'Students pay £38 instead of £46.': [],
    'Students pay £38 instead of £49.': unknown('£49'),
    'Half an hour costs students £8 less than the usual £46.': [],
    'Half an hour costs students £9 less than the usual £46.': [
      '“£9” is not the difference between the prices that this sentence compares.',
    ],
    'Show us your student card and half an hour drops from £46 to £36.': unknown('£36'),
    'Show us your pension card and half an hour drops from £46 to £38.': [],
    'Students pay £46.': ['“£46” is not the price of anything that this sentence names.'],
  }));

/** Prices of treatments on both sides of a body, and per millilitre. */
import { testSentencesOnPage } from '../support/sentences-on-page.ts';
import { suite } from '../support/suite.ts';

const RULES = ['price/contradiction', 'price/unbacked'];
const treatment = (name: string, price: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...{ category: 'hands', name, description: 'With care.', price, duration: '30min', book: 'visit', image: 'dot' },
  ...more,
});
const VALUES = {
  'catalogue.underarms': treatment('Hair removal: underarms', '£55 per session', {
    packages: [{ label: 'Course of six', sessions: 6, price: '£275' }],
  }),
  'catalogue.peel': treatment('Peel', '£230 per session', {
    packages: [{ label: 'Two sessions', sessions: 2, price: '£420' }],
  }),
  'catalogue.filler': treatment('Cheek filler', '£340 per ml'),
};
const onPage = (slug: string) => ({ rules: RULES, slug, values: VALUES });

suite('“both” before the plural in the name of the treatment', (test) => {
  const wrong = (amount: string) => `“${amount}” is not a price of “Hair removal: underarms” (£55 per session).`;
  testSentencesOnPage(test, onPage('underarms'), {
    'A single session on both underarms is £50.': [wrong('£50')],
    'A single session on both underarms is £55.': [],
    'Both of your underarms together cost £52 a session.': [wrong('£52')],
    'Six sessions on both underarms are £275.': [],
    'A course of six on both underarms is £270.': [
      '“£270” is neither the price of “Course of six” (£275) nor the total of 6 × “Hair removal: underarms”: 6 × £55 = £330.',
    ],
    'Two sessions on both underarms are £110.': [],
    'Two sessions of the peel are £410.': [
      '“£410” is neither the price of “Two sessions” (£420) nor the total of 2 × “Peel”: 2 × £230 = £460.',
    ],
  });
});

suite('a unit of the price for each side', (test) => {
  const total = (amount: string) => [`“${amount}” is not the total of 2 × “Cheek filler”: 2 × £340 = £680.`];
  testSentencesOnPage(test, onPage('filler'), {
    'With a millilitre for each cheek you would pay £640.': total('£640'),
    'With a millilitre for each cheek you would pay £680.': [],
    'One ml in each cheek comes to £640.': total('£640'),
    'We put a millilitre into each cheek, at £340 per ml.': [],
    'We put a millilitre into each cheek, at £320 per ml.': ['“£320” is not a price in the config.'],
  });
});

/** A deposit beside the words for what remains of the price. */
import { testSentencesOnPage } from '../support/sentences-on-page.ts';
import { suite } from '../support/suite.ts';

const RULES = ['price/contradiction', 'price/unbacked', 'price/deposit'];
const VALUES = {
  'catalogue.assessment': {
    ...{ category: 'hands', name: 'Full assessment', description: 'With care.', price: '£880', duration: '3h' },
    ...{ book: 'visit', image: 'dot', figures: { deposit: '£220' } },
  },
};
const deposit = ['“£240” is not the deposit, which is £220.'];
const rest = ['“£650” is not what remains of “Full assessment” after the deposit, which is £660.'];

suite('a deposit and the balance', (test) =>
  testSentencesOnPage(
    test,
    { rules: RULES, slug: 'assessment', values: VALUES },
    {
      'We take a deposit of £240, and the balance is due before the first visit.': deposit,
      'The deposit is £240; the rest is paid on the day.': deposit,
      'A £240 deposit is taken when you book, and the balance later.': deposit,
      'A deposit of £220 is taken, and the rest is due on the day.': [],
      'After the deposit, the balance is £650.': rest,
      'After the deposit, the balance is £660.': [],
    },
  ));

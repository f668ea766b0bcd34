/** Titles of options that say how long they take. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

/** Titles of an option of 45 minutes, and whether the check must report them. */
const TITLES: Readonly<Record<string, boolean>> = {
  'An hour': true,
  '60 minutes': true,
  '45 minutes': false,
  '40–50 minutes': false,
  'Three quarters of an hour': false,
  'For two': false,
  '24-hour recording': false,
};

suite('the title of an option', (test) => {
  for (const [title, isWrong] of Object.entries(TITLES))
    test(`“${title}” ${isWrong ? 'contradicts' : 'fits'} 45 minutes`, async () => {
      const { findings } = await checkedWith({
        'catalogue.massage.options.long': { title, price: '£50', duration: '45min', book: 'visit' },
      });
      const messages = findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message }) => message);
      assert.equal(messages, isWrong ? [`The option is called “${title}”, but takes 45min.`] : []);
    });
});

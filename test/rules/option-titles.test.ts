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

/** Titles of an option of a home visit, and whether they contradict the radius of eight miles. */
const DISTANCES: Readonly<Record<string, boolean>> = {
  'Up to 4 miles': false,
  'From 4 to 8 miles': false,
  'Over 4 miles': false,
  'Visit within 4 miles': true,
};

suite('an option for a part of the distance', (test) => {
  for (const [title, isWrong] of Object.entries(DISTANCES))
    test(`“${title}” ${isWrong ? 'contradicts' : 'fits'} a radius of 8 miles`, async () => {
      const { findings } = await checkedWith({
        'catalogue.massage.figures.radius': '8 miles',
        'catalogue.massage.options.near': { title, price: '£50', duration: '1h', book: 'visit' },
      });
      const messages = findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message }) => message);
      assert.equal(messages, isWrong ? ['“4 miles” differs from “radius” of “Massage”, which is 8 miles.'] : []);
    });
});

/** Names of a figure of 15 minutes, and whether it is the duration of the visit. */
const FIGURES: Readonly<Record<string, boolean>> = {
  guide: true,
  duration: true,
  visitLength: true,
  results: false,
  healing: false,
  waiting: false,
  lateness: false,
  numbing: false,
};

suite('a figure that is called a price', (test) => {
  const findingsWith = async (price: string) => {
    const { findings } = await checkedWith({ 'catalogue.massage.figures.price': price });
    return findings.map(({ severity, message }) => [severity, message]);
  };

  test('is an error if it is another one', async () =>
    assert.equal(await findingsWith('£70'), [
      ['error', '“figures” states the price “£70”, but the price of “Massage” is “£60 per session”.'],
    ]));

  test('is a warning if it repeats the price', async () =>
    assert.equal(await findingsWith('£60 per session'), [['warning', '“figures” repeats the price of “Massage”.']]));
});

suite('a figure of 15 minutes beside a duration of an hour', (test) => {
  for (const [name, isWrong] of Object.entries(FIGURES))
    test(`“${name}” is ${isWrong ? '' : 'not '}the duration`, async () => {
      const { findings } = await checkedWith({ [`catalogue.massage.figures.${name}`]: '15 minutes' });
      const messages = findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message }) => message);
      assert.equal(messages, isWrong ? ['The duration is 1h, but the figures also contain “15 minutes”.'] : []);
    });
});

/** Tests what is free because the description of a treatment includes it, second visits, and several deposits. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const treatment = (name: string, price: string, more: object = {}) => ({
  ...{ category: 'hands', name, description: 'With care.', price, duration: '20min', book: 'visit', image: 'dot' },
  ...more,
});
const VALUES = {
  'catalogue.swab': treatment('Throat swab', '£22'),
  'catalogue.tuition': treatment('Tuition visit', '£90'),
  'catalogue.massage.description': 'An hour of work. A throat swab is included if it is due.',
};

const about = async (note: string, values: object = {}): Promise<readonly string[]> => {
  const { site, findings } = await checkedWith({ ...VALUES, 'pages./treatments/massage.1.note': note, ...values });
  assert.ok(site, findings.map(({ message }) => message).join());
  return findings.filter(({ rule }) => /price\/(?:free|deposit)/.test(rule)).map(({ message }) => message);
};

suite('what the description of a treatment includes', (test) => {
  test('a part that the description includes costs nothing extra', async () =>
    assert.equal(await about('A throat swab at no extra cost.'), []));
  test('a treatment that the description does not include is reported as free', async () =>
    assert.equal(
      await about('A throat swab at no extra cost.', { 'catalogue.massage.description': 'An hour of work.' }),
      ['“at no extra cost” describes “Throat swab” (£22).'],
    ));
  test('what is not charged for separately is part of something else', async () =>
    assert.equal(await about('A throat swab takes a minute; we do not charge for it separately.'), []));
});

suite('second visits', (test) => {
  test('a second visit within some weeks may be free', async () =>
    assert.equal(await about('If the room is too cold, we stop. The second visit is free within four weeks.'), []));
  test('“visit” on the page of a treatment means no other treatment', async () =>
    assert.equal(await about('We stop if it hurts. The second visit is free.'), [
      '“is free” describes “Massage” (£60 per session).',
    ]));
});

suite('several deposits', (test) => {
  const deposits = { 'figures.massageDeposit': '£20', 'figures.tuitionDeposit': '£35' };
  const asked = (answer: string) => ({ 'pages./.1.questions.0': { question: 'Is there a deposit?', answer } });
  test('a place that is held with an amount mentions the deposit', async () =>
    assert.equal(await about('A place is held with £20.', deposits), []));
  test('an answer that denies one of them by its name is reported', async () =>
    assert.equal(await about('A place is held with £20.', { ...deposits, ...asked('No, massage or not.') }), [
      'This denies the deposit of £20 that the config states.',
    ]));
  test('an answer that names none of them is not reported', async () =>
    assert.equal(await about('A place is held with £20.', { ...deposits, ...asked('No, pay on the day.') }), []));
});

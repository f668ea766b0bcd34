/** A reference to an entry under its former name is answered with the only name to which nothing refers yet. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const helpOf = async (values: Readonly<Record<string, unknown>>) => {
  const { findings } = await checkedWith(values);
  return findings
    .filter(({ rule }) => rule === 'config/reference')
    .map(({ message, help }) => `${message} ${help ?? ''}`);
};

const VISIT = 'https://book.example/visit';

suite('a reference to an entry that was renamed', (test) => {
  test('is answered with its new name', async () => {
    const found = await helpOf({ booking: { appointment: VISIT } });
    assert.equal(
      [...new Set(found)],
      [
        'There is no booking link “visit”. Write “appointment” if that is its new name: nothing refers to “appointment” yet.',
      ],
    );
  });

  test('is answered with all names if several could be its new one', async () => {
    const found = await helpOf({ booking: { appointment: VISIT, chair: VISIT } });
    assert.equal([...new Set(found)], ['There is no booking link “visit”. Known names: appointment, chair.']);
  });

  test('is answered with all names if links refer to each of them', async () => {
    const found = await helpOf({
      'routes./hands': { title: 'Hands', description: 'By hand.', name: 'Hands' },
      'pages./hands': [{ kind: 'hero', title: 'Hands', lead: 'See [all](/hands#all) or {routes./hands.name}.' }],
      'navigation.bar.0.to': '/fingertips',
    });
    assert.equal(found, [
      'There is no route “/fingertips”. Known names: /, /treatments, /treatments/massage, /404, /hands, /home.',
    ]);
  });
});

import * as assert from 'uvu/assert';
import { memoizeRecent } from '../../renderer/core/lazy.ts';
import { suite } from '../support/suite.ts';

suite('values that were requested recently', (test) => {
  const counted = () => {
    const made: string[] = [];
    const upperCase = memoizeRecent(
      2,
      (key: string) => key,
      (key) => {
        made.push(key);
        return key.toUpperCase();
      },
    );
    return { made, upperCase };
  };

  test('are not made again while fewer than the limit followed', () => {
    const { made, upperCase } = counted();
    assert.equal([...'abaab'].map(upperCase), ['A', 'B', 'A', 'A', 'B']);
    assert.equal(made, ['a', 'b']);
  });

  test('stay as long as they are requested', () => {
    const { made, upperCase } = counted();
    for (const key of 'abacadaea') upperCase(key);
    assert.equal(made, ['a', 'b', 'c', 'd', 'e']);
  });

  test('are made again after twice as many others', () => {
    const { made, upperCase } = counted();
    for (const key of 'abcdea') upperCase(key);
    assert.equal(made, ['a', 'b', 'c', 'd', 'e', 'a']);
  });
});

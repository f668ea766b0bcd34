import * as assert from 'uvu/assert';
import { memoizeWeakly } from '../../renderer/core/lazy.ts';
import { suite } from '../support/suite.ts';

suite('values that are kept for an object', (test) => {
  test('are made once for each object, even if it equals another', () => {
    const made: string[] = [];
    const upperCase = memoizeWeakly(({ word }: { readonly word: string }) => {
      made.push(word);
      return word.toUpperCase();
    });
    const [one, other] = [{ word: 'a' }, { word: 'a' }];
    assert.equal([one, other, one].map(upperCase), ['A', 'A', 'A']);
    assert.equal(made, ['a', 'a']);
  });
});

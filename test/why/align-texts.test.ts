/** Which text of a page is which on another version of it. */
import * as assert from 'uvu/assert';
import type { PageText } from '../../renderer/html/read-texts.ts';
import { counterparts } from '../../renderer/why/align-texts.ts';
import { suite } from '../support/suite.ts';

/** 'p Save £50' is a paragraph. */
const page = (...lines: readonly string[]): readonly PageText[] =>
  lines.map((line) => {
    const [by = '', ...words] = line.split(' ');
    return { kind: 'text', by, text: words.join(' ') };
  });

const PAGE = page('h1 Prices', 'p Save £50', 'p £790', 'p Save £50', 'li Monday');

const textsFor = (other: readonly PageText[]) => counterparts(PAGE, other).map((text) => text?.text);

suite('the counterparts of texts', (test) => {
  test('are the texts of the same elements, whatever they say', () => {
    const other = ['Fees', 'Save £60', '£800', 'Save £50', 'Tuesday'];
    assert.equal(
      textsFor(page(`h1 ${other[0]}`, ...other.slice(1, 4).map((text) => `p ${text}`), 'li Tuesday')),
      other,
    );
  });

  test('are in the same order if elements are added, so that equal texts keep their neighbours', () => {
    assert.equal(textsFor(page('h1 Prices', 'p Save £60', 'p £790', 'p Save £50', 'li Monday', 'li Tuesday')), [
      'Prices',
      'Save £60',
      '£790',
      'Save £50',
      'Monday',
    ]);
  });

  test('are missing for texts whose elements are gone', () => {
    assert.equal(textsFor(page('h1 Prices', 'p Save £50', 'li Monday')), [
      'Prices',
      'Save £50',
      undefined,
      undefined,
      'Monday',
    ]);
  });
});

import * as assert from 'uvu/assert';
import { pairs } from '../../renderer/check/rules/content/spelling/pairs.ts';
import { repeatedWords } from '../../renderer/check/rules/content/spelling/repeated-words.ts';
import type { FindSlips } from '../../renderer/check/rules/content/spelling/slip.ts';
import { spacing } from '../../renderer/check/rules/content/spelling/spacing.ts';
import { suite } from '../support/suite.ts';

const slipsIn = (find: FindSlips, text: string) => find({ text, kind: 'words' });

/** The text with every mechanical correction. */
const corrected = (find: FindSlips, text: string): string =>
  slipsIn(find, text).reduceRight(
    (done, { span: { at, length }, correction }) =>
      correction === undefined ? done : done.slice(0, at) + correction + done.slice(at + length),
    text,
  );

const messages = (find: FindSlips, text: string): readonly string[] =>
  slipsIn(find, text).map(({ message }) => message);

suite('repeated words', (test) => {
  for (const [text, right] of [
    ['In the the room.', 'In the room.'],
    ['The the room.', 'The room.'],
    ['A long\nlong day.', 'A long day.'],
    ['It’s it’s here, up to to 3.', 'It’s here, up to 3.'],
    ['Café café.', 'Café.'],
  ] as const)
    test(`“${text}” becomes “${right}”`, () => {
      assert.is(corrected(repeatedWords, text), right);
      assert.ok(slipsIn(repeatedWords, text).length > 0);
    });

  test('the message quotes the word', () =>
    assert.equal(messages(repeatedWords, 'In the the room.'), ['“the” is written twice in a row.']));

  test('a particle before a preposition is no repetition', () => {
    assert.equal(messages(repeatedWords, 'The chairs were carried in in 2011, and we moved on on Monday.'), []);
    assert.equal(messages(repeatedWords, 'The chairs are in in blue.'), ['“in” is written twice in a row.']);
  });

  for (const text of [
    'The calm that that brings, and what she had had.',
    'Baden Baden, with ylang ylang.',
    'Yes. Yes, well, well done.',
    'Step-by-step by hand, the-the, 10 10 times.',
    'Art article, the theme.',
  ])
    test(`“${text}” is right`, () => assert.equal(slipsIn(repeatedWords, text), []));
});

suite('spacing', (test) => {
  for (const [text, right, message] of [
    ['Two  spaces.', 'Two spaces.', 'There are 2 spaces in a row.'],
    ['Three.   Spaces', 'Three. Spaces', 'There are 3 spaces in a row.'],
    ['Before , a comma', 'Before, a comma', 'There is a space before “,”.'],
    ['Is it so ?', 'Is it so?', 'There is a space before “?”.'],
    ['One,two', 'One, two', 'There is no space after a comma.'],
    ['One,, two', 'One, two', '“,” is written twice.'],
    ['The end..', 'The end.', '“.” is written twice.'],
  ] as const)
    test(`“${text}” becomes “${right}”`, () => {
      assert.is(corrected(spacing, text), right);
      assert.equal(messages(spacing, text), [message]);
    });

  for (const text of ['Wait … and see...', 'One\n    two', '1,000 and 2.5', 'A .com address', ' around '])
    test(`${JSON.stringify(text)} is right`, () => assert.equal(slipsIn(spacing, text), []));

  test('the text of a PDF has no spaces of its own', () =>
    assert.equal(spacing({ text: 'Two  spaces', kind: 'document' }), []));
});

suite('brackets and quotation marks', (test) => {
  for (const [text, message] of [
    ['An (open bracket.', 'The bracket ( is never closed.'],
    ['A closed) bracket.', 'The bracket ) is never opened.'],
    ['“An open quotation.', 'The quotation mark “ is never closed.'],
    ['A closed quotation.”', 'The quotation mark ” is never opened.'],
    ['An "open quotation.', 'The quotation mark " is never closed.'],
    ['See [this.', 'The bracket [ is never closed.'],
  ] as const)
    test(`“${text}” is reported, and only a person can correct it`, () => {
      assert.equal(messages(pairs, text), [message]);
      assert.is(corrected(pairs, text), text);
    });

  for (const [text, right] of [
    ['He says “yes".', 'He says “yes”.'],
    ['He says "yes”.', 'He says “yes”.'],
  ] as const)
    test(`“${text}” becomes “${right}”`, () => assert.is(corrected(pairs, text), right));

  for (const text of [
    '(Aged 18) or (from 9 to 5) [sic].',
    'He says “yes (I do)”, and "no".',
    'a) rest, b) sleep, 12) wake :)',
    'A 5" scar, and a 32" mat.',
    'A 5" scar.',
    'The clients’ ‘own’ rooms.',
  ])
    test(`“${text}” is right`, () => assert.equal(slipsIn(pairs, text), []));

  test('a passage of a PDF can end within a quotation', () =>
    assert.equal(pairs({ text: '“An open quotation.', kind: 'document' }), []));
});

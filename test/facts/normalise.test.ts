import * as assert from 'uvu/assert';
import { normalise } from '../../renderer/facts/normalise.ts';
import { suite } from '../support/suite.ts';

const SAME: readonly (readonly [what: string, text: string, normal: string])[] = [
  ['text in upper case', 'Anti-Wrinkle', 'anti-wrinkle'],
  ['a word with a soft hyphen', 'bo\u00adtox', 'botox'],
  ['a word with zero-width characters', 'b\u200bo\u200ct\u200do\u2060x\ufeff', 'botox'],
  ['text in full-width letters and digits', 'ＧＢＰ３００', 'gbp300'],
  ['text with non-breaking spaces', '£\u00a0300\u202fnow', '£ 300 now'],
  ['text with several spaces and line breaks', 'anti \n\t wrinkle', 'anti wrinkle'],
  ['text with all kinds of dashes', 'a‐b‑c‒d–e—f−g', 'a-b-c-d-e-f-g'],
  ['text with a curly apostrophe', 'Crow’s Feet', "crow's feet"],
  ['a word with a ligature', 'ﬁve', 'five'],
  ['a word with a combining accent', 'cafe\u0301', 'café'],
  ['text with an ellipsis', 'soon…', 'soon...'],
  ['an empty string', '', ''],
];

suite('normalised text', (test) => {
  for (const [what, text, normal] of SAME)
    test(`${what} is normalised to “${normal}”`, () => assert.is(normalise(text).text, normal));
});

suite('the original of normalised text', (test) => {
  const original = (text: string, found: string): string => {
    const normal = normalise(text);
    const { at, length } = normal.original(normal.text.indexOf(found), found.length);
    return text.slice(at, at + length);
  };
  for (const [what, text, found, written] of [
    ['plain text', 'A botox day', 'botox', 'botox'],
    ['with a soft hyphen', 'A Bo\u00adTox day', 'botox', 'Bo\u00adTox'],
    ['with several spaces', 'x anti  \n wrinkle y', 'anti wrinkle', 'anti  \n wrinkle'],
    ['after characters that become longer', 'ﬁne… £ ３００ now', '£ 300', '£ ３００'],
    ['within a ligature', 'ﬃ', 'ff', 'ﬃ'],
    ['after an emoji', '🙂 bo\u200btox', 'botox', 'bo\u200btox'],
    ['with a combining accent', 'cafe\u0301s', 'café', 'cafe\u0301'],
  ] as const)
    test(`the original of “${found}” is returned: ${what}`, () => assert.is(original(text, found), written));

  test('an empty span has a position and the length 0', () => {
    assert.equal(normalise('a\u00adb').original(1, 0), { at: 2, length: 0 });
    assert.equal(normalise('a\u00adb').original(2, 0), { at: 3, length: 0 });
  });
});

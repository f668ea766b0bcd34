import * as assert from 'uvu/assert';
import { normalise } from '../../renderer/facts/normalise.ts';
import { suite } from '../support/suite.ts';

const SAME: readonly (readonly [what: string, text: string, normal: string])[] = [
  ['upper case', 'Anti-Wrinkle', 'anti-wrinkle'],
  ['a soft hyphen', 'bo\u00adtox', 'botox'],
  ['zero-width spaces and joiners', 'b\u200bo\u200ct\u200do\u2060x\ufeff', 'botox'],
  ['full-width letters and figures', 'ＧＢＰ３００', 'gbp300'],
  ['spaces that do not break', '£\u00a0300\u202fnow', '£ 300 now'],
  ['several spaces and line breaks', 'anti \n\t wrinkle', 'anti wrinkle'],
  ['hyphens of every kind', 'a‐b‑c‒d–e—f−g', 'a-b-c-d-e-f-g'],
  ['curly apostrophes', 'Crow’s Feet', "crow's feet"],
  ['ligatures', 'ﬁve', 'five'],
  ['letters that were composed of two', 'cafe\u0301', 'café'],
  ['an ellipsis', 'soon…', 'soon...'],
  ['nothing', '', ''],
];

suite('words are looked for in one form', (test) => {
  for (const [what, text, normal] of SAME) test(what, () => assert.is(normalise(text).text, normal));
});

suite('what was found leads back to what was written', (test) => {
  const original = (text: string, found: string): string => {
    const normal = normalise(text);
    const { at, length } = normal.original(normal.text.indexOf(found), found.length);
    return text.slice(at, at + length);
  };
  for (const [what, text, found, written] of [
    ['plain words', 'A botox day', 'botox', 'botox'],
    ['across soft hyphens', 'A Bo\u00adTox day', 'botox', 'Bo\u00adTox'],
    ['across several spaces', 'x anti  \n wrinkle y', 'anti wrinkle', 'anti  \n wrinkle'],
    ['after letters that take more room', 'ﬁne… £ ３００ now', '£ 300', '£ ３００'],
    ['part of an expanded letter', 'ﬃ', 'ff', 'ﬃ'],
    ['after an emoji', '🙂 bo\u200btox', 'botox', 'bo\u200btox'],
    ['a composed letter', 'cafe\u0301s', 'café', 'cafe\u0301'],
  ] as const)
    test(what, () => assert.is(original(text, found), written));

  test('a run of nothing has a place and no length', () => {
    assert.equal(normalise('a\u00adb').original(1, 0), { at: 2, length: 0 });
    assert.equal(normalise('a\u00adb').original(2, 0), { at: 3, length: 0 });
  });
});

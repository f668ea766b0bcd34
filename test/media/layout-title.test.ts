/** Titles on social cards. Here, every character is half an em wide, so that lines can be counted by hand. */
import * as assert from 'uvu/assert';
import { roomOf, TITLE } from '../../components/social/layout.ts';
import { layOutTitle } from '../../renderer/media/social/layout-title.ts';
import { suite } from '../support/suite.ts';

const measure = (text: string): number => text.length / 2;
const beside = { measure, hasImage: true, names: ['King’s Cross'] };
const alone = { ...beside, hasImage: false };

suite('a title on a card', (test) => {
  test('that is short has the largest size', () =>
    assert.equal(layOutTitle('Lip', beside), { lines: ['Lip'], size: TITLE.sizes[0] }));

  test('keeps a name on one line', () =>
    assert.equal(layOutTitle('Profhilo in King’s Cross', beside).lines, ['Profhilo in', 'King’s Cross']));

  test('breaks at the end of a phrase', () =>
    assert.equal(layOutTitle('Glycolic Peel, Coming Soon', beside).lines, ['Glycolic Peel,', 'Coming Soon']));

  test('uses three columns if there is no image', () => {
    const title = 'Results gallery, before and after';
    assert.ok(layOutTitle(title, alone).size > layOutTitle(title, beside).size);
  });

  for (const title of [
    'Skin',
    'Doctor-led skin clinic, King’s Cross',
    'Everything you might ask before a first appointment with one of our doctors, answered at length and in order',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft and others',
    'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(6),
  ])
    for (const room of [beside, alone])
      test(`${title.slice(0, 24)} … fits its space ${room === alone ? 'alone' : 'beside an image'}`, () => {
        const { lines, size } = layOutTitle(title, room);
        assert.ok(lines.length >= 1 && lines.length <= TITLE.lines, `${lines.length} lines`);
        for (const line of lines) assert.ok(measure(line) * size <= roomOf(room.hasImage) + 0.001, line);
        const height = size * (1 + TITLE.leading * (lines.length - 1));
        assert.ok(height <= TITLE.height, `${height} high`);
      });

  test('that is too long ends with an ellipsis after a whole word', () => {
    const { lines } = layOutTitle('word, '.repeat(60).trim(), beside);
    assert.is(lines.length, TITLE.lines);
    assert.match(lines.at(-1) ?? '', /word…$/);
  });

  test('is shown completely', () => {
    const title = 'Address, opening hours and how to get here';
    assert.is(layOutTitle(title, alone).lines.join(' '), title);
  });
});

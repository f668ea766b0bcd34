/** The theme's fonts: their characters, and their fallbacks until they arrive. */
import * as assert from 'uvu/assert';
import { bytesOf } from '../../renderer/core/file.ts';
import { planFonts } from '../../renderer/inputs/fonts/index.ts';
import { partsOf, rangeOf } from '../../renderer/inputs/fonts/parts.ts';
import { HANKEN, PAPER_FONTS } from '../../renderer/inputs/fonts/theme-fonts.ts';
import { typeface } from '../../renderer/inputs/fonts/typeface.ts';
import { emptyCache } from '../support/caches.ts';
import { memoryIo } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const io = memoryIo({ cache: emptyCache() });
const english = await planFonts('', io);

suite('the fonts of a site', (test) => {
  test('consist of two files if all text is English, together at most 60 KB', async () => {
    assert.equal(
      english.files.map(({ path }) => path.replace(/\.[\da-f]{10}\./, '.')),
      ['assets/hanken-grotesk.woff2', 'assets/newsreader.woff2'],
    );
    const sizes = await Promise.all(english.files.map(async (file) => (await bytesOf(file)).length));
    assert.ok(sizes.reduce((sum, size) => sum + size, 0) <= 60_000, sizes.join());
  });

  test('keep their names while the characters are the same', async () => {
    const again = await planFonts('Words of English: £300, “quoted”.', io);
    assert.equal(
      again.files.map(({ path }) => path),
      english.files.map(({ path }) => path),
    );
  });

  test('have a separate file for characters of other languages, which only pages with such a character fetch', async () => {
    const { faces, files } = await planFonts('Łódź', io);
    const extra = files.filter(({ path }) => path.includes('latin-ext')).map(({ path }) => path);
    assert.ok(extra.length > 0);
    for (const path of extra) assert.is(faces.find(({ src }) => src.includes(path))?.range, rangeOf('Łź'));
  });

  test('are preloaded only if every page needs them', () =>
    assert.equal(
      english.faces.flatMap(({ file }) => file ?? []),
      english.files.map(({ path }) => `/${path}`),
    ));

  test('are single weights without fallbacks on paper', async () => {
    const { faces, files } = await planFonts('', io, PAPER_FONTS);
    assert.equal([faces.length, files.length], [4, 4]);
    for (const { weight } of faces) assert.match(weight ?? '', /^\d+$/);
  });
});

suite('a fallback font', (test) => {
  const fitted = english.faces.filter(({ fit }) => fit !== undefined);

  test('replaces each family, and its capitals or numerals separately', () =>
    assert.equal(
      fitted.map(({ family, range }) => [family, range]),
      [
        ['Hanken fallback', undefined],
        ['Hanken fallback', 'U+41-5A'],
        ['Newsreader fallback', undefined],
        ['Newsreader fallback', 'U+30-39,U+A3'],
      ],
    ));

  test('takes as much space above and below the line as the original', async () => {
    const parts = await partsOf(HANKEN, '', io);
    const { extents } = await typeface(parts, { axes: { wght: 370 } }, io);
    const [letters] = fitted;
    const share = (text = '') => Number.parseFloat(text) / 100;
    const size = share(letters?.fit?.size);
    assert.ok(Math.abs(share(letters?.fit?.ascent) * size - extents.ascent) < 0.01);
    assert.ok(Math.abs(share(letters?.fit?.descent) * size - extents.descent) < 0.01);
  });
});

suite('a shaped line of text', (test) => {
  const set = async (text: string) => {
    const parts = await partsOf(HANKEN, text, io);
    return (await typeface(parts, { axes: { wght: 400 } }, io)).set(text);
  };

  test('has an outline for each visible character', async () => {
    const { glyphs, width } = await set('A b');
    assert.is(glyphs.length, 2);
    assert.ok(glyphs.every(({ outline }) => outline.startsWith('M')));
    assert.ok(width > 1 && width < 2);
  });

  test('is kerned', async () => {
    const apart = (await set('A')).width + (await set('V')).width;
    assert.ok((await set('AV')).width < apart);
  });

  test('combines several files of the font', async () => {
    assert.is((await set('Łódź')).glyphs.length, 4);
  });

  test('omits characters that the font does not contain', async () => {
    assert.is((await set('a漢b')).glyphs.length, 2);
  });
});

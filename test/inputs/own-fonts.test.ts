/** The fonts of a clinic: files in content/fonts/ instead of the theme's packages. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import * as assert from 'uvu/assert';
import type { CheckedSite } from '../../renderer/check/examined.ts';
import { bytesOf } from '../../renderer/core/file.ts';
import { ALWAYS } from '../../renderer/inputs/fonts/parts.ts';
import { checkedWith } from '../support/checked-with.ts';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const require = createRequire(import.meta.url);
const inPackage = (file: string) => readFile(require.resolve(`@fontsource-variable/${file}`));

const hanken = await inPackage('hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2');
const hankenExt = await inPackage('hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2');
const newsreader = await inPackage('newsreader/files/newsreader-latin-wght-normal.woff2');
const licence = await inPackage('hanken-grotesk/LICENSE');

/** A static font of one weight as a TrueType file. */
const staticFont = (wght: number, text = ALWAYS) =>
  subsetFont(hanken, text, { targetFormat: 'truetype', variationAxes: { wght } }).then((font) =>
    withOs2(font, 4, wght),
  );

/** Changes a field of the OS/2 table. */
function withOs2(font: Buffer, field: number, value: number): Buffer {
  const changed = Buffer.from(font);
  const entry = changed.indexOf('OS/2', 12, 'ascii');
  changed.writeUInt16BE(value, changed.readUInt32BE(entry + 8) + field);
  return changed;
}

/** Hanken Grotesk with the weight 400 and cubic outlines (CFF), as files that end in .otf have them. */
const otf = await readFile(join(ROOT, 'test/fixtures/sample.otf'));

const regular = await staticFont(400);
const bold = await staticFont(700);

type Files = Readonly<Record<string, string | Uint8Array>>;
type Font = Readonly<Record<string, unknown>>;

const FILES: Files = {
  'fonts/hanken.woff2': hanken,
  'fonts/hanken-ext.woff2': hankenExt,
  'fonts/newsreader.woff2': newsreader,
  'fonts/regular.ttf': regular,
  'fonts/bold.ttf': bold,
  'fonts/sample.otf': otf,
  'fonts/OFL.txt': licence,
};

const font = (...files: readonly string[]): Font => ({ files, licence: 'OFL.txt' });

const siteWith = (fonts: Font, files: Files = FILES) => checkedWith({ 'design.fonts': fonts }, files);

/** The messages and help of the findings about a font. */
const findingsOf = async (fonts: Font, files: Files = {}): Promise<readonly (readonly (string | undefined)[])[]> =>
  (await siteWith(fonts, { ...FILES, ...files })).findings.map(({ rule, message, help, path = [] }) => [
    rule,
    path.join('.'),
    message,
    help,
  ]);

async function builtWith(fonts: Font): Promise<CheckedSite> {
  const { site, findings } = await siteWith(fonts);
  assert.equal(findings, []);
  if (!site) throw new Error('The site has findings.');
  return site;
}

const homeOf = async (site: CheckedSite): Promise<string> =>
  (await site.pages.find(({ route }) => route === '/')?.html()) ?? '';

const facesIn = (html: string): readonly string[] =>
  [...html.matchAll(/@font-face\{([^}]*)\}/g)].map(([, face = '']) => face.replace(/\.[\da-f]{10}\./, '.'));

const fontFiles = ({ files }: CheckedSite): readonly string[] =>
  files.flatMap(({ path }) => (/woff2$|^fonts\//.test(path) ? [path.replace(/\.[\da-f]{10}\./, '.')] : []));

suite('a pair of fonts of the clinic', (test) => {
  const pair = builtWith({ body: font('hanken.woff2'), heading: { ...font('newsreader.woff2'), fallback: 'serif' } });

  test('replaces the fonts of the theme, and the site publishes their licence', async () =>
    assert.equal(fontFiles(await pair), ['assets/hanken.woff2', 'assets/newsreader.woff2', 'fonts/OFL.txt']));

  test('sets text in one, and titles and numerals in the other', async () => {
    const html = await homeOf(await pair);
    assert.match(html, '--sans:"Clinic text","Clinic text fallback",system-ui,sans-serif');
    assert.match(html, '--serif:"Clinic titles","Clinic titles fallback",Georgia,serif');
    assert.match(html, 'h1,h2,h3{font-family:var(--serif)}');
  });

  test('is limited to the weights that the design uses', async () =>
    assert.equal(facesIn(await homeOf(await pair)).slice(0, 2), [
      'font-family:Clinic text;src:url(/assets/hanken.woff2) format("woff2");font-weight:320 550;font-display:swap',
      'font-family:Clinic titles;src:url(/assets/newsreader.woff2) format("woff2");font-weight:250 550;font-display:swap',
    ]));

  test('has fallback fonts of the same size: of Georgia for a font with serifs', async () => {
    const fallbacks = facesIn(await homeOf(await pair)).slice(2);
    assert.is(fallbacks.length, 5);
    for (const face of fallbacks) {
      assert.match(face, /size-adjust:[\d.]+%;ascent-override:\d+%;descent-override:\d+%$/);
      assert.match(face, face.includes('Clinic titles') ? 'local("Georgia")' : 'local("Arial")');
    }
  });

  test('is preloaded', async () => {
    const html = await homeOf(await pair);
    assert.is([...html.matchAll(/rel="preload" href="[^"]+\.woff2"/g)].length, 2);
  });

  test('is used for social cards, which therefore have other names', async () => {
    const names = (site: CheckedSite | undefined) => site?.files.filter(({ path }) => path.startsWith('assets/card'));
    const [own, theme] = [names(await pair), names((await checkedWith({})).site)];
    assert.is(own?.length, theme?.length);
    for (const { path } of own ?? []) assert.not(theme?.some((other) => other.path === path));
    for (const file of own?.slice(0, 1) ?? []) assert.ok((await bytesOf(file)).length > 1000);
  });

  test('is embedded in documents, each weight as a font of its own', async () => {
    const generate = {
      department: 'main',
      description: 'A guide.',
      pages: [
        {
          head: 'Leeds',
          parts: [{ kind: 'closing', title: 'Come', copy: 'Soon.', actions: [{ label: 'Book', to: '/go/visit' }] }],
        },
      ],
      smallPrint: 'Prices may change.',
    };
    const { site } = await checkedWith(
      {
        'design.fonts': { body: font('hanken.woff2'), heading: font('newsreader.woff2') },
        'documents.guide': { file: 'guide.pdf', title: 'Guide', generate },
      },
      FILES,
    );
    const html = (await site?.generatedDocuments[0]?.html()) ?? '';
    assert.match(html, '--serif:"Clinic titles"');
    assert.equal(
      facesIn(html).map((face) => face.replace(/src:.*(?=font-weight)/, '')),
      [
        'font-family:Clinic text;font-weight:400;font-display:swap',
        'font-family:Clinic text;font-weight:550;font-display:swap',
        'font-family:Clinic titles;font-weight:250;font-display:swap',
        'font-family:Clinic titles;font-weight:340;font-display:swap',
        'font-family:Clinic titles;font-weight:550;font-display:swap',
      ],
    );
  });
});

suite('one font of the clinic', (test) => {
  test('is also used for titles and numerals', async () => {
    const html = await homeOf(await builtWith({ body: font('hanken.woff2') }));
    assert.match(html, '--serif:"Clinic text","Clinic text fallback",system-ui,sans-serif');
    assert.match(html, 'font-weight:250 550');
  });

  test('consists of one file for each weight if it is static, of which pages preload the regular one', async () => {
    const html = await homeOf(await builtWith({ body: font('regular.ttf', 'bold.ttf') }));
    assert.equal(facesIn(html).slice(0, 2), [
      'font-family:Clinic text;src:url(/assets/regular.woff2) format("woff2");font-weight:400;font-display:swap',
      'font-family:Clinic text;src:url(/assets/bold.woff2) format("woff2");font-weight:700;font-display:swap',
    ]);
    assert.equal(
      [...html.matchAll(/rel="preload" href="\/assets\/(\w+)\.[^"]+woff2"/g)].map(([, name]) => name),
      ['regular'],
    );
  });

  test('may be an .otf file with cubic outlines; pages get it as .woff2, and social cards are drawn with it', async () => {
    assert.is(otf.toString('latin1', 0, 4), 'OTTO');
    const site = await builtWith({ body: font('sample.otf', 'bold.ttf') });
    const [face = ''] = facesIn(await homeOf(site));
    assert.is(
      face,
      'font-family:Clinic text;src:url(/assets/sample.woff2) format("woff2");font-weight:400;font-display:swap',
    );
    const file = site.files.find(({ path }) => /^assets\/sample\..*woff2$/.test(path));
    assert.is(file && Buffer.from(await bytesOf(file)).toString('latin1', 0, 4), 'wOF2');
    const card = site.files.find(({ path }) => path.startsWith('assets/card'));
    assert.ok(card && (await bytesOf(card)).length > 1000);
  });

  test('may be divided by characters: pages fetch the second file only for characters that the first one lacks', async () => {
    const { site } = await checkedWith(
      { 'design.fonts': { body: font('hanken.woff2', 'hanken-ext.woff2') }, 'clinic.tagline': 'Łódź' },
      FILES,
    );
    const faces = site ? facesIn(await homeOf(site)) : [];
    assert.match(faces[1] ?? '', 'url(/assets/hanken-ext-more.woff2)');
    assert.match(faces[1] ?? '', 'unicode-range:U+141,U+17A');
  });
});

suite('an unusable font', (test) => {
  const body = ['design.fonts.body.files.0', 'design.fonts.body.licence'] as const;

  test('a missing font file is reported with the nearest name', async () =>
    assert.equal(await findingsOf({ body: font('hankn.woff2') }), [
      ['content/missing-file', body[0], 'There is no file content/fonts/hankn.woff2.', 'Did you mean “hanken.woff2”?'],
    ]));

  test('a file that is not a font is reported', async () =>
    assert.equal(await findingsOf({ body: font('page.woff2') }, { 'fonts/page.woff2': 'A page.' }), [
      [
        'content/font',
        body[0],
        'content/fonts/page.woff2 is not a readable font.',
        'Put a font there that ends in .woff2, .woff, .ttf or .otf, or name another file.',
      ],
    ]));

  test('a damaged font is reported', async () =>
    assert.equal(
      (await findingsOf({ body: font('half.woff2') }, { 'fonts/half.woff2': hanken.subarray(0, 9000) })).map(
        ([, , message]) => message,
      ),
      ['content/fonts/half.woff2 is not a readable font.'],
    ));

  test('an italic font is reported', async () =>
    assert.equal(
      await findingsOf({ body: font('italic.ttf', 'bold.ttf') }, { 'fonts/italic.ttf': withOs2(regular, 62, 1) }),
      [
        [
          'content/font',
          body[0],
          'content/fonts/italic.ttf is italic, and the design uses upright letters only.',
          'Name the upright font.',
        ],
      ],
    ));

  test('a font whose maker forbids embedding is reported', async () =>
    assert.equal(
      await findingsOf({ body: font('shop.ttf', 'bold.ttf') }, { 'fonts/shop.ttf': withOs2(regular, 8, 2) }),
      [
        [
          'content/font',
          body[0],
          'content/fonts/shop.ttf forbids its use on websites: its maker has restricted embedding.',
          'Use a font whose licence allows websites, for instance the SIL Open Font License.',
        ],
      ],
    ));

  test('a font without the letters of English is reported', async () =>
    assert.equal(
      await findingsOf({ body: font('short.ttf', 'bold.ttf') }, { 'fonts/short.ttf': await staticFont(400, 'abc') }),
      [
        [
          'content/font',
          body[0],
          'content/fonts/short.ttf lacks characters of English text: A B C D E and 60 more.',
          'Use a file that contains Latin letters, figures and “£”, or add it to “files”.',
        ],
      ],
    ));

  test('a second file that adds nothing is reported', async () =>
    assert.equal(
      await findingsOf({ body: font('regular.ttf', 'copy.ttf', 'bold.ttf') }, { 'fonts/copy.ttf': regular }),
      [
        [
          'content/font',
          'design.fonts.body.files.1',
          'content/fonts/copy.ttf has the same weight and characters as regular.ttf.',
          'Remove one of the two files.',
        ],
      ],
    ));

  test('a font of the text without a bold weight is a warning', async () =>
    assert.equal(await findingsOf({ body: font('regular.ttf') }), [
      [
        'content/font-weight',
        'design.fonts.body.files',
        'The font of the text has no weight above 400, so emphasised words look like the rest of the text.',
        'Add a file with the weight 600 or 700, or use a variable font.',
      ],
    ]));

  test('a missing licence is reported', async () =>
    assert.equal(await findingsOf({ body: { files: ['hanken.woff2'], licence: 'MIT.txt' } }), [
      [
        'content/missing-file',
        body[1],
        'There is no file content/fonts/MIT.txt.',
        'Write “OFL.txt” if that is its new name: nothing names this file yet. Otherwise put the file there.',
      ],
    ]));

  for (const [what, content] of [
    ['an empty licence', ' \n'],
    ['a licence that is a PDF', new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x00, 0xff])],
  ] as const)
    test(`${what} is reported`, async () =>
      assert.equal(await findingsOf({ body: font('hanken.woff2') }, { 'fonts/OFL.txt': content }), [
        [
          'content/font',
          body[1],
          'content/fonts/OFL.txt is not readable text.',
          'Copy the licence of the font into a text file.',
        ],
      ]));

  test('a font without files is reported', async () =>
    assert.equal(await findingsOf({ body: font() }), [
      [
        'config/missing',
        'design.fonts.body.files',
        'The font has no file.',
        'Name at least one file in content/fonts/.',
      ],
    ]));
});

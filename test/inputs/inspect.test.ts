import sharp from 'sharp';
import * as assert from 'uvu/assert';
import { parse } from '../../renderer/config/parse.ts';
import { fileSize } from '../../renderer/inputs/documents.ts';
import { inspectImages } from '../../renderer/inputs/images/inspect.ts';
import minimal from '../sites/minimal/site.config.ts';
import { emptyCache } from '../support/caches.ts';
import { edited } from '../support/edit.ts';
import { suite } from '../support/suite.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const svg = (inside: string) =>
  bytes(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10">${inside}</svg>`);

/** Returns the findings if the image of the minimal site is such a file. */
async function inspected(file: string, content: Uint8Array | undefined) {
  const { site } = parse(edited(minimal, ['images', 'dot', 'file'], file));
  if (!site) throw new Error('The minimal site is not valid.');
  const io = { cache: emptyCache(), resolve: (name: string) => name, readContent: async () => content };
  const { images, findings } = await inspectImages(site, io);
  return { image: images.get('dot'), finding: findings[0] };
}

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d9b6a5' } })
    .png()
    .toBuffer();

suite('images', (test) => {
  test('a drawing is measured and can be rendered at any size', async () => {
    const { image, finding } = await inspected('dot.svg', svg('<circle r="5"/>'));
    assert.is(finding, undefined);
    assert.equal([image?.width, image?.height, image?.vector], [10, 10, true]);
  });

  test('a photograph is measured in pixels', async () => {
    const { image } = await inspected('dot.png', await png(20, 10));
    assert.equal([image?.width, image?.height, image?.vector], [20, 10, false]);
  });

  for (const [what, file, content, rule, message] of [
    ['missing', 'dot.svg', undefined, 'image/missing', 'There is no file content/images/dot.svg.'],
    [
      'no picture',
      'dot.png',
      bytes('not a picture'),
      'image/unreadable',
      'content/images/dot.png is not a readable image.',
    ],
    ['cut short', 'dot.svg', bytes('<svg'), 'image/unreadable', 'content/images/dot.svg is not a readable image.'],
  ] as const)
    test(`a file that is ${what} is an error at its name`, async () => {
      const { finding } = await inspected(file, content);
      assert.is(finding?.rule, rule);
      assert.is(finding?.message, message);
      assert.equal(finding?.path, ['images', 'dot', 'file']);
    });

  test('a file with the wrong extension is an error', async () => {
    const { finding } = await inspected('dot.webp', await png(4, 4));
    assert.is(finding?.message, 'content/images/dot.webp is a png file, not a webp file.');
  });

  test('one of more than 50 million pixels is an error', async () => {
    const { finding } = await inspected(
      'dot.svg',
      bytes('<svg xmlns="http://www.w3.org/2000/svg" width="10000" height="6000"/>'),
    );
    assert.is(finding?.message, 'content/images/dot.svg has 10000 × 6000 pixels, more than 50 million.');
  });

  for (const [what, inside] of [
    ['a <script> element', '<script>alert(1)</script>'],
    ['the event handler “onload”', '<g onload="alert(1)"/>'],
    ['a <foreignObject> element', '<foreignObject/>'],
    ['a link to something else', '<image href="https://evil.example/x.png"/>'],
    ['a link to something else', '<a xlink:href="javascript:alert(1)"/>'],
    ['a link to something else', '<rect fill="url(https://evil.example/x)"/>'],
    ['a link to something else', '<style>@import "https://evil.example/x.css";</style>'],
    ['a link to something else', '<style><![CDATA[rect { fill: \\75rl(https://evil.example/x) }]]></style>'],
    ['a link to something else', '<a><animate attributeName="href" values="#;javascript:alert(1)"/></a>'],
    ['a link to something else', '<set attributeName="href" to="java&#10;script:alert(1)"/>'],
    ['a link to something else', '<h:img xmlns:h="http://www.w3.org/1999/xhtml" src="https://evil.example/x"/>'],
    ['a link to something else', '<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh"/>'],
    ['a <s:script> element', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
    ['an entity or a style sheet of its own', '<!DOCTYPE svg [<!ENTITY a "<script>">]>'],
  ] as const)
    test(`a drawing that contains ${inside} is rejected`, async () => {
      const { finding } = await inspected('dot.svg', svg(inside));
      assert.is(finding?.rule, 'image/unsafe');
      assert.is(finding?.message, `content/images/dot.svg contains ${what}.`);
    });

  test('a drawing may contain styles with embedded images and fonts', async () => {
    const css = 'rect { fill: url(#b) } @font-face { src: url(data:font/woff2;base64,AA==) }';
    assert.is((await inspected('dot.svg', svg(`<style>${css}</style><text>@import</text>`))).finding, undefined);
  });

  test('a drawing may refer to its own parts', async () => {
    const { finding } = await inspected('dot.svg', svg('<defs><path id="a"/></defs><use href="#a" fill="url(#b)"/>'));
    assert.is(finding, undefined);
  });
});

suite('documents', (test) => {
  for (const [size, text] of [
    [1_468_006, '1.5 MB'],
    [1_400_000, '1.4 MB'],
    [153_940, '154 KB'],
    [12, '1 KB'],
  ] as const)
    test(`${size} bytes are displayed as ${text}`, () => assert.is(fileSize(size), text));
});

/** The icons that browsers and phones request, from the one image in the config. */
import sharp from 'sharp';
import * as assert from 'uvu/assert';
import { bytesOf } from '../../renderer/core/file.ts';
import { imageHash } from '../../renderer/inputs/images/source-bytes.ts';
import { icons } from '../../renderer/media/icons.ts';
import { emptyCache } from '../support/caches.ts';
import { readDom, select } from '../support/dom.ts';
import { flatImage } from '../support/photographs.ts';
import { shippedSite } from '../support/shipped-site.ts';
import { memoryIo } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const site = await shippedSite();
const shipped = async (path: string): Promise<Uint8Array> => {
  const file = site.site.files.find((one) => one.path === path);
  if (!file) throw new Error(`There is no file ${path}.`);
  return bytesOf(file);
};

/** The icons of another image. */
async function iconsOf(bytes: Uint8Array, vector: boolean): Promise<ReadonlyMap<string, Uint8Array>> {
  const io = { ...memoryIo({ cache: emptyCache() }), read: async () => bytes };
  const source = {
    name: 'icon',
    label: 'content/images/icon',
    file: '/icon',
    hash: imageHash(bytes),
    width: 100,
    height: 100,
    vector,
  };
  const files = icons({ source, colour: '#f6f3ee' }, io);
  return new Map(await Promise.all(files.map(async (file) => [file.path, await bytesOf(file)] as const)));
}

const colourAt = async (bytes: Uint8Array | undefined, left: number, top: number): Promise<string> => {
  const { data } = await sharp(bytes)
    .ensureAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.toString('hex');
};

suite('icons', (test) => {
  for (const [path, side] of [
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ] as const)
    test(`${path} is a PNG of ${side} x ${side}`, async () => {
      const { format, width, height } = await sharp(await shipped(path)).metadata();
      assert.equal([format, width, height], ['png', side, side]);
    });

  test('favicon.ico contains images of 16, 32 and 48 pixels, and lists them', async () => {
    const ico = Buffer.from(await shipped('favicon.ico'));
    assert.equal([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)], [0, 1, 3]);
    for (const [index, side] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index;
      const start = ico.readUInt32LE(entry + 12);
      const { format, width, height } = await sharp(
        ico.subarray(start, start + ico.readUInt32LE(entry + 8)),
      ).metadata();
      assert.equal([ico[entry], ico[entry + 1], format, width, height], [side, side, 'png', side, side]);
    }
  });

  test('favicon.svg is the drawing itself', async () => {
    assert.match(Buffer.from(await shipped('favicon.svg')).toString(), /^<svg /);
  });

  test('every page refers to them', () => {
    for (const route of site.routes) {
      const links = select(readDom(site.page(route).html), 'head link').map(({ attribs }) => attribs.href);
      for (const href of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest'])
        assert.ok(links.includes(href), `${route}: ${href}`);
    }
  });

  test('the manifest lists the icons of 192 and 512 pixels and the maskable one', () =>
    assert.equal(JSON.parse(site.text('site.webmanifest')).icons, [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ]));
});

suite('a maskable icon', (test) => {
  const halves =
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><path fill="#f00" d="M0 0h50v100H0z"/><path fill="#00f" d="M50 0h50v100H50z"/><circle cx="50" cy="50" r="50" fill="#0f0"/></svg>';

  test('keeps the central circle of the image within four fifths of its side', async () => {
    const icon = (await iconsOf(new TextEncoder().encode(halves), true)).get('icon-maskable-512.png');
    assert.is(await colourAt(icon, 256, 60), '00ff00ff');
    assert.is(await colourAt(icon, 60, 256), '00ff00ff');
    assert.is(await colourAt(icon, 256, 256), '00ff00ff');
  });

  test('extends the colours of the image’s edges to its own', async () => {
    const icon = (await iconsOf(new TextEncoder().encode(halves), true)).get('icon-maskable-512.png');
    assert.is(await colourAt(icon, 0, 0), 'ff0000ff');
    assert.is(await colourAt(icon, 511, 511), '0000ffff');
  });
});

suite('a transparent icon', (test) => {
  const ring = new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><circle cx="50" cy="50" r="20"/></svg>',
  );

  test('has the background of the site where phones would fill it with black', async () => {
    const made = await iconsOf(ring, true);
    assert.is(await colourAt(made.get('apple-touch-icon.png'), 0, 0), 'f6f3eeff');
    assert.is(await colourAt(made.get('icon-maskable-512.png'), 0, 0), 'f6f3eeff');
  });

  test('stays transparent on the web', async () => {
    assert.match(await colourAt((await iconsOf(ring, true)).get('icon-192.png'), 0, 0), /00$/);
  });
});

suite('a photograph as an icon', (test) => {
  test('is embedded in favicon.svg', async () => {
    const svg = Buffer.from((await iconsOf(await flatImage(100, 100), false)).get('favicon.svg') ?? '').toString();
    assert.match(svg, /<image width="192" height="192" href="data:image\/png;base64,/);
  });
});

/** QR codes for print: one for each booking link, with the address of this site. */
import jsQR from 'jsqr';
import sharp from 'sharp';
import * as assert from 'uvu/assert';
import { bytesOf } from '../../renderer/core/file.ts';
import { qrPng, qrSvg } from '../../renderer/media/qr-codes.ts';
import { readDom, select } from '../support/dom.ts';
import { type ShippedSite, shippedSite, shippedSiteWith } from '../support/shipped-site.ts';
import { suite } from '../support/suite.ts';

const site = await shippedSite();
const decoder = new TextDecoder();
const POINTS_A_MODULE = 8;

/** Returns a file of the built site. */
async function fileIn({ site: { files } }: ShippedSite, path: string): Promise<Uint8Array> {
  const file = files.find((one) => one.path === path);
  if (!file) throw new Error(`There is no file ${path}.`);
  return bytesOf(file);
}

const codeIn = async (from: ShippedSite, path: string): Promise<string> => decoder.decode(await fileIn(from, path));

/** Returns the number of modules per side, including the quiet zone. */
const sideOf = (svg: string): number => Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);

/** Renders a code as a camera sees it, with a mark over it. */
async function seen(svg: string, cover = '<g/>') {
  const side = sideOf(svg) * POINTS_A_MODULE;
  const { data, info } = await sharp(Buffer.from(svg.replace('</svg>', `${cover}</svg>`)), { density: 300 })
    .resize(side, side, { kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { points: Uint8ClampedArray.from(data), side: info.width };
}

async function decoded(svg: string, cover?: string): Promise<string | undefined> {
  const { points, side } = await seen(svg, cover);
  return jsQR(points, side, side)?.data;
}

/** Reads a PNG as a camera does. */
async function readPng(png: Uint8Array) {
  const image = sharp(png);
  const { width, height, density, bitsPerSample } = await image.metadata();
  const points = Uint8ClampedArray.from(await image.ensureAlpha().toColourspace('srgb').raw().toBuffer());
  return { width, height, density, bits: bitsPerSample, points, address: jsQR(points, width, height)?.data };
}

const shortcuts = site.site.plan.redirects.flatMap(({ from, code }) => (code === undefined ? [] : [{ from, code }]));

suite('the QR codes for print', (test) => {
  test('each of the 23 booking links has a QR code', () => {
    assert.is(shortcuts.length, 23);
    for (const { from, code } of shortcuts) assert.is(code, from.replace('/go/', 'go/qr/'));
  });

  for (const { from, code } of shortcuts)
    test(`${code}.svg reads https://www.skin-and-mind.example${from}`, async () =>
      assert.is(await decoded(await codeIn(site, `${code}.svg`)), `https://www.skin-and-mind.example${from}`));

  test('every QR code is also a PNG that reads the same', async () => {
    for (const { from, code } of shortcuts)
      assert.is(
        (await readPng(await fileIn(site, `${code}.png`))).address,
        `https://www.skin-and-mind.example${from}`,
        code,
      );
  });

  test('a QR code contains the address for which the site was built', async () => {
    const elsewhere = await shippedSiteWith({ baseUrl: { value: 'https://preview.example', from: '--base-url' } });
    assert.is(await decoded(await codeIn(elsewhere, 'go/qr/profhilo.svg')), 'https://preview.example/go/profhilo');
  });

  test('the title of a QR code is its address', async () => {
    const [title] = select(readDom(await codeIn(site, 'go/qr/dao.svg')), 'title');
    assert.is(
      title?.children.map((child) => ('data' in child ? child.data : '')).join(''),
      'https://www.skin-and-mind.example/go/dao',
    );
  });
});

suite('a printed code', (test) => {
  const address = 'https://clinic.example/go/a?b=1&c=<2>';
  const svg = qrSvg(address);

  test('a printed code is 40 mm wide by default', () => assert.match(svg, /^<svg [^>]*width="40mm" height="40mm"/));

  test('a printed code reads as the exact address, whatever characters it contains', async () =>
    assert.is(await decoded(svg), address));

  test('a PNG has two colours, 24 pixels per module, and the same width when it is printed', async () => {
    const { width, height, density = 0, bits, address: read } = await readPng(await qrPng(address));
    assert.equal([read, bits, width, height], [address, 1, 24 * sideOf(svg), 24 * sideOf(svg)]);
    assert.is(Math.round((width / density) * 25.4), 40);
  });

  test('a PNG has only black and white pixels, and the same bytes each time', async () => {
    const { points } = await readPng(await qrPng(address));
    assert.equal(new Set(points), new Set([255, 0]));
    assert.equal(await qrPng(address), await qrPng(address));
  });

  test('a printed code has a quiet zone of four modules (ISO/IEC 18004, 5.3.8)', async () => {
    const { points, side } = await seen(svg);
    const white = (x: number, y: number) => points[4 * (y * side + x)] === 255;
    const edge = 4 * POINTS_A_MODULE;
    for (let at = 0; at < side; at += 1)
      for (let depth = 0; depth < edge; depth += 1)
        for (const [x, y] of [
          [at, depth],
          [at, side - 1 - depth],
          [depth, at],
          [side - 1 - depth, at],
        ] as const)
          assert.ok(white(x, y), `${x}, ${y}`);
    assert.not(white(edge, edge));
  });

  test('a printed code can be read with an eighth of it covered', async () => {
    const side = sideOf(svg);
    const covered = (side - 8) * Math.sqrt(1 / 8);
    const cover = `<path fill="#fff" d="M${(side - covered) / 2} ${(side - covered) / 2}h${covered}v${covered}h-${covered}z"/>`;
    assert.is(await decoded(svg, cover), address);
  });
});

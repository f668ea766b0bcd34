/** Drawings: when a page offers the drawing itself, and what is removed from it (decision 11). */
import sharp from 'sharp';
import * as assert from 'uvu/assert';
import { cleanDrawing } from '../../renderer/inputs/images/clean-drawing.ts';
import { encodeRaster, encodeVariant } from '../../renderer/inputs/images/encode.ts';
import { lighterFrom } from '../../renderer/inputs/images/lighter-from.ts';
import { measure } from '../../renderer/inputs/images/measure.ts';
import { planImage } from '../../renderer/inputs/images/plan-image.ts';
import { imageHash } from '../../renderer/inputs/images/source-bytes.ts';
import type { Focus, SourceImage } from '../../renderer/inputs/images/variants.ts';
import { emptyCache } from '../support/caches.ts';
import { memoryIo } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 960" width="960" height="960">';
const SHAPES = '<path fill="#fff" d="M0 0h960v960H0z"/><path fill="#603" d="M100 50h300v200zM500 700h400v90z"/>';
const drawing = (content = SHAPES, open = OPEN) => Buffer.from(`${open}${content}</svg>`);

async function sourceOf(bytes: Uint8Array): Promise<SourceImage> {
  const hash = imageHash(bytes);
  const io = memoryIo({ cache: emptyCache() });
  const measured = await measure(bytes, hash, io);
  if (!measured || 'unsafe' in measured) throw new Error('The drawing cannot be read.');
  const { width, height, placeholderColour } = measured;
  const source = {
    ...{ name: 'face', label: 'content/images/face.svg', file: '/face.svg', hash },
    ...{ width, height, vector: true, placeholderColour },
  };
  return { ...source, lighterFrom: await lighterFrom(bytes, source, io) };
}

const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

const typesOf = async (bytes: Uint8Array, preset: 'card' | 'hero' | 'page' | 'portrait') => {
  const { image } = planImage({ source: await sourceOf(bytes), preset, sizes: '100vw', alt: '' });
  return [...image.sources.map(({ type }) => type.slice(6)), image.src.split('.').at(-1)];
};

/** Thousands of strokes in one corner, which are a few pixels of its raster image. */
const heavy = drawing(
  Array.from({ length: 4000 }, (_, index) => {
    const at = (seed: number) => ((Math.sin(index * seed) + 1) * 20).toFixed(2);
    return `<path stroke="#ccc" d="M${at(12.9898)} ${at(78.233)}l${at(37.719)} ${at(4.1414)}"/>`;
  }).join(''),
);

suite('a drawing that is lighter than its raster images', (test) => {
  test('is the only file where the specification names no formats', async () => {
    assert.equal(await typesOf(drawing(), 'hero'), ['svg']);
    assert.equal(await typesOf(drawing(), 'portrait'), ['svg']);
  });

  test('comes first on cards and treatment pages, before AVIF and WebP', async () => {
    assert.equal(await typesOf(drawing(), 'card'), ['svg+xml', 'avif', 'webp', 'webp']);
    assert.equal(await typesOf(drawing(), 'page'), ['svg+xml', 'avif', 'webp', 'webp']);
  });

  test('has no choice of widths, and the raster images have', async () => {
    const source = await sourceOf(drawing());
    const [first, second] = planImage({ source, preset: 'card', sizes: '50vw', alt: '' }).image.sources;
    assert.match(first?.srcSet ?? '', /^\/assets\/face-640\.[0-9a-f]{10}\.svg$/);
    assert.is(first?.sizes, undefined);
    assert.match(second?.srcSet ?? '', / 320w, .* 640w$/);
    assert.is(second?.sizes, '50vw');
  });
});

suite('a drawing that is heavier than its raster images', (test) => {
  test('is sent as AVIF and WebP', async () => {
    assert.equal(await typesOf(heavy, 'card'), ['avif', 'webp', 'webp']);
    assert.equal(await typesOf(heavy, 'hero'), ['avif', 'webp', 'webp']);
  });

  test('is still sent as a drawing where a phone would choose a larger raster image', async () => {
    const source = { ...(await sourceOf(drawing())), lighterFrom: 1280 };
    const planned = (preset: 'page' | 'card') => planImage({ source, preset, sizes: '', alt: '' }).image.sources;
    assert.is(planned('page')[0]?.type, 'image/svg+xml');
    assert.is(planned('card')[0]?.type, 'image/avif');
  });
});

suite('a drawing that a browser could show differently', (test) => {
  const asRaster = (title: string, bytes: Buffer) =>
    test(`is sent as raster images: ${title}`, async () => {
      assert.is((await sourceOf(bytes)).lighterFrom, undefined);
      assert.equal(await typesOf(bytes, 'hero'), ['avif', 'webp', 'webp']);
    });

  asRaster('it moves', drawing(`${SHAPES}<circle r="9"><animate attributeName="r" to="20" dur="1s"/></circle>`));
  asRaster('its styles move it', drawing(`<style>@keyframes a{to{opacity:0}}path{animation:a 1s}</style>${SHAPES}`));
  asRaster('it has colours of its own for dark screens', drawing(`<style>@media print{*{fill:red}}</style>${SHAPES}`));
  asRaster('it contains text', drawing(`${SHAPES}<text x="90" y="90">Skin</text>`));
  asRaster('its shape and its view box differ', drawing(SHAPES, OPEN.replace('height="960"', 'height="500"')));
  asRaster(
    'it has neither a view box nor a size',
    drawing(SHAPES, '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">'),
  );
  asRaster(
    'it contains a photograph',
    drawing(`${SHAPES}<image width="9" height="9" href="data:image/png;base64,${pixel.toString('base64')}"/>`),
  );
});

suite('a cleaned drawing', (test) => {
  const cleaned = async (bytes: Uint8Array, size: { width: number; height: number; position?: Focus }) => {
    const source = await sourceOf(bytes);
    return (await cleanDrawing(bytes, { source, position: 'centre', ...size }))?.toString();
  };

  test('contains no comments, metadata or names of an editor', async () => {
    const exported = drawing(
      `<!-- Made by A. Patient --><metadata>51.53, -0.12</metadata><g id="a" inkscape:label="Layer 1">${SHAPES}</g>`,
      OPEN.replace('<svg', '<svg xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1.2"'),
    );
    const text = (await cleaned(exported, { width: 960, height: 960 })) ?? '';
    assert.not.match(text, /Patient|51\.53|inkscape|Layer|id=/);
    assert.match(text, '<path');
  });

  test('has a view box even if the file has only a size', async () => {
    const text = await cleaned(drawing(SHAPES, OPEN.replace('viewBox="0 0 960 960" ', '')), {
      width: 640,
      height: 640,
    });
    assert.match(text ?? '', 'viewBox="0 0 960 960"');
    assert.match(text ?? '', 'width="640" height="640"');
  });

  test('has the same bytes in every build', async () => {
    const bytes = drawing();
    const { variants } = planImage({ source: await sourceOf(bytes), preset: 'hero', sizes: '', alt: '' });
    const build = () =>
      Promise.all(
        variants.map((variant) =>
          encodeVariant(variant, { ...memoryIo({ cache: emptyCache() }), read: async () => bytes }),
        ),
      );
    assert.equal(await build(), await build());
  });

  for (const position of ['centre', 'top', 'bottom', 'left', 'right'] as const)
    for (const size of [
      { width: 640, height: 480 },
      { width: 300, height: 480 },
    ])
      test(`shows the same part as its raster images at ${size.width} x ${size.height}, position ${position}`, async () => {
        const bytes = drawing();
        const source = await sourceOf(bytes);
        const svg = await cleanDrawing(bytes, { source, position, ...size });
        const raster = await encodeRaster(bytes, { source, position, format: 'png', ...size });
        assert.ok(svg);
        const points = (image: Uint8Array) => sharp(image).flatten().resize(size).removeAlpha().raw().toBuffer();
        const [one, other] = await Promise.all([points(svg), points(raster)]);
        const different = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 60).length;
        assert.ok(different < one.length / 200, `${different} of ${one.length} values differ`);
      });
});

/** Encoded image files: which are created, when, and what they leave out. */
import sharp from 'sharp';
import * as assert from 'uvu/assert';
import type { Io } from '../../renderer/core/io.ts';
import { encodeVariant } from '../../renderer/inputs/images/encode.ts';
import { measure } from '../../renderer/inputs/images/measure.ts';
import { type ImageRequest, planImage } from '../../renderer/inputs/images/plan-image.ts';
import { imageHash } from '../../renderer/inputs/images/source-bytes.ts';
import type { SourceImage, Variant } from '../../renderer/inputs/images/variants.ts';
import { emptyCache } from '../support/caches.ts';
import { flatImage, photograph } from '../support/photographs.ts';
import { memoryIo } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const FILE = '/content/images/face.jpg';

/** An image file, as the build reads it. */
async function sourceOf(bytes: Uint8Array): Promise<SourceImage> {
  const hash = imageHash(bytes);
  const measured = await measure(bytes, hash, memoryIo({ cache: emptyCache() }));
  if (!measured || 'unsafe' in measured) throw new Error('The image cannot be read.');
  const { width, height, format, placeholderColour } = measured;
  return {
    name: 'face',
    label: 'content/images/face.jpg',
    file: FILE,
    hash,
    width,
    height,
    vector: format === 'svg',
    placeholderColour,
  };
}

const requestFor = (source: SourceImage, preset: ImageRequest['preset']): ImageRequest => ({
  source,
  preset,
  sizes: '100vw',
  alt: 'A face',
});

/** Effects that contain one image file, count how often it is read, and have a cache. */
function world(bytes: Uint8Array): Pick<Io, 'cache' | 'read'> & { readonly reads: () => number } {
  let reads = 0;
  const cache = emptyCache();
  const read = async (path: string) => {
    if (path !== FILE) return undefined;
    reads += 1;
    return bytes;
  };
  return { cache, read, reads: () => reads };
}

const dimensionsOf = async (bytes: Uint8Array): Promise<string> => {
  const { width, height, format } = await sharp(bytes).metadata();
  return `${format} ${width}x${height}`;
};

const made = async (variants: readonly Variant[], bytes: Uint8Array) =>
  Promise.all(variants.map(async (variant) => dimensionsOf(await encodeVariant(variant, world(bytes)))));

const upright = await photograph(1400, 1000);
const source = await sourceOf(upright);

suite('the files of a photograph', (test) => {
  test('are AVIF and WebP in each width of its use', async () => {
    const { variants } = planImage(requestFor(source, 'page'));
    assert.equal(await made(variants, upright), [
      'heif 320x229',
      'heif 640x457',
      'heif 1280x914',
      'webp 320x229',
      'webp 640x457',
      'webp 1280x914',
    ]);
  });

  test('are cropped to 640 x 480 for a card, at 320 and 640', async () => {
    const { variants, image } = planImage(requestFor(source, 'card'));
    assert.equal(await made(variants, upright), ['heif 320x240', 'heif 640x480', 'webp 320x240', 'webp 640x480']);
    assert.equal([image.width, image.height], [640, 480]);
  });

  test('end with the original format if its use requests that', async () => {
    const { variants } = planImage({ ...requestFor(source, 'gallery'), last: 'jpeg' });
    assert.equal((await made(variants, upright)).slice(-2), ['jpeg 640x457', 'jpeg 1280x914']);
  });

  test('have the names that the page requests', () => {
    const { variants, image } = planImage(requestFor(source, 'page'));
    const offered = image.sources.flatMap(({ srcSet }) => srcSet.split(', ').map((one) => one.split(' ')[0]));
    assert.equal(
      offered,
      variants.map(({ file }) => `/${file}`),
    );
    assert.ok(offered.includes(image.src));
  });

  test('are upright, whatever the orientation in the file', async () => {
    const [smallest] = planImage(requestFor(source, 'page')).variants;
    assert.ok(smallest);
    const bytes = await encodeVariant(smallest, world(upright));
    const points = await sharp(bytes).removeAlpha().resize(1, 2, { fit: 'fill' }).raw().toBuffer();
    const [aboveRed = 0, , aboveBlue = 0, belowRed = 0, , belowBlue = 0] = points;
    assert.ok(
      aboveRed > aboveBlue && belowBlue > belowRed,
      `above ${aboveRed}/${aboveBlue}, below ${belowRed}/${belowBlue}`,
    );
  });
});

suite('an image that is smaller than its use', (test) => {
  for (const [width, height, preset, sizes] of [
    [900, 600, 'page', ['320x213', '640x427', '900x600']],
    [200, 100, 'page', ['200x100']],
    [640, 480, 'gallery', ['640x480']],
    [500, 300, 'card', ['320x240', '400x300']],
  ] as const)
    test(`of ${width} x ${height} as ${preset} is never enlarged: ${sizes.join(', ')}`, async () => {
      const bytes = await flatImage(width, height);
      const { variants } = planImage(requestFor(await sourceOf(bytes), preset));
      const webps = variants.filter(({ format }) => format === 'webp');
      assert.equal(
        await made(webps, bytes),
        sizes.map((size) => `webp ${size}`),
      );
    });

  test('a drawing has no fixed size: it is rendered as large as its use needs', async () => {
    const drawing = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30z"/></svg>',
    );
    const { variants } = planImage(requestFor(await sourceOf(drawing), 'card'));
    assert.equal(await made(variants, drawing), ['heif 320x240', 'heif 640x480', 'webp 320x240', 'webp 640x480']);
  });
});

suite('the metadata of a photograph', (test) => {
  test('is in the file of these tests', async () => {
    const { exif } = await sharp(upright).metadata();
    assert.ok(exif?.includes('A. Patient'));
  });

  for (const format of ['avif', 'webp', 'jpeg'] as const)
    test(`is not in a ${format}: neither names nor the location`, async () => {
      const { variants } = planImage({ ...requestFor(source, 'gallery'), last: 'jpeg' });
      for (const variant of variants.filter((one) => one.format === format)) {
        const bytes = await encodeVariant(variant, world(upright));
        const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
        assert.equal([exif, xmp, iptc, orientation], [undefined, undefined, undefined, undefined]);
        assert.not(Buffer.from(bytes).includes('Patient'));
      }
    });
});

suite('a second build', (test) => {
  test('encodes nothing: it reads no image and returns the same bytes', async () => {
    const io = world(upright);
    const { variants } = planImage(requestFor(source, 'card'));
    const first = await Promise.all(variants.map((variant) => encodeVariant(variant, io)));
    assert.is(io.reads(), variants.length);
    const second = await Promise.all(variants.map((variant) => encodeVariant(variant, io)));
    assert.is(io.reads(), variants.length);
    assert.equal(second, first);
  });

  test('produces the same bytes without a cache', async () => {
    const { variants } = planImage(requestFor(source, 'card'));
    for (const variant of variants)
      assert.equal(await encodeVariant(variant, world(upright)), await encodeVariant(variant, world(upright)));
  });

  test('encodes an image again under another name if its file or its crop has changed', async () => {
    const names = (request: ImageRequest) => planImage(request).variants.map(({ file }) => file);
    const before = names(requestFor(source, 'card'));
    const other = await sourceOf(await photograph(1400, 1002));
    for (const after of [names(requestFor(other, 'card')), names({ ...requestFor(source, 'card'), focus: 'top' })])
      for (const file of after) assert.not(before.includes(file), file);
  });
});

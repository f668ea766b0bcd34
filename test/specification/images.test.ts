/**
 * Images, all of which are drawings on the shipped site (decision 11): document 2, sections 2 and 9 (images and other limits); document 1, results gallery and before/after item.
 */
import * as assert from 'uvu/assert';
import { fallbackFormat } from '../../renderer/config/derived/comparison.ts';
import { planImage } from '../../renderer/inputs/images/plan-image.ts';
import { type Document, type Element, select, selectOne } from '../support/dom.ts';
import { shippedSite } from '../support/shipped-site.ts';
import { suite } from '../support/suite.ts';

const site = await shippedSite();
const mainOf = (route: string) => site.page(route).main;

interface Offered {
  readonly formats: readonly string[];
  readonly widths: readonly (readonly number[])[];
  readonly size: string;
  readonly eager: boolean;
  readonly first: boolean;
}

const widthsIn = (srcset = ''): readonly number[] => [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

/** The formats of an image on a view that is wide enough to show it, the best format first. */
function offered(image: Element): Offered {
  const sources = select(image, 'source').flatMap(({ attribs }) => (attribs.media === undefined ? [attribs] : []));
  const { attribs } = selectOne(image, 'img');
  return {
    formats: sources.map(({ type = '' }) => type),
    widths: sources.map(({ srcset }) => widthsIn(srcset)),
    size: `${attribs.width}x${attribs.height}`,
    eager: attribs.loading !== 'lazy',
    first: attribs.fetchpriority === 'high',
  };
}

const imagesIn = (part: Element | Document, selector: string): readonly Offered[] =>
  select(part, selector).map(offered);

const CARD_PAGES = [
  '/treatments',
  '/categories/anti-wrinkle',
  '/categories/skin-boosters',
  '/categories/polynucleotides',
  '/categories/bio-voluminisation',
  '/categories/consultation',
];

const TREATMENT_PAGES = [
  ...['anti-wrinkle', 'jawline-slimming', 'lower-face-contour-duo', 'neck-lift', 'smile-lift', 'sweat-control'],
  ...['profhilo', 'sunekos', 'eye-rejuvenation', 'full-face-regeneration', 'microneedling', 'sculptra'],
];

const AVIF_THEN_WEBP = ['image/avif', 'image/webp'];
const DRAWING_FIRST = ['image/svg+xml', ...AVIF_THEN_WEBP];

/** Each raster format is available in these widths; a drawing is one file. */
const inWidths = (images: readonly Offered[], widths: readonly number[]): void => {
  assert.ok(images.length > 0);
  for (const image of images)
    assert.equal(
      image.widths,
      image.formats.map((format) => (format === 'image/svg+xml' ? [] : widths)),
    );
};

suite('treatment cards', (test) => {
  for (const route of CARD_PAGES) {
    const cards = imagesIn(mainOf(route), 'li.card picture');
    test(`${route}: the image is offered as the drawing, avif and webp`, () => {
      for (const { formats } of cards) assert.equal(formats, DRAWING_FIRST);
    });
    test(`${route}: the image is offered at 320w and 640w`, () => inWidths(cards, [320, 640]));
    test(`${route}: card images have 640x480 pixels`, () => {
      for (const { size } of cards) assert.is(size, '640x480');
    });
    test(`${route}: the first 2 or 3 cards load eagerly`, () => {
      const eager = cards.filter((card) => card.eager).length;
      assert.ok(eager <= 3 && eager >= Math.min(2, cards.length), `${eager} are eager`);
      assert.equal(
        cards.map((card) => card.eager),
        cards.map((_, index) => index < eager),
      );
    });
  }
});

suite('treatment page images', (test) => {
  for (const slug of TREATMENT_PAGES) {
    const images = imagesIn(mainOf(`/treatments/${slug}`), 'picture');
    test(`${slug}: images are offered as the drawing, avif and webp`, () => {
      for (const { formats } of images) assert.equal(formats, DRAWING_FIRST);
    });
    test(`${slug}: images are offered at the widths 320, 640 and 1280`, () => inWidths(images, [320, 640, 1280]));
    test(`${slug}: the hero image loads first, and the others load when they are near the view`, () => {
      assert.equal(
        images.map(({ first }) => first),
        images.map((_, index) => index === 0),
      );
      assert.equal(
        images.map(({ eager }) => eager),
        images.map((_, index) => index === 0),
      );
    });
  }
});

suite('results gallery images', (test) => {
  for (const [route, selector] of [
    ['/gallery', 'ul picture'],
    ['/bio', 'ul picture'],
  ] as const) {
    const images = imagesIn(mainOf(route), selector);
    test(`${route}: the gallery has four images`, () => assert.is(images.length, 4));
    test(`${route}: images are offered as the drawing, then avif, then webp`, () => {
      for (const { formats } of images) assert.equal(formats, DRAWING_FIRST);
    });
    test(`${route}: images are offered at the widths 640 and 1280`, () => inWidths(images, [640, 1280]));
  }
});

/** A photograph, in the formats and widths of the specification. */
const photograph = {
  name: 'x',
  label: 'content/images/x.png',
  file: '/x.png',
  hash: 'x',
  width: 2000,
  height: 1500,
  vector: false,
};

const asked = { source: photograph, sizes: '100vw', alt: '' };

suite('photographs of the link-in-bio page on phones', (test) => {
  const onPhone = (preset: 'landing' | 'miniGallery') =>
    planImage({ ...asked, preset })
      .image.sources.filter(({ media }) => media !== undefined)
      .map(({ media, type, srcSet }) => [media, type, widthsIn(srcSet)]);
  const only = (width: number) => AVIF_THEN_WEBP.map((type) => ['(width < 48em)', type, [width]]);

  test('the first image is offered at 480 only', () => assert.equal(onPhone('landing'), only(480)));
  test('images of the gallery are offered at 640 only', () => assert.equal(onPhone('miniGallery'), only(640)));
});

suite('hero background', (test) => {
  test('a drawing is one file, which loads first', () => {
    const [hero] = select(mainOf('/'), 'picture');
    assert.ok(hero);
    assert.is(select(hero, 'source').length, 0);
    assert.match(selectOne(hero, 'img').attribs.src ?? '', /^\/assets\/[a-z-]+-\d+\.[0-9a-f]{10}\.svg$/);
    assert.ok(offered(hero).first);
  });

  test('a photograph has sources with widths', () =>
    assert.equal(
      planImage({ ...asked, preset: 'hero' }).image.sources.map(({ type, srcSet }) => [type, widthsIn(srcSet)]),
      AVIF_THEN_WEBP.map((type) => [type, [640, 1024, 1280, 1920]]),
    ));
});

suite('before/after item: kind', (test) => {
  for (const [kind, type] of [
    ['publicWebP', 'image/webp'],
    ['importedPng', 'image/png'],
    ['other', 'image/jpeg'],
  ] as const)
    test(`${kind} is treated as ${type.slice(6)}`, () => {
      const { image } = planImage({ ...asked, preset: 'gallery', last: fallbackFormat(kind) });
      assert.equal(
        image.sources.map((offer) => offer.type),
        [...new Set([...AVIF_THEN_WEBP, type])],
      );
    });
});

suite('every picture', (test) => {
  const onEvery = (title: string, check: (image: Element, route: string) => void) =>
    test(title, () => {
      for (const route of site.routes)
        for (const image of select(site.page(route).dom, 'img')) check(image, `${route}: ${image.attribs.src}`);
    });

  onEvery('each image has a description, or is marked as decorative', ({ attribs }, what) =>
    assert.type(attribs.alt, 'string', what),
  );
  onEvery('each image has its width and height, so that nothing moves when it loads', ({ attribs }, what) =>
    assert.ok(Number(attribs.width) > 0 && Number(attribs.height) > 0, what),
  );
  onEvery('each image is a file of the site', ({ attribs }, what) =>
    assert.ok(site.paths.has((attribs.src ?? '').slice(1)), what),
  );
  test('every source of each image is a file of the site', () => {
    for (const route of site.routes)
      for (const { attribs } of select(site.page(route).dom, 'source'))
        for (const part of (attribs.srcset ?? '').split(', '))
          assert.ok(site.paths.has(part.replace(/^\/| .*$/g, '')), `${route}: ${part}`);
  });
  test('each image of a face or a result states that it is drawn', () => {
    for (const route of ['/gallery', '/bio', '/skin'])
      for (const { attribs } of select(mainOf(route), 'img[src^=/assets/gallery-]'))
        assert.match(attribs.alt ?? '', /^Illustration in two halves, not a patient\. Before, .* after/i, route);
  });
});

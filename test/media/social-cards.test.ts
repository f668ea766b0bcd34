/** Social cards: an image of 1200 x 630 for every page, drawn with the theme. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import * as assert from 'uvu/assert';
import { cool, warm } from '../../components/theme.ts';
import type { CheckedSite } from '../../renderer/check/examined.ts';
import { quoteFrom } from '../../renderer/config/derived/quote.ts';
import { parse } from '../../renderer/config/parse.ts';
import { bytesOf } from '../../renderer/core/file.ts';
import { THEME_FONTS } from '../../renderer/inputs/fonts/font-set.ts';
import { imageHash } from '../../renderer/inputs/images/source-bytes.ts';
import { type Card, cardOf } from '../../renderer/media/social/card.ts';
import { cardDrawer } from '../../renderer/media/social/draw-card.ts';
import { plainFrom } from '../../renderer/pages/context.ts';
import { plan } from '../../renderer/plan/index.ts';
import physio from '../sites/physio/site.config.ts';
import { emptyCache } from '../support/caches.ts';
import { checkedWith } from '../support/checked-with.ts';
import { readDom, select } from '../support/dom.ts';
import { withValues } from '../support/edit.ts';
import { shippedSite } from '../support/shipped-site.ts';
import { memoryIo, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const site = await shippedSite();
const ORIGIN = 'https://www.skin-and-mind.example';

/** The metadata of a page's card. */
const cardTags = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    select(readDom(html), 'head meta').flatMap(({ attribs }) => {
      const name = attribs.property ?? attribs.name ?? '';
      return /^(?:og:image|twitter:)/.test(name) ? [[name, attribs.content ?? '']] : [];
    }),
  );

async function tagsOf({ pages }: CheckedSite, route: string): Promise<Readonly<Record<string, string>>> {
  const html = await pages.find((page) => page.route === route)?.html();
  if (html === undefined) throw new Error(`There is no page ${route}.`);
  return cardTags(html);
}

const cardFile = async (of: CheckedSite, route: string): Promise<string> =>
  new URL((await tagsOf(of, route))['og:image'] ?? '').pathname.slice(1);

suite('every page', (test) => {
  for (const route of site.routes)
    test(`${route} has a large image for shared links`, () => {
      const { html, title } = site.page(route);
      const { 'og:image': image = '', ...rest } = cardTags(html);
      assert.match(image, /^https:\/\/www\.skin-and-mind\.example\/assets\/card\.[\da-f]{10}\.(?:png|jpg)$/);
      assert.ok(site.paths.has(image.slice(ORIGIN.length + 1)), image);
      assert.equal(rest, {
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': title,
        'twitter:card': 'summary_large_image',
      });
    });

  test('that has two addresses has one card', async () => {
    assert.is(await cardFile(site.site, '/tiktok'), await cardFile(site.site, '/bio'));
    assert.is(await cardFile(site.site, '/consultations'), await cardFile(site.site, '/consultations/skin'));
  });

  test('with different text has another card', async () => {
    const files = await Promise.all(
      ['/', '/skin', '/mind', '/terms', '/privacy'].map((one) => cardFile(site.site, one)),
    );
    assert.is(new Set(files).size, files.length);
  });
});

suite('the file of a card', (test) => {
  const { files } = site.site;
  const drawn = async (route: string) => {
    const path = await cardFile(site.site, route);
    const file = files.find((one) => one.path === path);
    if (!file) throw new Error(`There is no file ${path}.`);
    return { path, bytes: await bytesOf(file) };
  };

  for (const [route, format] of [
    ['/', 'jpeg'],
    ['/treatments/profhilo', 'jpeg'],
    ['/terms', 'png'],
  ] as const)
    test(`${route}: a ${format} of 1200 x 630 pixels and less than 200 KB, without traces of the machine`, async () => {
      const { path, bytes } = await drawn(route);
      const { width, height, format: found, exif, xmp } = await sharp(bytes).metadata();
      assert.equal([width, height, found, exif, xmp], [1200, 630, format, undefined, undefined]);
      assert.ok(path.endsWith(format === 'jpeg' ? '.jpg' : '.png'));
      assert.ok(bytes.length < 200_000, `${bytes.length} bytes`);
    });

  test('has the background of the page’s department', async () => {
    const corner = async (route: string) => {
      const { data } = await sharp((await drawn(route)).bytes)
        .extract({ left: 4, top: 4, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return `#${data.toString('hex')}`;
    };
    assert.is(await corner('/terms'), warm.page);
    assert.is(await corner('/mind/journal'), cool.page);
  });

  test('is dark beside a dark image', async () => {
    const { bytes } = await drawn('/mind');
    const { channels } = await sharp(bytes).extract({ left: 0, top: 0, width: 40, height: 630 }).stats();
    assert.ok(channels.every(({ mean }) => mean < 80));
  });
});

suite('the name of a card', (test) => {
  const nameWith = async (values: Readonly<Record<string, unknown>>, files = {}, route = '/treatments/massage') => {
    const checked = await checkedWith(values, files);
    if (!checked.site) throw new Error('The changed site is not valid.');
    return cardFile(checked.site, route);
  };

  test('stays the same if only a price has changed, because other sites cache cards for a long time', async () => {
    const title = { 'routes./treatments/massage.title': 'Massage' };
    assert.is(await nameWith({ ...title, 'catalogue.massage.price': '£65 per session' }), await nameWith(title));
  });

  for (const [what, values] of [
    ['the title', { 'routes./treatments/massage.title': 'Massage by hand' }],
    ['the clinic’s name', { 'clinic.name': 'Smaller Practice' }],
    ['the palette', { 'departments.main.palette': 'warm' }],
    ['the address', { 'hosting.url': 'https://other.example' }],
    ['the visible part of the image', { 'images.dot.focus': 'top' }],
  ] as const)
    test(`changes with ${what}`, async () => assert.is.not(await nameWith(values), await nameWith({})));

  test('changes with the image', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';
    assert.is.not(await nameWith({}, { 'images/dot.svg': drawing }), await nameWith({}));
  });
});

suite('the text of a card', (test) => {
  const [arm = '', { label = '' } = {}] = Object.entries(physio.departments ?? {})[0] ?? [];
  const { site: second, plainConfig } = parse(withValues(physio, { 'routes./sport.department': arm }));
  if (!second) throw new Error('The second clinic has no site.');
  const { pages } = plan(second).plan;
  const plain = plainFrom(quoteFrom(second, plainConfig, new Map()));
  const card = (route: string): Card => {
    const page = pages.find((one) => one.route === route);
    if (!page) throw new Error(`There is no page ${route}.`);
    return cardOf(second, page, { title: plain(page.title), images: new Map() });
  };

  test('is the page’s title without the clinic’s name, which is above it', () => {
    const { title, name } = card('/fees');
    assert.equal([title, name], ['Services and fees', 'Harbour Physio']);
  });

  test('is the page’s title without the clinic’s name and the town after it', () =>
    assert.is(card('/price-list').title, 'Price list'));

  test('is the clinic’s tagline and web address if the page belongs to the whole clinic', () =>
    assert.equal(card('/fees').foot, ['Moving well, in all weathers', 'www.harbour-physio.example']));

  test('is the department’s tagline if the page belongs to one', () => assert.is(card('/sport').foot[0], label));

  test('contains no price', () => {
    for (const { route } of pages) assert.not.match(JSON.stringify({ ...card(route), image: undefined }), /£/);
  });
});

const DOT = `${ROOT}/test/sites/minimal/content/images/dot.svg`;
const dotHash = imageHash(await readFile(DOT));

suite('a second build', (test) => {
  const card: Card = {
    name: 'Practice',
    title: 'Łódź, a title in “letters” of two parts',
    names: [],
    foot: ['A line', 'www.practice.example'],
    palette: warm,
    logo: [warm.field],
    fields: [warm.field],
    image: {
      source: {
        name: 'dot',
        label: 'content/images/dot.svg',
        file: DOT,
        hash: dotHash,
        width: 10,
        height: 10,
        vector: true,
      },
      focus: 'centre',
    },
  };

  test('draws nothing: it reads no image and no font', async () => {
    const io = memoryIo({ cache: emptyCache() });
    const first = await cardDrawer([card], { fonts: THEME_FONTS }, io)(card, 'assets/card.1.jpg');
    const nothing = { cache: io.cache, read: async () => Promise.reject(new Error('Something was read.')) };
    const second = await cardDrawer([card], { fonts: THEME_FONTS }, nothing)(card, 'assets/card.1.jpg');
    assert.equal(second, first);
  });

  test('produces the same bytes without a cache', async () => {
    const draw = (io = memoryIo({ cache: emptyCache() })) =>
      cardDrawer([card], { fonts: THEME_FONTS }, io)(card, 'assets/card.1.jpg');
    assert.equal(await draw(), await draw());
  });
});

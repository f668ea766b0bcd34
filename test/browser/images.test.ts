/** How browsers lay out, choose and load images (specification 2, section 9, images and other limits). */
import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { browserSuite, WITHOUT_FRAMES } from '../support/browser.ts';
import { assertNone, type Problem } from '../support/faults.ts';
import { type ImageBox, imageBoxes } from '../support/image-boxes.ts';
import { withRasterImages } from '../support/served-site.ts';
import { answered } from '../support/visiting.ts';

const SCREENS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1100, height: 800 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** The lines between cells take a pixel or two of a cell's width or height. */
const HAIRLINES = 2;

const DENSITIES = [1, 2, 3];

/** An image counts as sharp if less than a tenth of its pixels are missing. */
const SHARP = 0.9;

/**
 * The tolerance for images that are larger than needed; it is higher if the text beside them determines their height.
 */
const LARGER = { exactQuantity: 1.1, byWords: 1.5 };

const smallest = (offered: readonly number[], needed: number): number =>
  offered.find((width) => width >= needed) ?? offered.at(-1) ?? 0;

type Place = ImageBox & { readonly hangsOnWords: boolean };

/**
 * Returns the wrong values on a page. If the cell of an image is as high as the text beside it, its size differs with
 * smaller or larger text. That is measured only on pages where it matters, because it lays the page out twice.
 */
async function faultsOn(page: Page, boxes: readonly ImageBox[]): Promise<readonly string[]> {
  if (boxes.every((box) => faultsOf({ ...box, hangsOnWords: false }).length === 0)) return [];
  const [small, large] = [await drawnWithText(page, '0'), await drawnWithText(page, '40px')];
  return boxes.flatMap((box) =>
    faultsOf({ ...box, hangsOnWords: [small, large].some((drawn) => drawn.get(box.index) !== box.drawn) }),
  );
}

/** The drawn width of every image if all text has one size; the page's policy allows no style elements. */
async function drawnWithText(page: Page, size: string): Promise<ReadonlyMap<number, number>> {
  await page.evaluate((fontSize) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`body *{font-size:${fontSize}!important}`);
    document.adoptedStyleSheets.push(sheet);
  }, size);
  const boxes = await page.evaluate(imageBoxes);
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
  return new Map(boxes.map(({ index, drawn }) => [index, drawn]));
}

function faultsOf({ name, drawn, says, ratio, offered, hangsOnWords }: Place) {
  const faults: string[] = [];
  if (!hangsOnWords && Math.abs(drawn - says) > HAIRLINES * Math.max(1, ratio))
    faults.push(`${name} is drawn ${drawn} px wide, not ${says} px`);
  const larger = hangsOnWords ? LARGER.byWords : LARGER.exactQuantity;
  for (const density of DENSITIES) {
    const chosen = smallest(offered, says * density);
    const least = smallest(offered, drawn * density * SHARP);
    const most = smallest(offered, drawn * density * larger);
    if (chosen < least) faults.push(`${name} is blurred at density ${density}: ${chosen} pixels, not ${least}`);
    if (chosen > most)
      faults.push(`${name} is larger than needed at density ${density}: ${chosen} pixels, not ${most}`);
  }
  return faults;
}

const ofSizes: Parameters<typeof browserSuite>[1] = (test, site) => {
  test(`it states how wide each image is drawn, and makes browsers choose the smallest sharp file: ${SCREENS.map(({ width }) => width).join(', ')} px`, async ({
    page,
  }) => {
    const faults: Problem[] = [];
    await answered(page);
    let compared = 0;
    await page.route(/\.(avif|webp|png|jpe?g)$/, (route) => route.abort());
    for (const route of site.routes) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      for (const viewport of SCREENS) {
        await page.setViewportSize(viewport);
        const boxes = await page.evaluate(imageBoxes);
        compared += boxes.length;
        for (const what of await faultsOn(page, boxes))
          faults.push({ where: `${route} at ${viewport.width} px`, what });
      }
    }
    assertNone(faults);
    assert.ok(compared > 500, `${compared} images`);
  });

  test('a wrong `sizes` value is found', async () => {
    const place = {
      index: 0,
      name: 'room',
      drawn: 500,
      says: 1280,
      ratio: 1.5,
      offered: [640, 1280],
      hangsOnWords: false,
    };
    assert.equal(faultsOf(place), [
      'room is drawn 500 px wide, not 1280 px',
      'room is larger than needed at density 1: 1280 pixels, not 640',
    ]);
    assert.equal(faultsOf({ ...place, drawn: 900, says: 640, hangsOnWords: true }), [
      'room is blurred at density 1: 640 pixels, not 1280',
    ]);
  });
};

await browserSuite('the attribute `sizes` of raster images', ofSizes, {}, { ...WITHOUT_FRAMES, io: withRasterImages });

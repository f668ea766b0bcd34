import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import * as assert from 'uvu/assert';
import { contrast } from '../../components/style/contrast.ts';
import { ink } from '../../components/theme.ts';
import { bytesOf } from '../../renderer/core/file.ts';
import { memoize } from '../../renderer/core/lazy.ts';
import { contentType } from '../../renderer/output/hosts/content-type.ts';
import { browserSuite } from '../support/browser.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { siteCopy } from '../support/site-copy.ts';
import { checkFile, inFolder, memoryIo } from '../support/sites.ts';

const DOORS = ['PHYSIOTHERAPY', 'OSTEOPATHY', 'HYDROTHERAPY'];

/** The department of the smallest site, as written in its config. */
const DEPARTMENT = /main: \{\n {8}name: 'Practice'[\s\S]*?\n {6}\},\n/;

/** The hero of the smallest site, as written in its config. */
const HERO = `hero({
        title: 'Small Practice',
        lead: 'Massage lasts {catalogue.massage.figures.lasts}.',
        bookingButtons: 'both',
      })`;

/** An image of the cover: its file name and its content. */
interface CoverImage {
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** Opens the home page of a clinic with the given number of departments and this image over its whole screen. */
const openHome = (page: Page, { file: name, bytes }: CoverImage, doors: number): Promise<void> =>
  inFolder(async (folder) => {
    await siteCopy('minimal', folder, {
      'images: {': `images: { photo: { file: '${name}', alt: 'A room' },`,
      'import { defineSite': 'import { cover, defineSite',
      [HERO]: `cover({ title: 'A practice for every joint', line: 'Calm and near', image: 'photo', doors: [${DOORS.slice(
        0,
        doors,
      ).map(
        (label, index) =>
          `{ department: '${index ? label.toLowerCase() : 'main'}', label: '${label}', note: 'By hand' }`,
      )}] })`,
    });
    const file = join(folder, 'site.config.ts');
    const text = await readFile(file, 'utf8');
    const more = DOORS.slice(1, doors).map((name) =>
      (DEPARTMENT.exec(text)?.[0] ?? '').replace('main:', `${name.toLowerCase()}:`),
    );
    await writeFile(
      file,
      text.replace(DEPARTMENT, (department) => department + more.join('')),
    );
    await writeFile(join(folder, 'content/images', name), bytes);
    // Images are encoded when the browser requests them, which may be after the folder is deleted.
    const read = memoize(memoryIo().read);
    const { site, findings } = await checkFile(file, {}, memoryIo({ read }));
    assert.equal(
      findings.filter(({ severity }) => severity === 'error').map(({ message }) => message),
      [],
    );
    const files = new Map((site?.files ?? []).map((one) => [`/${one.path.replace(/^index\.html$/, '')}`, one]));
    await page.route('https://small.example/**', async (route) => {
      const found = files.get(new URL(route.request().url()).pathname);
      if (!found) return route.abort();
      const ending = extname(found.path).slice(1);
      return route.fulfill({ body: Buffer.from(await bytesOf(found)), contentType: contentType(ending) });
    });
    await page.goto('https://small.example/');
    await page.evaluate(() => document.querySelector<HTMLImageElement>('main picture img')?.decode());
  });

const svg = (content: string): CoverImage => ({
  file: 'cover.svg',
  bytes: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600" width="900" height="600">${content}</svg>`,
  ),
});
const png = async (content: string): Promise<CoverImage> => ({
  file: 'cover.png',
  bytes: await sharp(svg(content).bytes).png().toBuffer(),
});

const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<path d="M${x} ${y}h${width}v${height}h${-width}z" fill="${fill}"/>`;
const BLACK = rect(0, 0, 900, 600, '#000');
const LIGHT = rect(0, 0, 900, 600, '#ead3c6');
const CHECKS = Array.from({ length: 54 }, (_, index) =>
  rect((index % 9) * 100, Math.floor(index / 9) * 100, 100, 100, (index + Math.floor(index / 9)) % 2 ? '#000' : '#fff'),
).join('');
const HATCH = Array.from({ length: 225 }, (_, index) => rect(index * 4, 0, 3, 600, '#111')).join('');
const HAIRLINES = Array.from({ length: 30 }, (_, index) => rect(0, index * 20, 900, 1, '#1e3a31')).join('');

/** Hides text and everything that belongs to it. */
const RULES = `*{color:transparent!important;border-color:transparent!important}svg,button i,.book{opacity:0}
body>:not(header,main){display:none!important}`;

/** Returns the lightest and darkest background point of each line of text on the first screen. */
async function groundsOf(page: Page): Promise<readonly string[]> {
  const boxes = await page.evaluate((rules) => {
    const words = [...document.querySelectorAll('header a, header button, h1, .line, .door b, .door small')];
    const seen = words.filter((element) => !element.closest('[popover]') && !element.matches('.book'));
    const boxes = seen.map((element) => element.getBoundingClientRect());
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return boxes.filter(({ width }) => width > 0).map(({ x, y, width, height }) => ({ x, y, width, height }));
  }, RULES);
  const colours: string[] = [];
  for (const clip of boxes) {
    const { channels } = await sharp(await page.screenshot({ clip })).stats();
    const hex = (of: 'min' | 'max') =>
      `#${channels
        .slice(0, 3)
        .map((channel) => channel[of].toString(16).padStart(2, '0'))
        .join('')}`;
    colours.push(hex('min'), hex('max'));
  }
  return colours;
}

const VIEWPORTS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

/** Asserts that all text on the first screen is readable in every window. */
async function assertReadable(page: Page): Promise<void> {
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    const hidden = await page.evaluateHandle(() => document.adoptedStyleSheets.slice());
    const faint = (await groundsOf(page)).filter((ground) => contrast(ink, ground) < 4.5);
    await page.evaluate((before) => {
      document.adoptedStyleSheets = before;
    }, hidden);
    assert.equal(faint, [], `${viewport.width} px`);
  }
}

const scrimOf = (page: Page) =>
  page.locator('main .words').evaluate((element) => getComputedStyle(element).backgroundImage);

const IMAGES: readonly (readonly [what: string, image: CoverImage])[] = [
  ['a black drawing', svg(BLACK)],
  ['a drawing with a dark left half', svg(LIGHT + rect(0, 0, 450, 600, '#102030'))],
  ['a light drawing with a dark lower edge', svg(LIGHT + rect(0, 480, 900, 120, '#222'))],
  ['a light drawing with a small dark area', svg(LIGHT + rect(700, 100, 20, 20, '#000'))],
  ['a drawing of dark hatching', svg(LIGHT + HATCH)],
  ['a transparent drawing with a dark figure', svg('<circle cx="450" cy="300" r="250" fill="#333"/>')],
  ['a transparent PNG with a half-transparent dark figure', await png(rect(0, 0, 900, 500, '#000000b0'))],
  ['a photograph with light and dark squares', await png(CHECKS)],
];

await browserSuite('text on an image over the whole screen', (test) => {
  for (const [what, image] of IMAGES)
    test(`text has a contrast of 4.5:1 on ${what}, in every window`, async ({ page }) => {
      await openHome(page, image, 2);
      await assertReadable(page);
    });

  for (const [what, image] of [
    ['a light drawing', svg(LIGHT)],
    ['a light drawing with dark hairlines', svg(LIGHT + HAIRLINES)],
  ] as const)
    test(`${what} stays as it is: its text needs no background`, async ({ page }) => {
      await openHome(page, image, 2);
      assert.is(await scrimOf(page), 'none');
    });
});

await browserSuite('a photograph over the whole screen', (test) => {
  for (const doors of [1, 2, 3])
    test(`the photograph covers the screen, and all text on it is readable, with ${doors} doors`, async ({ page }) => {
      await openHome(page, await png(BLACK), doors);
      for (const viewport of VIEWPORTS) {
        await page.setViewportSize(viewport);
        const faults = await layoutFaults(page);
        assert.equal(faults, [], `${viewport.width} px`);
        const image = await page.locator('picture img').boundingBox();
        const cover = await page.locator('main section').first().boundingBox();
        assert.equal(image, cover);
      }
      await assertReadable(page);
    });
});

await browserSuite('a drawing over the whole screen', (test) => {
  test('the drawing has the colours of the departments, and no text is on any other background', async ({ page }) => {
    await page.goto('/');
    const words = page.locator('main .words').first();
    assert.is(await words.evaluate((element) => getComputedStyle(element).backgroundImage), 'none');
  });
});

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import * as assert from 'uvu/assert';
import { contrast } from '../../components/style/contrast.ts';
import { ink } from '../../components/theme.ts';
import { browserSuite } from '../support/browser.ts';
import { brokenWords, cutOff, overlaps } from '../support/layout-faults.ts';
import { siteCopy } from '../support/site-copy.ts';
import { checkFile, inFolder } from '../support/sites.ts';

const DOORS = ['PHYSIOTHERAPY', 'OSTEOPATHY', 'HYDROTHERAPY'];

/** The department of the smallest site, as written in its config. */
const DEPARTMENT = /main: \{\n {8}name: 'Practice'[\s\S]*?\n {6}\},\n/;

/** The hero of the smallest site, as written in its config. */
const HERO = `hero({
        title: 'Small Practice',
        lead: 'Massage lasts {catalogue.massage.figures.lasts}.',
        bookingButtons: 'both',
      })`;

/** The home page of a clinic with the given number of departments and a photograph over its whole screen. */
const homeWith = (doors: number): Promise<string> =>
  inFolder(async (folder) => {
    await siteCopy('minimal', folder, {
      'images: {': "images: { photo: { file: 'photo.png', alt: 'A room' },",
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
    await writeFile(
      join(folder, 'content/images/photo.png'),
      await sharp({ create: { width: 900, height: 600, channels: 3, background: '#000000' } })
        .png()
        .toBuffer(),
    );
    const { site, findings } = await checkFile(file);
    assert.equal(
      findings.filter(({ severity }) => severity === 'error').map(({ message }) => message),
      [],
    );
    return (await site?.pages.find(({ route }) => route === '/')?.html()) ?? '';
  });

/**
 * Hides text and everything that belongs to it. The page can request nothing here, so black represents the darkest
 * image.
 */
const RULES = `*{color:transparent!important;border-color:transparent!important}svg,i,.book{opacity:0}
body>:not(header,main){display:none!important}picture img{background:#000!important}`;

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

await browserSuite('a photograph over the whole screen', (test) => {
  for (const doors of [1, 2, 3])
    test(`the photograph covers the screen, and all text on it is readable, with ${doors} doors`, async ({ page }) => {
      const html = await homeWith(doors);
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.setContent(html);
        const faults = [
          ...(await page.evaluate(cutOff)),
          ...(await page.evaluate(overlaps)),
          ...(await page.evaluate(brokenWords)),
        ];
        assert.equal(faults, [], `${width} px`);
        const image = await page.locator('picture img').boundingBox();
        const cover = await page.locator('main section').first().boundingBox();
        assert.equal(image, cover);
        const faint = (await groundsOf(page)).filter((ground) => contrast(ink, ground) < 4.5);
        assert.equal(faint, [], `${width} px`);
      }
    });
});

await browserSuite('a drawing over the whole screen', (test) => {
  test('the drawing has the colours of the departments, and no text is on any other background', async ({ page }) => {
    await page.goto('/');
    const words = page.locator('main .words').first();
    assert.is(await words.evaluate((element) => getComputedStyle(element).backgroundImage), 'none');
  });
});

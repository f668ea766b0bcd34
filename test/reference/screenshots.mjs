/** Writes the screenshots of docs/owners-guide.md, of the editor with the smallest site: `npm run screenshots`. */
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { findBrowser } from '../../cli/browser.mjs';
import { addressOf, startServer } from '../bench/server.mjs';
import { ROOT } from '../import-module.mjs';

/** The editor draws outlines after the page has moved, and lists pages when the server has answered. */
const SETTLED_MS = 500;
const WINDOW = { width: 1180, height: 640 };

/** The state of the editor in each screenshot. */
const SCREENSHOTS = {
  'change-a-price': async ({ page, site }) => {
    await page.getByRole('combobox', { name: 'Page', exact: true }).selectOption('/treatments/massage');
    await page.locator('iframe[title="The page /treatments/massage"]').waitFor();
    await site.getByText('£60').first().click();
    await page.locator('#value-field').fill('65');
    await site.locator('html').evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  },
  'close-for-a-holiday': async ({ page }) => {
    await open(page, 'clinic', 'closures');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('from', { exact: true }).fill('2027-12-24');
    await page.getByLabel('reason', { exact: true }).fill('Christmas and New Year');
    await page.getByText('Optional fields').click();
    await page.getByLabel(/^to /).fill('2028-01-01');
  },
  'replace-an-image': async ({ page }) => {
    await open(page, 'images', 'dot');
    await page.getByText('Another file').waitFor();
    await page.locator('.preview img').evaluate((image) => image.decode());
  },
  publish: async ({ page }) => {
    await open(page, 'catalogue', 'massage', 'price');
    await page.locator('#value-field').fill('65');
    await page.locator('#value-field').press('Enter');
    await page.getByRole('status').filter({ hasText: 'Saved.' }).waitFor();
    await page.getByRole('button', { name: /^Changes/ }).click();
    await page.getByRole('heading', { name: 'Changes' }).waitFor();
  },
};

async function open(page, ...path) {
  await page.getByRole('button', { name: 'This page' }).click();
  await page.getByRole('button', { name: 'Everything else' }).click();
  for (const key of path)
    await page
      .locator('button.value')
      .filter({ hasText: new RegExp(`^${key}`) })
      .first()
      .click();
}

const folder = mkdtempSync(join(tmpdir(), 'site-guide-'));
cpSync(join(ROOT, 'test/sites/minimal'), folder, { recursive: true });
const server = startServer(['edit', '--port', '0'], { folder, usageFile: join(folder, 'usage') });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: WINDOW });
  await page.goto(await addressOf(server), { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Everything else' }).waitFor();
  const site = page.frameLocator('iframe.page');
  mkdirSync(join(ROOT, 'docs/guide'), { recursive: true });
  for (const [name, show] of Object.entries(SCREENSHOTS)) {
    await show({ page, site });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(SETTLED_MS);
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(join(ROOT, 'docs/guide', `${name}.webp`));
  }
} finally {
  await browser.close();
  server.kill();
  await once(server, 'exit');
  rmSync(folder, { recursive: true, force: true });
}

/** Document 1, sections 2, 4 and 9: the Glow Guide's download and its campaign links. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Download, Page } from 'playwright';
import * as assert from 'uvu/assert';
import { DOWNLOAD_DELAY_MS } from '../../components/behaviours/download.ts';
import { browserSuite } from '../support/browser.ts';
import { gate } from '../support/gate.ts';
import { quiet } from '../support/waiting.ts';

/** Long enough for an automatic download to have started. */
const LONG_AFTER = 10 * DOWNLOAD_DELAY_MS;

const status = (page: Page) => page.locator('main').getByRole('status');

/** Collects the downloads of a page from now on. */
function downloads(page: Page): readonly Download[] {
  const all: Download[] = [];
  page.on('download', (download) => all.push(download));
  return all;
}

/**
 * Stops the clock of the pages that are opened from now on. They keep their real `performance`: Playwright’s clock
 * replaces it with one that has no entries, so a page could not tell a return from a first visit.
 */
async function stopClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = performance;
    Object.defineProperty(globalThis, 'performance', { get: () => real, set: () => undefined });
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Opens the page with a stopped clock, and waits until its download has started by itself. */
async function openUntilDownload(page: Page): Promise<void> {
  await stopClock(page);
  const coming = page.waitForEvent('download');
  await page.goto('/glow-guide');
  await quiet(page);
  await page.clock.runFor(DOWNLOAD_DELAY_MS);
  await coming;
}

/** Asserts that so many downloads have started. The browser reports them in order, and that of the link comes last. */
async function assertStarted(page: Page, started: readonly Download[], count: number): Promise<void> {
  await page.clock.runFor(LONG_AFTER);
  await Promise.all([page.waitForEvent('download'), page.locator('main a[download]').click()]);
  assert.is(started.length, count + 1);
}

await browserSuite('the Glow Guide', (test, site) => {
  test('the download starts 600 ms after load', async ({ page }) => {
    assert.is(DOWNLOAD_DELAY_MS, 600);
    await stopClock(page);
    const started = downloads(page);
    await page.goto('/glow-guide');
    await quiet(page);
    await page.clock.runFor(599);
    assert.is(await status(page).textContent(), '');
    assert.equal(started, []);
    const coming = page.waitForEvent('download');
    await page.clock.runFor(1);
    assert.is(await status(page).textContent(), 'The download has started.');
    const file = await coming;
    assert.is(file.suggestedFilename(), 'glow-guide.pdf');
    assert.equal(await readFile(await file.path()), await readFile(join(site.folder, 'documents/glow-guide.pdf')));
  });

  test('the download waits for the whole page to load', async ({ page, context }) => {
    const { opened, open } = gate();
    await context.route('**/assets/glow-guide*', (route) => opened.then(() => route.continue()));
    await stopClock(page);
    const started = downloads(page);
    await page.goto('/glow-guide', { waitUntil: 'domcontentloaded' });
    await page.clock.runFor(LONG_AFTER);
    assert.is(await status(page).textContent(), '');
    assert.equal(started, []);
    const coming = page.waitForEvent('download');
    open();
    await page.waitForLoadState();
    await page.clock.runFor(DOWNLOAD_DELAY_MS);
    await coming;
  });

  test('the download starts once, and nothing on the page moves', async ({ page }) => {
    await stopClock(page);
    const started = downloads(page);
    await page.goto('/glow-guide');
    await quiet(page);
    const below = page.locator('main .next');
    const before = await below.boundingBox();
    const coming = page.waitForEvent('download');
    await page.clock.runFor(LONG_AFTER);
    await coming;
    await status(page).getByText('The download has started.').waitFor();
    assert.equal(await below.boundingBox(), before);
    assert.is(new URL(page.url()).pathname, '/glow-guide');
    assert.is(await page.evaluate(() => document.activeElement?.localName), 'body');
    await assertStarted(page, started, 1);
  });

  test('the download does not start automatically if the visitor has started it before', async ({ page }) => {
    await stopClock(page);
    await page.goto('/glow-guide');
    await quiet(page);
    await Promise.all([page.waitForEvent('download'), page.locator('main a[download]').click()]);
    await page.clock.runFor(2 * DOWNLOAD_DELAY_MS);
    assert.is(await status(page).textContent(), '');
  });

  test('the download does not start again when the visitor returns', async ({ page }) => {
    const started = downloads(page);
    await openUntilDownload(page);
    await page.goto('/team');
    // Only after its scripts have run could the page start a second download.
    await page.goBack();
    await quiet(page);
    assert.is(new URL(page.url()).pathname, '/glow-guide');
    await assertStarted(page, started, 1);
  });

  test('the download does not start again when the page is restored from the back/forward cache', async ({ page }) => {
    const started = downloads(page);
    await openUntilDownload(page);
    await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await assertStarted(page, started, 1);
  });

  test('the download starts again when the visitor reloads the page', async ({ page }) => {
    const started = downloads(page);
    await Promise.all([page.waitForEvent('download'), page.goto('/glow-guide')]);
    const [again] = await Promise.all([page.waitForEvent('download'), page.reload()]);
    assert.is(again.suggestedFilename(), 'glow-guide.pdf');
    assert.is(started.length, 2);
  });

  test('a prerendered page downloads nothing until it is visible', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    });
    await stopClock(page);
    const started = downloads(page);
    await page.goto('/glow-guide');
    await page.clock.runFor(LONG_AFTER);
    assert.is(await status(page).textContent(), '');
    assert.equal(started, []);
    const coming = page.waitForEvent('download');
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await page.clock.runFor(DOWNLOAD_DELAY_MS);
    await coming;
    assert.is(await status(page).textContent(), 'The download has started.');
  });

  for (const options of [{}, { javaScriptEnabled: false }])
    test(
      `a manual download link is offered${options.javaScriptEnabled === false ? ' without scripts too' : ' and stays'}`,
      async ({ page }) => {
        await page.goto('/glow-guide');
        if (options.javaScriptEnabled !== false) await status(page).getByText('The download has started.').waitFor();
        const link = page.getByRole('link', { name: /^Download the Glow Guide \(PDF, 2 pages, \d+ KB\)$/ });
        const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
        assert.is(file.suggestedFilename(), 'glow-guide.pdf');
      },
      options,
    );

  const tag = 'utm_source=glow_guide&utm_medium=pdf&utm_campaign=glow_guide_sep25';
  for (const [name, href] of [
    ['Book a free skin consult', `/consultations/skin?${tag}`],
    ['See treatments and prices', `/treatments?${tag}`],
  ] as const)
    test(`“${name}” links to ${href}`, async ({ page }) => {
      await page.goto('/glow-guide');
      await page.getByRole('link', { name }).click();
      await page.waitForURL((url) => url.pathname + url.search === href);
      assert.is(await page.locator('main h1').count(), 1);
    });
});

/** Documents 1 and 2: a hash in the URL scrolls to its section, 80 px below the top. */
import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { lengths } from '../../components/lengths.ts';
import { browserSuite, DESKTOP, PHONE } from '../support/browser.ts';
import { quiet } from '../support/waiting.ts';

/** Waits until a part is 80 px below the top, also after the fonts have loaded. */
async function restsAt80(page: Page, id: string): Promise<void> {
  const there = () =>
    page.waitForFunction(
      (part) => Math.round(document.getElementById(part)?.getBoundingClientRect().top ?? 0) === 80,
      id,
    );
  await there();
  await quiet(page);
  await page.evaluate(() => document.fonts.ready);
  await there();
}

await browserSuite('a hash in the URL', (test) => {
  test('the browser scrolls an anchor to 80 px below the top', async () => assert.is(lengths.anchorOffset, 80));

  for (const viewport of [PHONE, DESKTOP])
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const how = `${viewport.width} px wide, ${reducedMotion === 'reduce' ? 'reduced motion' : 'smoothly'}`;
      for (const route of ['/consultations/skin', '/consultations/mind']) {
        test(
          `${route}#book: opening the URL scrolls to the booking section, ${how}`,
          async ({ page }) => {
            await page.goto(`${route}#book`);
            await restsAt80(page, 'book');
          },
          { viewport, reducedMotion },
        );
        test(
          `${route}#book: a link scrolls to the booking section, ${how}`,
          async ({ page }) => {
            await page.goto(route);
            await page.locator(`main a[href="${route}#book"]`).first().click();
            await page.waitForURL(`**${route}#book`);
            await restsAt80(page, 'book');
          },
          { viewport, reducedMotion },
        );
      }
    }

  for (const [reducedMotion, behaviour] of [
    ['no-preference', 'smooth'],
    ['reduce', 'auto'],
  ] as const)
    test(
      `scrolls ${behaviour === 'smooth' ? 'smoothly' : 'at once under reduced motion'}`,
      async ({ page }) => {
        await page.goto('/consultations/skin');
        const given = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
        assert.is(given, behaviour);
      },
      { reducedMotion },
    );
});

/** Scripts that are fetched on demand and fail to load: specification 1, section 8. */
import type { BrowserContext, Page } from 'playwright';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser.ts';
import { answered } from '../support/visiting.ts';
import { quiet } from '../support/waiting.ts';

/** Opens a page, and then blocks all further scripts. */
async function arrive(page: Page, context: BrowserContext, route: string): Promise<void> {
  await answered(page);
  await page.goto(route);
  await quiet(page);
  await context.route('**/assets/*.js', (request) => request.abort());
}

/** Waits until the page has noticed that a script failed to load: one task after the same import has failed again. */
async function scriptFails(page: Page): Promise<void> {
  const request = await page.waitForEvent('requestfailed', (each) => each.url().endsWith('.js'));
  const again = (url: string) => import(url).catch(() => new Promise((resolve) => setTimeout(resolve)));
  await page.evaluate(again, request.url());
}

await browserSuite('if a script fetched on demand fails to load', (test) => {
  test(
    'the address is still copied, and its button says so',
    async ({ page, context, errors }) => {
      await arrive(page, context, '/clinic');
      const failed = scriptFails(page);
      await page.locator('[data-does="copy"]').click();
      await failed;
      assert.is(await page.locator('[data-does="copy"]').innerText(), 'Address copied');
      assert.equal(errors, []);
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  );

  test('the guide is still downloaded by its link, which stays', async ({ page, context, errors }) => {
    await arrive(page, context, '/glow-guide');
    const failed = scriptFails(page);
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('a[download]').click()]);
    await failed;
    assert.match(download.suggestedFilename(), /\.pdf$/);
    assert.ok(await page.locator('a[download]').isVisible());
    assert.equal(errors, []);
  });

  test('“Cookie settings” changes nothing', async ({ page, context, errors }) => {
    await arrive(page, context, '/');
    const failed = scriptFails(page);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await failed;
    assert.is(await page.evaluate(() => document.cookie), '');
    assert.equal(errors, []);
  });

  test('the popover of a glossary term still opens', async ({ page, context, errors }) => {
    await arrive(page, context, '/treatments/profhilo');
    await page.locator('main .term').first().click();
    await page.locator('main .tip').first().waitFor();
    assert.equal(errors, []);
  });
});

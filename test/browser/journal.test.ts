/** The journal at /mind/journal (specification 1, sections 2, 4, 7 and 8; decision 5). */
import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser.ts';
import { gate } from '../support/gate.ts';
import { answered } from '../support/visiting.ts';
import { requestsReported } from '../support/waiting.ts';

const FEED = '**/api/posts.json';
const FAILED = "We couldn't load the latest Mind articles.";
const EMPTY = "Mind articles are coming soon. We're preparing new insights—check back shortly.";

const cards = (page: Page) => page.locator('.feed article');

await browserSuite('Mind journal page', (test) => {
  test('the page fetches the feed when it is viewed, and lists articles newest first', async ({ page }) => {
    await answered(page);
    const asked = page.waitForRequest(FEED);
    await page.goto('/mind/journal');
    assert.is((await asked).method(), 'GET');
    await cards(page).first().waitFor();
    assert.equal(await page.locator('.feed time').allTextContents(), [
      '14 Oct 2026',
      '3 Jun 2026',
      '18 Feb 2026',
      '26 Nov 2025',
    ]);
  });

  test('the page shows 4 skeleton cards while the feed is slow, and nothing moves when it arrives', async ({
    page,
  }) => {
    await answered(page);
    const { opened, open } = gate();
    await page.route(FEED, (route) => opened.then(() => route.continue()));
    const asked = page.waitForRequest(FEED);
    await page.goto('/mind/journal');
    await asked;
    assert.is(await page.locator('.skeleton').count(), 4);
    const place = () =>
      page
        .locator('.feed li')
        .first()
        .evaluate((card) => Math.round(card.getBoundingClientRect().top));
    const before = await place();
    open();
    await cards(page).first().waitFor();
    assert.is(await place(), before);
  });

  test('the page states the reason of a failure: HTTP failure', async ({ page }) => {
    await answered(page);
    await page.route(FEED, (route) => route.fulfill({ status: 503, body: 'down' }));
    await page.goto('/mind/journal');
    const alert = page.getByRole('alert');
    await alert.waitFor();
    assert.equal(await alert.locator('p').allTextContents(), [FAILED, 'Failed to load journal feed (503)']);
  });

  test('the feed is fetched once, without retries or refetching on focus', async ({ page }) => {
    await answered(page);
    await page.clock.install();
    const asked: string[] = [];
    await page.route(FEED, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ status: 500, body: '' });
    });
    await page.goto('/mind/journal');
    await page.getByRole('alert').waitFor();
    await page.evaluate(() => {
      dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    // Longer than any usual pause before a retry.
    await page.clock.runFor('10:00');
    await requestsReported(page);
    assert.is(asked.length, 1);
  });

  for (const [what, body] of [
    ['malformed', '{"posts": ['],
    ['no list', '{"posts": 1}'],
  ] as const)
    test(`the page handles a feed that is ${what}`, async ({ page }) => {
      await answered(page);
      await page.route(FEED, (route) => route.fulfill({ contentType: 'application/json', body }));
      await page.goto('/mind/journal');
      await page.getByRole('alert').getByText(FAILED).waitFor();
    });

  test('the page says that articles are coming if there are none', async ({ page }) => {
    await answered(page);
    await page.route(FEED, (route) => route.fulfill({ json: { posts: [] } }));
    await page.goto('/mind/journal');
    await page.locator('.feed').getByText(EMPTY).waitFor();
  });

  for (const width of [360, 768, 1280])
    test(
      `the posts known at build time are shown without scripts, at a width of ${width} px`,
      async ({ page }) => {
        await page.goto('/mind/journal');
        assert.is(await page.locator('noscript article').count(), 4);
        assert.ok(await page.getByRole('link', { name: 'The pause in the meeting' }).isVisible());
        assert.not.ok(await page.locator('.skeleton').first().isVisible());
      },
      { javaScriptEnabled: false, viewport: { width, height: 800 } },
    );
});

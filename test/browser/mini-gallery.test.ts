/** Document 1, sections 2, 4, 7 and 9: when the mini-gallery of the link-in-bio landing loads and counts as seen. */
import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { browserSuite, DESKTOP, KEEPS_PAGES, PHONE } from '../support/browser.ts';
import { gate } from '../support/gate.ts';
import { dataLayer, layoutShift } from '../support/measuring.ts';
import {
  ALL_SEEN,
  arrows,
  asked,
  assertWaiting,
  comeToGallery,
  events,
  gallery,
  IMPRESSION,
  ITEMS,
  list,
  loaded,
  scrollToShare,
  seeAll,
  tile,
  words,
} from '../support/mini-gallery.ts';
import { answered, scrollTo } from '../support/visiting.ts';
import { atRest, isParsed, quiet, requestsReported } from '../support/waiting.ts';

const SMALL = { width: 360, height: 780 };
/** A window in which the gallery is visible when the page opens. */
const TALL = { width: 768, height: 2400 };
/** A window that shows less than 40 percent of the gallery: it is zoomed, or a phone in landscape. */
const LOW = { width: 640, height: 200 };

await browserSuite('the mini-gallery', (test) => {
  for (const viewport of [SMALL, { width: 767, height: 900 }, { width: 768, height: 1024 }, DESKTOP])
    test(
      `the gallery loads when 40 percent of its section is visible: before, it shows skeletons and requests no image, at a width of ${viewport.width} px`,
      async ({ page, errors }) => {
        const images = asked(page);
        await page.goto('/bio');
        await quiet(page);
        await assertWaiting(page);
        const room = await list(page).boundingBox();
        await scrollToShare(page, 0.4, -3);
        await assertWaiting(page);
        assert.equal(images, []);
        await scrollToShare(page, 0.4, 2);
        await loaded(page);
        assert.ok(images.length > 0);
        assert.equal(await events(page), [IMPRESSION]);
        const { width, height } = (await list(page).boundingBox()) ?? {};
        assert.equal([width, height], [room?.width, room?.height]);
        assert.is(await layoutShift(page), 0);
        assert.equal(errors, []);
      },
      { viewport },
    );

  test(
    'the gallery loads in a window too low to show 40 percent of it, once it fills the window',
    async ({ page }) => {
      await page.goto('/bio');
      await assertWaiting(page);
      const { height } = (await gallery(page).boundingBox()) ?? { height: 0 };
      assert.ok(height * 0.4 > LOW.height, `${height} px`);
      await scrollToShare(page, 0, LOW.height);
      await loaded(page);
      assert.equal(await events(page), [IMPRESSION]);
    },
    { viewport: LOW },
  );

  test(
    'the gallery loads at once if it is visible when the page opens',
    async ({ page }) => {
      await page.goto('/bio');
      await loaded(page);
      assert.equal(await events(page), [IMPRESSION]);
    },
    { viewport: TALL },
  );

  test('the gallery loads at once if visibility detection is unavailable', async ({ page, errors }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    await page.goto('/bio');
    assert.equal(await words(page), ALL_SEEN);
    assert.equal(await events(page), [IMPRESSION]);
    assert.equal(errors, []);
  });

  test('the gallery requests no image, however late its script arrives', async ({ page, context }) => {
    const { opened, open } = gate();
    await context.route('**/assets/page.*.js', async (route) => {
      await opened;
      await route.continue();
    });
    const images = asked(page);
    const script = page.waitForRequest('**/assets/page.*.js');
    await page.goto('/bio', { waitUntil: 'commit' });
    await script;
    // The whole page has been parsed, so a premature request for an image would have been made.
    await isParsed(page);
    await requestsReported(page);
    open();
    await quiet(page);
    await assertWaiting(page);
    assert.equal(images, []);
  });

  test('its impression is counted once, after the page view', async ({ page }) => {
    await comeToGallery(page);
    await scrollTo(page, 0);
    await scrollToShare(page, 1, 0);
    await atRest(page);
    assert.equal(
      (await dataLayer(page)).map(({ event }) => event),
      ['page_view', 'mini_gallery_impression'],
    );
  });

  test(
    'on a prerendered page the gallery is neither loaded nor counted until the page is visible',
    async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
      );
      await page.goto('/bio');
      await assertWaiting(page);
      await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
      await loaded(page);
      assert.equal(await events(page), [IMPRESSION]);
    },
    { viewport: TALL },
  );

  for (const viewport of [SMALL, DESKTOP]) {
    test(
      `the gallery is complete without scripts, at a width of ${viewport.width} px`,
      async ({ page }) => {
        const images = asked(page);
        await page.goto('/bio');
        await quiet(page);
        assert.is(images.length, ITEMS.length);
        assert.is(await list(page).locator('img:visible').count(), ITEMS.length);
        assert.is(await arrows(page).count(), 0);
        for (const { title } of ITEMS) await tile(page, title).click({ trial: true });
        await seeAll(page).click();
        await page.waitForURL('**/gallery');
      },
      { viewport, javaScriptEnabled: false },
    );

    test(
      `the gallery is complete if its script fails to load, at a width of ${viewport.width} px`,
      async ({ page, context }) => {
        await context.route('**/assets/*.js', (route) => route.abort());
        await page.goto('/bio');
        await gallery(page).scrollIntoViewIfNeeded();
        await loaded(page);
      },
      { viewport },
    );
  }

  test(
    'the gallery is complete on paper before it has been seen',
    async ({ page }) => {
      await page.goto('/bio');
      await assertWaiting(page);
      await page.emulateMedia({ media: 'print' });
      assert.equal(await words(page), ALL_SEEN);
      assert.is(await list(page).locator('img:visible').count(), ITEMS.length);
      assert.is(await arrows(page).count(), 0);
    },
    { viewport: PHONE },
  );
});

await browserSuite(
  'the mini-gallery after back',
  (test) => {
    /** Opens another page and returns to this one through the back/forward cache. */
    const leaveAndReturn = async (page: Page): Promise<void> => {
      await page.goto('/clinic');
      await page.goBack({ waitUntil: 'commit' });
      await page.locator('[data-restored]').waitFor({ state: 'attached' });
    };
    const visit = async (page: Page): Promise<void> => {
      await page.addInitScript(() =>
        addEventListener('pageshow', ({ persisted }) => {
          if (persisted) document.documentElement.dataset.restored = 'yes';
        }),
      );
      await answered(page);
      await page.goto('/bio');
    };
    const names = async (page: Page): Promise<readonly unknown[]> => (await dataLayer(page)).map(({ event }) => event);

    test('loaded images stay, and the impression is counted again when the gallery is visible again', async ({
      page,
    }) => {
      await visit(page);
      await scrollToShare(page, 1, 0);
      await loaded(page);
      const images = asked(page);
      await leaveAndReturn(page);
      assert.equal(await words(page), ALL_SEEN);
      await scrollToShare(page, 1, 0);
      await page.waitForFunction(
        () => (window.dataLayer ?? []).filter((entry) => Object(entry).event === 'mini_gallery_impression').length > 1,
      );
      await atRest(page);
      assert.equal(await names(page), ['page_view', 'mini_gallery_impression', 'page_view', 'mini_gallery_impression']);
      assert.equal(images, []);
    });

    test('if it had not been seen before, the impression is counted when it is', async ({ page }) => {
      await visit(page);
      await leaveAndReturn(page);
      await scrollToShare(page, 1, 0);
      await loaded(page);
      await atRest(page);
      assert.equal(await names(page), ['page_view', 'page_view', 'mini_gallery_impression']);
    });
  },
  {},
  KEEPS_PAGES,
);

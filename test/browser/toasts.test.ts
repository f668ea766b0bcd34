/** Toasts: specification 1, section 9; domain rules, section 4 (WCAG 2.2: 2.2.1, 2.1.1, 2.4.3, 4.1.3). */
import type { BrowserContextOptions, Page } from 'playwright';
import * as assert from 'uvu/assert';
import { DOWNLOAD_DELAY_MS } from '../../components/behaviours/download.ts';
import { TOAST_MS, TOAST_REMOVE_DELAY_MS } from '../../components/behaviours/toasts/queue.ts';
import { browserSuite, PHONE } from '../support/browser.ts';
import { layoutShift } from '../support/measuring.ts';
import { answered, bookingBar, scrollTo, swipe } from '../support/visiting.ts';
import { quiet } from '../support/waiting.ts';

const ADDRESS = '260 Pentonville Road, London N1 9JY';
const REFUSED = 'Copying was refused. The address is marked.';

const area = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const status = (page: Page) => area(page).getByRole('status');
const dismiss = (page: Page) => area(page).getByRole('button', { name: 'Dismiss' });
const button = (page: Page) => page.locator('[data-does="copy"]');
const open = (page: Page) => page.locator('#notices[data-state=open]');
const closed = (page: Page) => page.locator('#notices[data-state=closed]');

const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);

/** Opens a page with an address and a clock that the test controls. */
async function arrive(page: Page, route = '/clinic'): Promise<void> {
  await answered(page);
  await page.clock.install({ time: 0 });
  await page.goto(route);
  await page.clock.pauseAt(60_000);
}

/** Copies the address and waits for the toast, with the pointer away from it. */
async function say(page: Page): Promise<void> {
  await button(page).click();
  await page.mouse.move(1, 790);
  await drawn(page);
}

/** A toast waits for the next frame, which waits for the clock. */
async function drawn(page: Page): Promise<void> {
  await page.locator('#notices').waitFor({ state: 'attached' });
  while (!(await open(page).isVisible())) await page.clock.runFor(20);
}

const mayCopy: BrowserContextOptions = { permissions: ['clipboard-read', 'clipboard-write'] };

await browserSuite(
  'the button that copies the address',
  (test) => {
    for (const route of ['/', '/clinic', '/bio'])
      test(`${route}: it copies the address as one line, and confirms it in its label and in a toast`, async ({
        page,
        errors,
      }) => {
        await arrive(page, route);
        assert.is(await button(page).innerText(), 'Copy address');
        await say(page);
        assert.is(await page.evaluate(() => navigator.clipboard.readText()), ADDRESS);
        assert.is(await status(page).innerText(), 'Address copied');
        assert.is(await button(page).innerText(), 'Address copied');
        assert.equal(errors, []);
      });

    for (const key of ['Enter', 'Space'])
      test(`${key} copies the address`, async ({ page }) => {
        await arrive(page);
        await button(page).focus();
        await page.keyboard.press(key);
        await drawn(page);
        assert.is(await page.evaluate(() => navigator.clipboard.readText()), ADDRESS);
      });

    for (const [what, refuse] of [
      ['is denied', () => Reflect.set(navigator.clipboard, 'writeText', () => Promise.reject(new Error('denied')))],
      ['is missing', () => Object.defineProperty(navigator, 'clipboard', { value: undefined })],
    ] as const)
      test(`it selects the address and says so if the clipboard ${what}`, async ({ page, errors }) => {
        await page.addInitScript(refuse);
        await arrive(page);
        await say(page);
        assert.is(await status(page).innerText(), REFUSED);
        assert.is(await button(page).innerText(), REFUSED);
        const marked = await page.evaluate(() => getSelection()?.toString());
        assert.is(marked?.replace(/\n/g, ', '), ADDRESS);
        assert.equal(errors, []);
      });

    test(
      'it does not exist without scripts: the address is readable',
      async ({ page }) => {
        await page.goto('/clinic');
        assert.not.ok(await button(page).isVisible());
        assert.ok(await page.locator('main address').getByText('260 Pentonville Road').isVisible());
      },
      { javaScriptEnabled: false },
    );

    test('using it moves nothing', async ({ page }) => {
      await arrive(page);
      await page.clock.resume();
      await button(page).scrollIntoViewIfNeeded();
      const place = () => page.locator('main address ul').boundingBox();
      const before = [await place(), await layoutShift(page)];
      await button(page).click();
      await open(page).waitFor();
      assert.equal([await place(), await layoutShift(page)], before);
    });
  },
  mayCopy,
);

await browserSuite(
  'a toast',
  (test) => {
    test('toasts load nothing before they are used', async ({ page }) => {
      await answered(page);
      await page.goto('/clinic');
      await quiet(page);
      const scripts = () =>
        page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);
      const before = await scripts();
      assert.is(await page.locator('#notices').count(), 0);
      await button(page).click();
      await open(page).waitFor();
      assert.ok((await scripts()) > before);
    });

    test('a toast is shown for 5 s', async ({ page }) => {
      assert.is(TOAST_MS, 5000);
      await arrive(page);
      await say(page);
      await page.clock.runFor(TOAST_MS - 100);
      assert.ok(await open(page).isVisible());
      await page.clock.runFor(100);
      await closed(page).waitFor({ state: 'attached' });
    });

    test('its button dismisses a toast, which then disappears for screen readers too, although it is kept', async ({
      page,
    }) => {
      await arrive(page);
      await say(page);
      await dismiss(page).click();
      await closed(page).waitFor({ state: 'attached' });
      assert.is(await status(page).innerText(), '');
      assert.is(await dismiss(page).count(), 0);
      assert.not.match((await page.locator('body').ariaSnapshot()) ?? '', 'Dismiss');
      await page.clock.runFor(TOAST_REMOVE_DELAY_MS);
      assert.is(await status(page).innerText(), '');
    });

    test('only one toast is shown: a second replaces the first and has its own 5 s', async ({ page }) => {
      await arrive(page);
      await say(page);
      await page.clock.runFor(3000);
      await area(page).evaluate((element) =>
        element.addEventListener('notice', () => {
          element.dataset.again = 'yes';
        }),
      );
      await button(page).click();
      await page.mouse.move(1, 790);
      // The browser copies asynchronously.
      while (!(await page.locator('#notices[data-again]').count())) await page.clock.runFor(20);
      await page.clock.runFor(3000);
      assert.is(await status(page).count(), 1);
      assert.ok(await open(page).isVisible());
      await page.clock.runFor(2100);
      await closed(page).waitFor({ state: 'attached' });
    });

    test('a toast waits while the pointer is over it', async ({ page }) => {
      await arrive(page);
      await say(page);
      await page.clock.runFor(4000);
      await status(page).hover();
      await page.clock.runFor(60_000);
      assert.ok(await open(page).isVisible());
      await page.mouse.move(1, 790);
      await page.clock.runFor(900);
      assert.ok(await open(page).isVisible());
      await page.clock.runFor(200);
      await closed(page).waitFor({ state: 'attached' });
    });

    test('a toast waits while the focus is in it', async ({ page }) => {
      await arrive(page);
      await say(page);
      await dismiss(page).focus();
      await page.clock.runFor(60_000);
      assert.ok(await open(page).isVisible());
      await button(page).focus();
      await page.clock.runFor(TOAST_MS);
      await closed(page).waitFor({ state: 'attached' });
    });

    test('F8 moves the focus to a toast, and Tab then to its button', async ({ page }) => {
      await arrive(page);
      await say(page);
      await page.keyboard.press('F8');
      assert.is(await focused(page), 'Notifications (F8)');
      await page.keyboard.press('Tab');
      assert.is(await focused(page), 'Dismiss');
    });

    for (const key of ['Escape', 'Enter'])
      test(`${key} dismisses a toast and returns the focus to its previous element`, async ({ page }) => {
        await arrive(page);
        await button(page).focus();
        await say(page);
        await page.keyboard.press('F8');
        await page.keyboard.press('Tab');
        await page.keyboard.press(key);
        await closed(page).waitFor({ state: 'attached' });
        assert.is(await focused(page), 'Address copied');
      });

    test('F8 does nothing while there is no toast', async ({ page }) => {
      await arrive(page);
      await say(page);
      await page.clock.runFor(TOAST_MS);
      await closed(page).waitFor({ state: 'attached' });
      const before = await focused(page);
      await page.keyboard.press('F8');
      assert.is(await focused(page), before);
    });

    for (const [by, gone] of [
      [50, false],
      [60, true],
      [-60, true],
    ] as const)
      test(`a toast ${gone ? 'disappears' : 'stays'} when it is swiped ${by} px with a mouse`, async ({ page }) => {
        await arrive(page);
        await say(page);
        const box = await status(page).boundingBox();
        const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 5];
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + by / 2, y);
        await page.mouse.move(x + by, y);
        assert.is(await page.locator('#notices').evaluate((element) => element.style.translate), `${by}px`);
        await page.mouse.up();
        assert.is(await open(page).isVisible(), !gone);
        assert.is(await page.locator('#notices').evaluate((element) => element.style.translate), '');
      });

    test(
      'a toast disappears when it is swiped with a finger, and the page does not scroll',
      async ({ page, context }) => {
        await arrive(page);
        await say(page);
        const before = await page.evaluate(() => scrollY);
        await swipe(context, status(page), 80);
        await closed(page).waitFor({ state: 'attached' });
        assert.is(await page.evaluate(() => scrollY), before);
      },
      { viewport: PHONE, hasTouch: true, isMobile: true },
    );

    for (const width of [360, 767, 768, 1280])
      test(
        `a toast is fully visible and covers neither header nor booking bar, at a width of ${width} px`,
        async ({ page }) => {
          await arrive(page);
          await scrollTo(page, 600);
          await say(page);
          const box = await area(page).boundingBox();
          const header = await page.locator('body > header').boundingBox();
          assert.ok(box && box.x >= 0 && box.x + box.width <= width, JSON.stringify(box));
          // Their borders may touch.
          assert.ok(box && header && box.y >= header.y + header.height - 1);
          const bar = width < 768 ? await bookingBar(page).boundingBox() : undefined;
          assert.ok(!bar || (box && box.y + box.height <= bar.y));
        },
        { viewport: { width, height: 800 } },
      );

    test('a toast does not move with reduced motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await arrive(page);
      await say(page);
      const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
      assert.is(await page.evaluate(running), 0);
    });

    test('a toast is not printed', async ({ page }) => {
      await arrive(page);
      await say(page);
      await page.emulateMedia({ media: 'print' });
      assert.not.ok(await page.locator('#notices').isVisible());
      assert.not.ok(await button(page).isVisible());
    });

    test('a strict content security policy allows its styles', async ({ page, context }) => {
      const refused: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') refused.push(message.text());
      });
      await context.route('**/clinic', async (route) => {
        const response = await route.fetch();
        const policy = "script-src 'self' 'inline-speculation-rules'; style-src-attr 'none'; base-uri 'none'";
        await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
      });
      await arrive(page);
      await say(page);
      assert.is(await area(page).evaluate((element) => getComputedStyle(element).position), 'fixed');
      assert.equal(refused, []);
    });
  },
  mayCopy,
);

await browserSuite('the download of the Glow Guide', (test) => {
  test('a toast confirms a download that the visitor starts; an automatic one is confirmed only in its place', async ({
    page,
  }) => {
    const begun = page.waitForEvent('download');
    await arrive(page, '/glow-guide');
    const inPlace = page.locator('main').getByRole('status');
    await page.clock.runFor(DOWNLOAD_DELAY_MS);
    await begun;
    await inPlace.getByText('The download has started.').waitFor();
    assert.is(await open(page).count(), 0);
    await Promise.all([
      page.waitForEvent('download'),
      page.locator('main').getByRole('link', { name: 'Download the Glow Guide' }).click(),
    ]);
    await drawn(page);
    assert.is(await status(page).innerText(), 'The download has started.');
    assert.is(await status(page).getAttribute('aria-live'), 'polite');
  });
});

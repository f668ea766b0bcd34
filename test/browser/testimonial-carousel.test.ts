/** The testimonial carousel on /mind: document 1, sections 2, 4 and 9; pauses: WCAG 2.2, 2.2.2, and APG, carousel pattern. */
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import * as assert from 'uvu/assert';
import { ROTATION_MS } from '../../components/islands/testimonial-carousel/rotation.ts';
import { browserSuite, DESKTOP, PHONE, WAIT_TIMEOUT_MS } from '../support/browser.ts';
import { gate } from '../support/gate.ts';
import { frame, hydratedIsland, swipe } from '../support/visiting.ts';

const ROUTE = '/mind';
const WIDTHS = [360, 767, 768, 1280];

const list = (carousel: Locator): Locator => carousel.getByRole('list', { name: 'What clients say' });
const button = (carousel: Locator, name: string | RegExp): Locator => carousel.getByRole('button', { name });
const dot = (carousel: Locator): Locator => carousel.locator('.dots [aria-current]');

/** The number of the item that the list shows: the one whose start is nearest to the list's own. */
const shownItem = (carousel: Locator): Promise<number> =>
  list(carousel).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const inView = [...element.children].map((item) => {
      const box = item.getBoundingClientRect();
      return Math.min(box.right, right) - Math.max(box.left, left);
    });
    return inView.indexOf(Math.max(...inView)) + 1;
  });

/** Waits until an item is shown, and its dot says so. */
async function shows(carousel: Locator, item: number): Promise<void> {
  await carousel.locator(`.dots [aria-current][aria-label="${item} of 3"]`).waitFor();
  await carousel.page().waitForFunction(
    ([element, index]) => {
      const track = element?.querySelector('ul');
      const left = track?.children[index]?.getBoundingClientRect().left ?? 0;
      const end = track ? track.scrollLeft >= track.scrollWidth - track.clientWidth - 1 : false;
      return Math.abs(left - (track?.getBoundingClientRect().left ?? 0)) < 2 || (end && index === 2);
    },
    [await carousel.elementHandle(), item - 1] as const,
  );
  assert.is(await shownItem(carousel), item);
}

/** Comes to the carousel with a clock that the test moves on: on a busy machine it would rotate before it is used. */
async function arrive(page: Page): Promise<Locator> {
  await page.clock.install({ time: 0 });
  await page.goto(ROUTE);
  // Away from where the carousel is going to be.
  await page.mouse.move(1, 1);
  await page.clock.pauseAt(60_000);
  return hydratedIsland(page, 'testimonial-carousel', () => frame(page));
}

/** Lets time pass while it rotates. */
async function turns(carousel: Locator, ms = ROTATION_MS): Promise<void> {
  await carousel.locator('[aria-live="off"]').waitFor({ state: 'attached' });
  await carousel.page().clock.runFor(ms);
}

/** Nothing goes on by itself: two rotations later the same item is shown. */
async function staysAt(carousel: Locator, item: number): Promise<void> {
  await carousel.page().clock.runFor(2 * ROTATION_MS);
  await shows(carousel, item);
}

const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((to) => {
    Object.defineProperty(document, 'hidden', { value: to, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

const touch: BrowserContextOptions = { viewport: PHONE, hasTouch: true, isMobile: true };

await browserSuite('the testimonial carousel', (test) => {
  test('advances by itself every 8 seconds, and wraps round', async ({ page, errors }) => {
    const carousel = await arrive(page);
    await shows(carousel, 1);
    await turns(carousel, ROTATION_MS - 1000);
    await shows(carousel, 1);
    await turns(carousel, 1000);
    await shows(carousel, 2);
    await turns(carousel);
    await shows(carousel, 3);
    await turns(carousel);
    await shows(carousel, 1);
    assert.equal(errors, []);
  });

  for (const width of WIDTHS)
    test(
      `previous and next wrap round, ${width} px wide`,
      async ({ page, errors }) => {
        const carousel = await arrive(page);
        await button(carousel, 'Previous slide').click();
        await shows(carousel, 3);
        await button(carousel, 'Next slide').click();
        await shows(carousel, 1);
        await button(carousel, 'Next slide').click();
        await shows(carousel, 2);
        assert.equal(errors, []);
      },
      { viewport: { width, height: 800 } },
    );

  test('a dot leads to its item', async ({ page }) => {
    const carousel = await arrive(page);
    await button(carousel, '3 of 3').click();
    await shows(carousel, 3);
    assert.is(await dot(carousel).count(), 1);
  });

  test('does as often as it is told, however quickly', async ({ page }) => {
    const carousel = await arrive(page);
    await button(carousel, 'Next slide').dblclick();
    await shows(carousel, 3);
  });

  test('its pause control is the first that the Tab key comes to, then dots, previous, next and the list', async ({
    page,
  }) => {
    const carousel = await arrive(page);
    await carousel.evaluate((element) => {
      const before = document.createElement('a');
      before.href = '#';
      element.before(before);
      before.focus();
    });
    const names: string[] = [];
    for (let step = 0; step < 7; step += 1) {
      await page.keyboard.press('Tab');
      names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''));
    }
    assert.equal(names, [
      ...['Start rotation', '1 of 3', '2 of 3', '3 of 3', 'Previous slide', 'Next slide'],
      'What clients say',
    ]);
  });

  test('stops once the keyboard has come into it, and stays stopped when it has left', async ({ page }) => {
    const carousel = await arrive(page);
    await button(carousel, 'Pause rotation').focus();
    await page.keyboard.press('Shift+Tab');
    await button(carousel, 'Start rotation').waitFor();
    await staysAt(carousel, 1);
  });

  test('is started again by its control, with the keyboard', async ({ page }) => {
    const carousel = await arrive(page);
    await button(carousel, '1 of 3').focus();
    await page.keyboard.press('Shift+Tab');
    await button(carousel, 'Start rotation').waitFor();
    await staysAt(carousel, 1);
    await page.keyboard.press('Enter');
    await button(carousel, 'Pause rotation').waitFor();
    await turns(carousel);
    await shows(carousel, 2);
  });

  test('is paused and started by a click on its control, whose label flips', async ({ page }) => {
    const carousel = await arrive(page);
    await button(carousel, 'Pause rotation').click();
    await button(carousel, 'Start rotation').waitFor();
    await page.mouse.move(1, 1);
    await staysAt(carousel, 1);
    await button(carousel, 'Start rotation').click();
    await button(carousel, 'Pause rotation').waitFor();
    await page.mouse.move(1, 1);
    await turns(carousel);
    await shows(carousel, 2);
  });

  test('rests while the mouse is over it, and goes on once it has left', async ({ page }) => {
    const carousel = await arrive(page);
    await list(carousel).hover();
    await staysAt(carousel, 1);
    await page.mouse.move(1, 1);
    await turns(carousel);
    await shows(carousel, 2);
  });

  test('rests while the page is hidden', async ({ page }) => {
    const carousel = await arrive(page);
    await hide(page, true);
    await staysAt(carousel, 1);
    await hide(page, false);
    await turns(carousel);
    await shows(carousel, 2);
  });

  test('rests while it is out of sight', async ({ page }) => {
    const carousel = await arrive(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.locator('[aria-live="polite"]').first().waitFor({ state: 'attached' });
    await staysAt(carousel, 1);
  });

  test('slides are announced only when it is not rotating', async ({ page }) => {
    const carousel = await arrive(page);
    const live = carousel.locator('[aria-live]');
    assert.is(await live.getAttribute('aria-live'), 'off');
    await turns(carousel);
    await shows(carousel, 2);
    assert.is(await live.innerText(), '');
    await button(carousel, 'Next slide').click();
    await shows(carousel, 3);
    assert.is(await live.getAttribute('aria-live'), 'polite');
    assert.match(await live.innerText(), /^3 of 3: Nobody told me which job to take\./);
  });

  test(
    'is off under reduced motion, and its slides then jump',
    async ({ page }) => {
      const carousel = await arrive(page);
      await button(carousel, 'Start rotation').waitFor();
      await staysAt(carousel, 1);
      await button(carousel, 'Next slide').click();
      await carousel.locator('[aria-current][aria-label="2 of 3"]').waitFor();
      assert.is(await shownItem(carousel), 2);
    },
    { reducedMotion: 'reduce' },
  );

  test('stops when less motion is asked for later', async ({ page }) => {
    const carousel = await arrive(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await button(carousel, 'Start rotation').waitFor();
    await staysAt(carousel, 1);
  });

  test(
    'a swipe leads to the next item, and stops the rotation',
    async ({ page, context }) => {
      const carousel = await arrive(page);
      await swipe(context, list(carousel), -260);
      await shows(carousel, 2);
      await button(carousel, 'Start rotation').waitFor();
      await staysAt(carousel, 2);
    },
    touch,
  );

  test('begins where it was swept to before it was awake', async ({ page }) => {
    await page.goto(ROUTE);
    const carousel = page.locator('[data-island="testimonial-carousel"]');
    // Before the first scroll, click or key of the visitor it sleeps.
    await list(carousel).evaluate((element) => {
      element.style.scrollBehavior = 'auto';
      element.scrollLeft = element.clientWidth;
      element.style.removeProperty('scroll-behavior');
    });
    await hydratedIsland(page, 'testimonial-carousel');
    await shows(carousel, 2);
    assert.ok(await button(carousel, 'Start rotation').isVisible());
  });

  test('a click that comes before it is awake is done once it is', async ({ page, context }) => {
    const { opened, open } = gate();
    await page.goto(ROUTE);
    await context.route('**/assets/part.*.js', async (route) => {
      await opened;
      await route.continue();
    });
    const carousel = page.locator('[data-island="testimonial-carousel"]');
    await button(carousel, 'Next slide').click();
    await page.waitForTimeout(100);
    assert.is(await carousel.getAttribute('data-state'), null);
    await shows(carousel, 1);
    open();
    await shows(carousel, 2);
  });

  for (const width of WIDTHS)
    test(
      `nothing moves when it wakes, ${width} px wide`,
      async ({ page }) => {
        await page.goto(ROUTE);
        await page.evaluate(() => document.fonts.ready);
        const boxes = () =>
          page
            .locator('[data-island="testimonial-carousel"] :is(h2,li,button,blockquote,figcaption)')
            .evaluateAll((all) => {
              // Wherever the page is scrolled to: each from where the first is.
              const from = all[0]?.getBoundingClientRect().y ?? 0;
              return all.map((one) => {
                const { x, y, width: wide, height } = one.getBoundingClientRect();
                return JSON.stringify([one.localName, x, y - from, wide, height].map(rounded));
                function rounded(value: string | number) {
                  return typeof value === 'number' ? Math.round(value) : value;
                }
              });
            });
        const before = await boxes();
        await hydratedIsland(page, 'testimonial-carousel');
        assert.equal(await boxes(), before);
      },
      { viewport: { width, height: 800 } },
    );

  for (const viewport of [PHONE, DESKTOP])
    test(
      `without scripts it is a list that scrolls, with no control that would do nothing, ${viewport.width} px wide`,
      async ({ page }) => {
        await page.goto(ROUTE);
        const carousel = page.locator('[data-island="testimonial-carousel"]');
        assert.is(await list(carousel).getByRole('listitem').count(), 3);
        assert.is(await carousel.getByRole('button').count(), 0);
        await list(carousel).focus();
        await page.keyboard.press('ArrowRight');
        // Nothing of the page can tell: it runs no scripts.
        const ends = Date.now() + WAIT_TIMEOUT_MS;
        while ((await shownItem(carousel)) === 1 && Date.now() < ends) await page.waitForTimeout(50);
        assert.is(await shownItem(carousel), 2);
      },
      { javaScriptEnabled: false, viewport },
    );
});

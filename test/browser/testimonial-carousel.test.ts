/** The testimonial carousel on /mind: document 1, sections 2, 4 and 9; pauses: WCAG 2.2, 2.2.2, and APG, carousel pattern. */
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import * as assert from 'uvu/assert';
import { ROTATION_MS } from '../../components/islands/testimonial-carousel/rotation.ts';
import { browserSuite, DESKTOP, PHONE, WAIT_TIMEOUT_MS } from '../support/browser.ts';
import { gate } from '../support/gate.ts';
import { frame, hydratedIsland, swipe } from '../support/visiting.ts';
import { frameDrawn } from '../support/waiting.ts';

const ROUTE = '/mind';
const WIDTHS = [360, 767, 768, 1280];

const list = (carousel: Locator): Locator => carousel.getByRole('list', { name: 'What clients say' });
const button = (carousel: Locator, name: string | RegExp): Locator => carousel.getByRole('button', { name });
const dot = (carousel: Locator): Locator => carousel.locator('.dots [aria-current]');

/** The number of the displayed item: the one whose start is nearest to the start of the list. */
const shownItem = (carousel: Locator): Promise<number> =>
  list(carousel).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const inView = [...element.children].map((item) => {
      const box = item.getBoundingClientRect();
      return Math.min(box.right, right) - Math.max(box.left, left);
    });
    return inView.indexOf(Math.max(...inView)) + 1;
  });

/** Waits until an item is displayed and its dot is current. */
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

/** Opens the carousel with a clock that the test controls: on a busy machine it would rotate too early. */
async function arrive(page: Page): Promise<Locator> {
  await page.clock.install({ time: 0 });
  await page.context().addInitScript(countIntervals);
  await page.goto(ROUTE);
  // A position outside the carousel.
  await page.mouse.move(1, 1);
  await page.clock.pauseAt(60_000);
  return hydratedIsland(page, 'testimonial-carousel', () => frame(page));
}

declare global {
  interface Window {
    /** The intervals that run; see `countIntervals`. */
    intervals?: Set<unknown>;
  }
}

/**
 * Runs in the page: records which intervals run. React starts the interval of the rotation some time after the frame
 * that shows it, and a clock that is advanced before that does not count for it.
 */
function countIntervals(): void {
  const { setInterval: start, clearInterval: stop } = window;
  const running = new Set<unknown>();
  Object.assign(window, {
    intervals: running,
    setInterval: (run: () => void, ms: number) => {
      const id = start.call(window, run, ms);
      running.add(id);
      return id;
    },
    clearInterval: (id: number) => {
      running.delete(id);
      stop.call(window, id);
    },
  });
}

/** Advances the clock while the carousel rotates. */
async function turns(carousel: Locator, ms = ROTATION_MS): Promise<void> {
  await carousel.locator('[aria-live="off"]').waitFor({ state: 'attached' });
  await carousel.page().waitForFunction(() => window.intervals?.size === 1);
  await carousel.page().clock.runFor(ms);
}

/** Asserts that the carousel does not rotate: two intervals later the same item is displayed. */
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
  test('the carousel advances by itself every 8 seconds, and wraps around', async ({ page, errors }) => {
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

  test('a scroll that ends while the next item is being displayed does not stop the rotation', async ({ page }) => {
    const carousel = await arrive(page);
    await list(carousel).evaluate((element) => {
      const dots = element.parentElement?.querySelector('.dots');
      // Observers run after React has changed the dots, and before its effect scrolls the list.
      const endScroll = () => element.dispatchEvent(new Event('scrollend'));
      if (dots) new MutationObserver(endScroll).observe(dots, { subtree: true, attributeFilter: ['aria-current'] });
    });
    await turns(carousel);
    await shows(carousel, 2);
    await turns(carousel);
    await shows(carousel, 3);
  });

  for (const width of WIDTHS)
    test(
      `previous and next wrap around at a width of ${width} px`,
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

  test('a dot displays its item', async ({ page }) => {
    const carousel = await arrive(page);
    await button(carousel, '3 of 3').click();
    await shows(carousel, 3);
    assert.is(await dot(carousel).count(), 1);
  });

  test('every press counts, however quickly they follow each other', async ({ page }) => {
    const carousel = await arrive(page);
    await button(carousel, 'Next slide').dblclick();
    await shows(carousel, 3);
  });

  test('its pause control is the first stop of the Tab key, then dots, previous, next and the list', async ({
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

  test('rotation stops when the keyboard focus enters, and stays stopped when it has left', async ({ page }) => {
    const carousel = await arrive(page);
    await button(carousel, 'Pause rotation').focus();
    await page.keyboard.press('Shift+Tab');
    await button(carousel, 'Start rotation').waitFor();
    await staysAt(carousel, 1);
  });

  test('its control restarts the rotation with the keyboard', async ({ page }) => {
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

  test('a click on its control pauses and restarts the rotation, and changes the label', async ({ page }) => {
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

  test('rotation pauses while the mouse is over the carousel, and continues afterwards', async ({ page }) => {
    const carousel = await arrive(page);
    await list(carousel).hover();
    await staysAt(carousel, 1);
    await page.mouse.move(1, 1);
    await turns(carousel);
    await shows(carousel, 2);
  });

  test('rotation pauses while the page is hidden', async ({ page }) => {
    const carousel = await arrive(page);
    await hide(page, true);
    await staysAt(carousel, 1);
    await hide(page, false);
    await turns(carousel);
    await shows(carousel, 2);
  });

  test('rotation pauses while the carousel is out of view', async ({ page }) => {
    const carousel = await arrive(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.locator('[aria-live="polite"]').first().waitFor({ state: 'attached' });
    await staysAt(carousel, 1);
  });

  test('slides are announced only if the carousel is not rotating', async ({ page }) => {
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
    'rotation is off under reduced motion, and slides change without scrolling smoothly',
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

  test('rotation stops if reduced motion is switched on later', async ({ page }) => {
    const carousel = await arrive(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await button(carousel, 'Start rotation').waitFor();
    await staysAt(carousel, 1);
  });

  test(
    'a swipe displays the next item and stops the rotation',
    async ({ page, context }) => {
      const carousel = await arrive(page);
      await swipe(context, list(carousel), -260);
      await shows(carousel, 2);
      await button(carousel, 'Start rotation').waitFor();
      await staysAt(carousel, 2);
    },
    touch,
  );

  test('the carousel starts at the item that was swiped to before hydration', async ({ page }) => {
    await page.goto(ROUTE);
    const carousel = page.locator('[data-island="testimonial-carousel"]');
    // Until the visitor's first scroll, click or key the island is pending.
    await list(carousel).evaluate((element) => {
      element.style.scrollBehavior = 'auto';
      element.scrollLeft = element.clientWidth;
      element.style.removeProperty('scroll-behavior');
    });
    await hydratedIsland(page, 'testimonial-carousel');
    await shows(carousel, 2);
    assert.ok(await button(carousel, 'Start rotation').isVisible());
  });

  test('a click before hydration is replayed after it', async ({ page, context }) => {
    const { opened, open } = gate();
    await page.goto(ROUTE);
    await context.route('**/assets/part.*.js', async (route) => {
      await opened;
      await route.continue();
    });
    const carousel = page.locator('[data-island="testimonial-carousel"]');
    const script = page.waitForRequest('**/assets/part.*.js');
    await button(carousel, 'Next slide').click();
    await script;
    assert.is(await carousel.getAttribute('data-state'), null);
    await shows(carousel, 1);
    open();
    await shows(carousel, 2);
  });

  for (const width of WIDTHS)
    test(
      `nothing moves during hydration, at a width of ${width} px`,
      async ({ page }) => {
        await page.goto(ROUTE);
        await page.evaluate(() => document.fonts.ready);
        const boxes = () =>
          page
            .locator('[data-island="testimonial-carousel"] :is(h2,li,button,blockquote,figcaption)')
            .evaluateAll((all) => {
              // Independent of the scroll position: each position is relative to the first element.
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
      `without scripts it is a scrolling list without controls, at a width of ${viewport.width} px`,
      async ({ page }) => {
        await page.goto(ROUTE);
        const carousel = page.locator('[data-island="testimonial-carousel"]');
        assert.is(await list(carousel).getByRole('listitem').count(), 3);
        assert.is(await carousel.getByRole('button').count(), 0);
        await list(carousel).focus();
        await page.keyboard.press('ArrowRight');
        // The page runs no scripts, so it cannot report its state.
        const ends = Date.now() + WAIT_TIMEOUT_MS;
        while ((await shownItem(carousel)) === 1 && Date.now() < ends) await frameDrawn(page);
        assert.is(await shownItem(carousel), 2);
      },
      { javaScriptEnabled: false, viewport },
    );
});

import * as assert from 'uvu/assert';
import { browserSuite, PHONE } from '../support/browser.ts';
import { assertNone, type Problem } from '../support/faults.ts';
import { printFaults } from '../support/print-faults.ts';
import { variedRoutes } from '../support/varied-routes.ts';
import { answered, bookingBar, chatButton, drawer, menuButton, scrollTo } from '../support/visiting.ts';

/** Animations of a page, except those that follow the visitor's scrolling. Runs in the page. */
const moving = (): readonly string[] =>
  document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
    .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : ''));

await browserSuite('preferences of the visitor', (test, site) => {
  for (const viewport of [PHONE, { width: 1280, height: 800 }])
    test(
      `nothing moves by itself with reduced motion, at a width of ${viewport.width} px`,
      async ({ page }) => {
        const faults: Problem[] = [];
        for (const route of variedRoutes(site.plan)) {
          await page.goto(route);
          await scrollTo(page, 600);
          for (const what of await page.evaluate(moving)) faults.push({ where: route, what: `“${what}” moves` });
          assert.is(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior), 'auto');
        }
        assertNone(faults);
      },
      { viewport, reducedMotion: 'reduce' },
    );

  test(
    'the menu opens and closes at once with reduced motion',
    async ({ page }) => {
      await page.goto('/');
      await menuButton(page).click();
      assert.is(await drawer(page).evaluate((element) => getComputedStyle(element).opacity), '1');
      assert.equal(await page.evaluate(moving), []);
      await page.keyboard.press('Escape');
      assert.not.ok(await drawer(page).isVisible());
    },
    { reducedMotion: 'reduce' },
  );

  test('the menu fades for 250 ms unless reduced motion is preferred', async ({ page }) => {
    await page.goto('/');
    const duration = await page.locator('#drawer').evaluate((element) => getComputedStyle(element).transitionDuration);
    assert.equal([...new Set(duration.split(', '))], ['0.25s']);
  });

  test(
    'booking bar and chat appear at the same positions with reduced motion',
    async ({ page }) => {
      await answered(page);
      await page.goto('/');
      await scrollTo(page, 100);
      assert.is(await bookingBar(page).count(), 0);
      assert.is(await chatButton(page).count(), 0);
      await scrollTo(page, 600);
      assert.ok(await bookingBar(page).getByText('Book Consultation').isVisible());
      assert.ok(await chatButton(page).isVisible());
    },
    { viewport: PHONE, reducedMotion: 'reduce' },
  );

  for (const viewport of [PHONE, { width: 1280, height: 800 }])
    test(
      `a printed page contains its text and answers and no controls, from a width of ${viewport.width} px`,
      async ({ page }) => {
        const faults: Problem[] = [];
        await answered(page);
        await page.emulateMedia({ media: 'print' });
        for (const route of variedRoutes(site.plan)) {
          await page.goto(route);
          for (const what of await printFaults(page)) faults.push({ where: route, what });
        }
        assertNone(faults);
      },
      { viewport },
    );
});

/** Tooltips: the meaning of a credential. Specification 1, section 9; WCAG 2.2, 1.4.13. */
import type { Locator, Page } from 'playwright';
import * as assert from 'uvu/assert';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_MS } from '../../components/behaviours/tooltips/state.ts';
import { browserSuite, PHONE } from '../support/browser.ts';
import { layoutShift } from '../support/measuring.ts';
import { answered, scrollTo } from '../support/visiting.ts';
import { quiet } from '../support/waiting.ts';

const TEAM = '/team';
const MEANS =
  /^To practise in the United Kingdom, a doctor must be registered with the General Medical Council \(GMC\)\./;

const words = (page: Page, index = 0): Locator => page.locator('main button.term').nth(index);
const tip = (page: Page): Locator => page.getByRole('tooltip');

/** Opens a page with a clock that the test controls, and waits until the script for popovers has loaded. */
async function arrive(page: Page, route = TEAM): Promise<void> {
  await answered(page);
  await page.clock.install({ time: 0 });
  await page.goto(route);
  await words(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.keyboard.press('Shift');
  await page.locator('[data-placed]').waitFor({ state: 'attached' });
  await page.clock.pauseAt(60_000);
  await page.mouse.move(1, 790);
}

/** Hovers over a term until its popover is open. */
async function rest(page: Page, index = 0): Promise<void> {
  await words(page, index).hover();
  await page.clock.runFor(TOOLTIP_DELAY_MS);
  await tip(page).waitFor();
}

const focusByKeyboard = async (page: Page, index = 0): Promise<void> => {
  await words(page, index).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
};

/** Returns the distance between two elements, and whether the second is inside the window. */
const placement = async (page: Page, index = 0) => {
  const [of, by] = [await words(page, index).boundingBox(), await tip(page).boundingBox()];
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (!of || !by) throw new Error('No popover is open.');
  return {
    touches: Math.abs(by.y - (of.y + of.height)) < 1 || Math.abs(of.y - (by.y + by.height)) < 1,
    within: by.x >= 0 && by.y >= 0 && by.x + by.width <= width && by.y + by.height <= height,
  };
};

await browserSuite('the popover of “GMC-registered”', (test) => {
  test('it opens once the pointer has hovered over the term for 700 ms', async ({ page, errors }) => {
    await arrive(page);
    await words(page).hover();
    await page.clock.runFor(TOOLTIP_DELAY_MS - 1);
    assert.not.ok(await tip(page).isVisible());
    await page.clock.runFor(1);
    await tip(page).waitFor();
    assert.match(await tip(page).innerText(), MEANS);
    assert.equal(errors, []);
  });

  test('it opens at once within 300 ms after another has closed, and later again after 700 ms', async ({ page }) => {
    await arrive(page);
    await rest(page);
    await page.mouse.move(1, 790);
    await tip(page).waitFor({ state: 'hidden' });
    await page.clock.runFor(TOOLTIP_SKIP_MS);
    await words(page).hover();
    await tip(page).waitFor();
    await page.mouse.move(1, 790);
    await tip(page).waitFor({ state: 'hidden' });
    await page.clock.runFor(TOOLTIP_SKIP_MS + 1);
    await words(page).hover();
    assert.not.ok(await tip(page).isVisible());
  });

  test('it can be hovered itself, and stays open meanwhile', async ({ page }) => {
    await arrive(page);
    await rest(page);
    const box = await tip(page).boundingBox();
    const from = await words(page).boundingBox();
    await page.mouse.move((from?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) / 2, { steps: 12 });
    await page.clock.runFor(60_000);
    assert.ok(await tip(page).isVisible());
    await words(page).hover();
    await page.clock.runFor(1000);
    assert.ok(await tip(page).isVisible());
    await page.mouse.move(1, 790);
    await tip(page).waitFor({ state: 'hidden' });
  });

  for (const how of ['pointer', 'keyboard'] as const)
    test(`Escape dismisses it if the ${how} has opened it, and does nothing else`, async ({ page }) => {
      await arrive(page);
      await (how === 'pointer' ? rest(page) : focusByKeyboard(page));
      await tip(page).waitFor();
      const focus = () => page.evaluate(() => document.activeElement?.textContent);
      const before = await focus();
      await page.keyboard.press('Escape');
      await tip(page).waitFor({ state: 'hidden' });
      await page.clock.runFor(5000);
      assert.not.ok(await tip(page).isVisible());
      assert.is(await focus(), before);
    });

  test('it opens at once when the keyboard focuses its term, and closes when the focus leaves', async ({ page }) => {
    await arrive(page);
    await focusByKeyboard(page);
    await tip(page).waitFor();
    await page.keyboard.press('Tab');
    await tip(page).waitFor({ state: 'hidden' });
  });

  test('it opens if the focus reaches its term before its script has loaded', async ({ page }) => {
    await answered(page);
    await page.goto('/treatments/profhilo');
    await words(page).evaluate((element) => {
      const before = document.createElement('a');
      before.href = '#';
      element.before(before);
      before.focus();
    });
    await page.keyboard.press('Tab');
    await tip(page).waitFor();
  });

  for (const key of ['Enter', 'Space'])
    test(`${key} opens and closes it`, async ({ page }) => {
      await arrive(page);
      await focusByKeyboard(page);
      await page.keyboard.press('Escape');
      await tip(page).waitFor({ state: 'hidden' });
      await page.keyboard.press(key);
      await tip(page).waitFor();
      await page.keyboard.press(key);
      await tip(page).waitFor({ state: 'hidden' });
    });

  test('a click keeps it open after the pointer has opened it, and a click elsewhere closes it', async ({ page }) => {
    await arrive(page);
    await rest(page);
    await words(page).click();
    await page.mouse.move(1, 790);
    await page.clock.runFor(5000);
    assert.ok(await tip(page).isVisible());
    await page.mouse.click(1, 790);
    await tip(page).waitFor({ state: 'hidden' });
  });

  test(
    'a tap opens and closes it, and a tap elsewhere closes it too',
    async ({ page }) => {
      await arrive(page);
      for (const close of [() => words(page).tap(), () => page.touchscreen.tap(380, 4)]) {
        await words(page).tap();
        await tip(page).waitFor();
        await close();
        await tip(page).waitFor({ state: 'hidden' });
      }
    },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  );

  test('a screen reader reads it with the term', async ({ page }) => {
    await arrive(page);
    const described = await words(page).evaluate(
      (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    assert.match(described ?? '', MEANS);
    assert.is(
      await words(page).evaluate((element) => element.textContent),
      'Registered with the General Medical Council',
    );
  });

  test('a page contains it once, and it appears beside the term in use', async ({ page }) => {
    await arrive(page);
    assert.is(await page.locator('[role=tooltip]').count(), 1);
    assert.is(await page.locator('main button.term').count(), 3);
    for (const index of [0, 1, 2]) {
      await words(page, index).click();
      await tip(page).waitFor();
      assert.equal(await placement(page, index), { touches: true, within: true });
    }
  });

  for (const width of [360, 767, 768, 1280])
    for (const route of ['/', '/skin', '/treatments/profhilo', '/mind'])
      test(
        `${route}: it is beside its term and inside the window, at a width of ${width} px`,
        async ({ page }) => {
          await arrive(page, route);
          await words(page).click();
          await tip(page).waitFor();
          assert.equal(await placement(page), { touches: true, within: true });
        },
        { viewport: { width, height: 800 } },
      );

  test('it stays beside its term when the page scrolls or the window is resized', async ({ page }) => {
    await arrive(page);
    await words(page).click();
    await scrollTo(page, await page.evaluate(() => scrollY + 60));
    assert.ok((await placement(page)).touches);
    await page.clock.resume();
    await page.setViewportSize({ width: 700, height: 800 });
    await page.waitForFunction(() => {
      const [button, tip] = ['button.term', '[role=tooltip]'].map((part) => document.querySelector(part));
      const [of, by] = [button?.getBoundingClientRect(), tip?.getBoundingClientRect()];
      return of && by && (Math.abs(by.top - of.bottom) < 1 || Math.abs(of.top - by.bottom) < 1);
    });
  });

  test('it moves nothing else on the page', async ({ page }) => {
    await answered(page);
    await page.goto(TEAM);
    await quiet(page);
    await words(page).scrollIntoViewIfNeeded();
    const before = await layoutShift(page);
    await words(page).click();
    await tip(page).waitFor();
    assert.is(await layoutShift(page), before);
  });

  test('it does not lock the page as the open menu does', async ({ page }) => {
    await arrive(page);
    await words(page).click();
    await tip(page).waitFor();
    assert.is.not(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY), 'hidden');
  });

  test('it is not printed', async ({ page }) => {
    await arrive(page);
    await page.emulateMedia({ media: 'print' });
    assert.not.ok(await tip(page).isVisible());
    assert.ok(await words(page).isVisible());
  });

  for (const viewport of [PHONE, { width: 1280, height: 800 }])
    test(
      `it opens and closes without scripts, fully inside the window, at a width of ${viewport.width} px`,
      async ({ page }) => {
        await page.goto('/treatments/profhilo');
        assert.not.ok(await tip(page).isVisible());
        await words(page).click();
        await tip(page).waitFor();
        assert.match(await tip(page).innerText(), MEANS);
        const box = await tip(page).boundingBox();
        assert.ok(box && box.x > 0 && box.x + box.width < viewport.width && box.y > 0, JSON.stringify(box));
        await page.keyboard.press('Escape');
        await tip(page).waitFor({ state: 'hidden' });
      },
      { javaScriptEnabled: false, viewport },
    );

  test('it opens even if its script fails to load', async ({ page, context }) => {
    await context.route('**/assets/part.*.js', (route) => route.abort());
    await page.goto('/treatments/profhilo');
    await words(page).click();
    await tip(page).waitFor();
  });
});

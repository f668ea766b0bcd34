import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { type BrowserTest, browserSuite, DESKTOP, PHONE } from '../support/browser.ts';
import { assertNone, type Problem } from '../support/faults.ts';
import { hiddenFocus } from '../support/focus-faults.ts';
import { variedRoutes } from '../support/varied-routes.ts';
import { answered, drawer, menuButton, scrollTo, seenWords } from '../support/visiting.ts';

const DRAWER = ['Close', 'SKIN', 'MIND', 'TREATMENTS', 'ABOUT', 'JOURNAL', 'BOOK NOW'];

/** The focused element: its text, its position, and whether it is visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const { top = 0, bottom = 0, left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
    return {
      name: element?.localName ?? '',
      words: element?.textContent ?? '',
      inMain: Boolean(element?.closest('main')),
      inDrawer: Boolean(element?.closest('[role=dialog]')),
      inView: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    };
  });

const press = async (page: Page, key: string, times = 1): Promise<void> => {
  for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
};

async function openDrawer(page: Page): Promise<void> {
  await page.goto('/');
  await menuButton(page).focus();
  await press(page, 'Enter');
  await drawer(page).waitFor();
}

await browserSuite('a visitor with a keyboard', (always, site) => {
  const test: BrowserTest = (title, run, options) =>
    always(
      title,
      async (visitor) => {
        await answered(visitor.page);
        await run(visitor);
      },
      options,
    );

  test('the first stop is the skip link, which is visible', async ({ page }) => {
    await page.goto('/skin');
    await press(page, 'Tab');
    const { words, inView } = await focused(page);
    assert.is(words, 'Skip to main content');
    assert.ok(inView);
  });

  test('after the skip link, the focus continues in the main part', async ({ page }) => {
    await page.goto('/skin');
    await press(page, 'Tab');
    await press(page, 'Enter');
    await page.waitForURL('**/skin#main');
    await press(page, 'Tab');
    assert.ok((await focused(page)).inMain);
  });

  test('the Tab key follows the visible order: name, pages, menu and booking', async ({ page }) => {
    await page.goto('/skin');
    await press(page, 'Tab');
    const words: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      await press(page, 'Tab');
      words.push(seenWords((await focused(page)).words));
    }
    assert.equal(words, ['Skin + Mind', 'TREATMENTS', 'ABOUT', 'JOURNAL', 'Menu', 'BOOK NOW']);
  });

  for (const key of ['Enter', 'Space'])
    test(`${key} opens the menu and moves the focus into it`, async ({ page }) => {
      await page.goto('/');
      await menuButton(page).focus();
      await press(page, key);
      await drawer(page).waitFor();
      assert.ok((await focused(page)).inDrawer);
    });

  test('Escape closes the menu and returns the focus to its button', async ({ page }) => {
    await openDrawer(page);
    await press(page, 'Tab');
    await press(page, 'Escape');
    await drawer(page).waitFor({ state: 'hidden' });
    assert.is((await focused(page)).words, 'Menu');
  });

  test('the menu’s own button closes it and returns the focus to the button that opened it', async ({ page }) => {
    await openDrawer(page);
    await drawer(page).getByRole('button', { name: 'Close' }).press('Enter');
    await drawer(page).waitFor({ state: 'hidden' });
    assert.is((await focused(page)).words, 'Menu');
  });

  test('the Tab key follows the visible order in the menu', async ({ page }) => {
    await openDrawer(page);
    await drawer(page).getByRole('button', { name: 'Close' }).focus();
    const words = [seenWords((await focused(page)).words)];
    for (let count = 1; count < DRAWER.length; count += 1) {
      await press(page, 'Tab');
      words.push(seenWords((await focused(page)).words));
    }
    assert.equal(words, DRAWER);
  });

  test('the focus stays inside the open menu, forwards and backwards', async ({ page }) => {
    await openDrawer(page);
    await drawer(page).getByRole('button', { name: 'Close' }).focus();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let count = 0; count < DRAWER.length + 2; count += 1) {
        await press(page, key);
        const { words, inDrawer, name } = await focused(page);
        // The browser's own controls may take the focus in between.
        assert.ok(inDrawer || name === 'body', `${key} moved the focus to “${seenWords(words)}”`);
      }
  });

  test('the page behind the open menu cannot be scrolled', async ({ page }) => {
    await openDrawer(page);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 800);
    await press(page, 'PageDown');
    await page.screenshot();
    assert.is(await page.evaluate(() => scrollY), 0);
  });

  test('Enter and Space open and close a question', async ({ page }) => {
    await page.goto('/mind');
    const question = page.locator('main details').last();
    await question.locator('summary').focus();
    for (const [key, isOpen] of [
      ['Enter', true],
      ['Space', false],
      ['Space', true],
    ] as const) {
      await press(page, key);
      assert.is((await question.getAttribute('open')) !== null, isOpen);
    }
  });

  test(
    'the arrow keys switch the booking bar',
    async ({ page }) => {
      await page.goto('/');
      await scrollTo(page, 600);
      await page.getByRole('radio', { name: 'New' }).focus();
      await press(page, 'ArrowRight');
      assert.ok(await page.getByRole('radio', { name: 'Returning' }).isChecked());
      await press(page, 'Tab');
      await press(page, 'Tab');
      assert.is(seenWords((await focused(page)).words), 'Book Treatment');
    },
    { viewport: PHONE },
  );

  for (const viewport of [PHONE, DESKTOP])
    always(
      `the focus is visible while the cookie banner is open, at a width of ${viewport.width} px`,
      async ({ page }) => {
        await page.goto('/skin');
        assertNone([...(await hiddenFocus(page, '/skin', 'Tab')), ...(await hiddenFocus(page, '/skin', 'Shift+Tab'))]);
      },
      { viewport, reducedMotion: 'reduce' },
    );

  // The booking bar is at the bottom of a phone, the header at the top of every screen.
  for (const [viewport, key] of [
    [PHONE, 'Tab'],
    [DESKTOP, 'Shift+Tab'],
  ] as const)
    test(
      `the focus is always visible with ${key}, at a width of ${viewport.width} px`,
      async ({ page }) => {
        const faults: Problem[] = [];
        for (const route of variedRoutes(site.plan)) {
          await page.goto(route);
          faults.push(...(await hiddenFocus(page, route, key)));
        }
        assertNone(faults);
      },
      // Without smooth scrolling, a jump has ended when it returns.
      { viewport, reducedMotion: 'reduce' },
    );
});

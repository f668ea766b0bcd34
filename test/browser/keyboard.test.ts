import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { type BrowserTest, browserSuite, DESKTOP, PHONE } from '../support/browser.ts';
import { assertNone, type Problem } from '../support/faults.ts';
import { answered, drawer, menuButton, SHAPES, scrollTo, seenWords } from '../support/visiting.ts';

const DRAWER = ['Close', 'SKIN', 'MIND', 'TREATMENTS', 'ABOUT', 'JOURNAL', 'BOOK NOW'];

/** What has the focus: its words, where it lies, and whether it is seen. */
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

/**
 * Goes through a page with the Tab key, and gathers what has the focus and cannot be seen: outside the view, or entirely
 * under something else (WCAG 2.2, 2.4.11).
 */
async function hiddenFocus(page: Page, route: string, key: 'Tab' | 'Shift+Tab'): Promise<readonly Problem[]> {
  const faults: Problem[] = [];
  const most = (await page.locator('a,button,summary,input').count()) + 2;
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press(key);
    const { left, hidden, words } = await page.evaluate(focusState);
    if (left) break;
    if (hidden) faults.push({ where: `${route} “${words}”`, what: `${key}: the focus is ${hidden}` });
  }
  return faults;
}

/** Whether the focus has left the page, or is hidden and by what. Runs in the page. */
function focusState(): { left: boolean; hidden: string; words: string } {
  const element = document.activeElement;
  if (!element || element === document.body) return { left: true, hidden: '', words: '' };
  // A control that is drawn by its label is seen where the label is.
  const drawn = element.closest('label') ?? element;
  const shares = [0.02, 0.5, 0.98];
  const targets = [...drawn.getClientRects()].flatMap(({ left, top, width, height }) =>
    shares.flatMap((x) => shares.map((y) => document.elementFromPoint(left + x * width, top + y * height))),
  );
  const seen = targets.some((target) => target !== null && (drawn.contains(target) || target.contains(drawn)));
  const cover = targets.find((target) => target !== null);
  const over = cover?.closest('header,nav,aside,[id],section') ?? cover;
  const by = over
    ? `under <${over.localName} ${over.id || over.getAttribute('aria-label') || over.className}>`
    : 'out of view';
  return { left: false, hidden: seen ? '' : by, words: drawn.textContent?.trim().slice(0, 40) ?? '' };
}

await browserSuite('a visitor with a keyboard', (always) => {
  const test: BrowserTest = (title, run, options) =>
    always(
      title,
      async (visitor) => {
        await answered(visitor.page);
        await run(visitor);
      },
      options,
    );

  test('meets the skip link first, and sees it', async ({ page }) => {
    await page.goto('/skin');
    await press(page, 'Tab');
    const { words, inView } = await focused(page);
    assert.is(words, 'Skip to main content');
    assert.ok(inView);
  });

  test('goes on in the main part after the skip link', async ({ page }) => {
    await page.goto('/skin');
    await press(page, 'Tab');
    await press(page, 'Enter');
    await page.waitForURL('**/skin#main');
    await press(page, 'Tab');
    assert.ok((await focused(page)).inMain);
  });

  test('meets name, pages, menu and booking in the order in which they are seen', async ({ page }) => {
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
    test(`opens the menu with ${key}, and the focus goes into it`, async ({ page }) => {
      await page.goto('/');
      await menuButton(page).focus();
      await press(page, key);
      await drawer(page).waitFor();
      assert.ok((await focused(page)).inDrawer);
    });

  test('closes the menu with Escape, and is back at its button', async ({ page }) => {
    await openDrawer(page);
    await press(page, 'Tab');
    await press(page, 'Escape');
    await drawer(page).waitFor({ state: 'hidden' });
    assert.is((await focused(page)).words, 'Menu');
  });

  test('closes the menu with its own button, and is back where it was opened', async ({ page }) => {
    await openDrawer(page);
    await drawer(page).getByRole('button', { name: 'Close' }).press('Enter');
    await drawer(page).waitFor({ state: 'hidden' });
    assert.is((await focused(page)).words, 'Menu');
  });

  test('meets the parts of the menu in their order', async ({ page }) => {
    await openDrawer(page);
    await drawer(page).getByRole('button', { name: 'Close' }).focus();
    const words = [seenWords((await focused(page)).words)];
    for (let count = 1; count < DRAWER.length; count += 1) {
      await press(page, 'Tab');
      words.push(seenWords((await focused(page)).words));
    }
    assert.equal(words, DRAWER);
  });

  test('stays in the menu while it is open, forwards and backwards', async ({ page }) => {
    await openDrawer(page);
    await drawer(page).getByRole('button', { name: 'Close' }).focus();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let count = 0; count < DRAWER.length + 2; count += 1) {
        await press(page, key);
        const { words, inDrawer, name } = await focused(page);
        // The browser's own controls may have a turn.
        assert.ok(inDrawer || name === 'body', `${key} led to “${seenWords(words)}”`);
      }
  });

  test('cannot scroll the page behind the open menu', async ({ page }) => {
    await openDrawer(page);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 800);
    await press(page, 'PageDown');
    await page.screenshot();
    assert.is(await page.evaluate(() => scrollY), 0);
  });

  test('opens and closes a question with Enter and Space', async ({ page }) => {
    await page.goto('/mind');
    const question = page.locator('details').last();
    await question.locator('summary').focus();
    for (const [key, state] of [
      ['Enter', ''],
      ['Space', null],
      ['Space', ''],
    ] as const) {
      await press(page, key);
      assert.is(await question.getAttribute('open'), state);
    }
  });

  test(
    'switches the booking bar with the arrow keys',
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
      `sees what has the focus while the question about cookies is open, ${viewport.width} px wide`,
      async ({ page }) => {
        await page.goto('/skin');
        assertNone([...(await hiddenFocus(page, '/skin', 'Tab')), ...(await hiddenFocus(page, '/skin', 'Shift+Tab'))]);
      },
      { viewport, reducedMotion: 'reduce' },
    );

  for (const viewport of [PHONE, DESKTOP])
    test(
      `always sees what has the focus, ${viewport.width} px wide`,
      async ({ page }) => {
        const faults: Problem[] = [];
        for (const route of SHAPES) {
          await page.goto(route);
          for (const key of ['Tab', 'Shift+Tab'] as const) faults.push(...(await hiddenFocus(page, route, key)));
        }
        assertNone(faults);
      },
      // Without smooth scrolling a page is where it is going to be.
      { viewport, reducedMotion: 'reduce' },
    );
});

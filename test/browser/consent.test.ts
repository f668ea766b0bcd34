/** Consent first (decisions, section on stricter laws and standards; domain rules, section 3). */
import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { browserSuite, PHONE } from '../support/browser.ts';
import { variedRoutes } from '../support/varied-routes.ts';
import { activate, prepare, restore } from '../support/visiting.ts';
import { quiet } from '../support/waiting.ts';

const TAGS = 'https://tags.example/container.js';
const MARKETING = 'https://newsletter.example/onsite.js';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie choices' });
const answer = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
const settings = (page: Page) => page.getByRole('button', { name: 'Cookie settings' });

const stored = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('consent'));

const NOTHING = '{"measurement":false,"marketing":false,"embeds":false}';
const EVERYTHING = NOTHING.replaceAll('false', 'true');

/** Stores an answer, as another page does. */
const keep = (page: Page, choice: string): Promise<void> =>
  page.evaluate((text) => localStorage.setItem('consent', text), choice);

const withoutStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );

/** Returns everything that a page stores in the browser. */
const keepsNothing = async (page: Page): Promise<boolean> =>
  page.evaluate(() => localStorage.length === 0 && sessionStorage.length === 0 && document.cookie === '');

/** Returns the consent commands in the data layer, and the events, in order. */
const layer = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => {
      if (typeof entry !== 'object' || entry === null) return '';
      if ('event' in entry) return `${entry.event}`;
      const [what, how, signals] = Object.values(entry);
      return `${what} ${how} ${Object.entries(signals)
        .map(([name, value]) => `${name}=${value}`)
        .join(' ')}`;
    }),
  );

const DENIED = 'ad_storage=denied ad_user_data=denied ad_personalization=denied analytics_storage=denied';
const GRANTED = DENIED.replaceAll('denied', 'granted');

await browserSuite('consent', (test, site) => {
  test('Accept and Reject are equal: the same size, in one row of the keyboard order, with nothing preselected', async ({
    page,
  }) => {
    await page.goto('/');
    const [accept, reject] = [await answer(page, 'Accept').boundingBox(), await answer(page, 'Reject').boundingBox()];
    const rounded = (box: typeof accept) => [box?.width ?? 0, box?.height ?? 0].map(Math.round);
    assert.equal(rounded(accept), rounded(reject));
    const design = (name: string) =>
      answer(page, name).evaluate((element) => {
        const { backgroundColor, color, fontWeight, fontSize } = getComputedStyle(element);
        return { backgroundColor, color, fontWeight, fontSize };
      });
    assert.equal(await design('Accept'), await design('Reject'));
    await answer(page, 'Accept').focus();
    await page.keyboard.press('Tab');
    assert.is(await page.evaluate(() => document.activeElement?.textContent), 'Reject');
  });

  test('before a choice and after Reject, no page requests third parties, sets a cookie or stores more than the choice', async ({
    page,
    context,
    elsewhere,
  }) => {
    for (const route of site.routes) {
      await page.goto(route);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      assert.ok(await keepsNothing(page), route);
    }
    await page.goto('/');
    await answer(page, 'Reject').click();
    for (const route of variedRoutes(site.plan)) {
      await page.goto(route);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      assert.is(await banner(page).count(), 0, route);
    }
    assert.is(await stored(page), NOTHING);
    assert.is(await page.evaluate(() => localStorage.length + sessionStorage.length), 1);
    assert.equal(await context.cookies(), []);
    assert.equal(elsewhere, []);
  });

  test('the defaults are denied before any other entry of the data layer', async ({ page }) => {
    await page.goto('/');
    assert.equal(await layer(page), [`consent default ${DENIED}`, 'page_view']);
  });

  test('Accept grants all purposes and is stored, and third-party scripts load only then', async ({
    page,
    elsewhere,
  }) => {
    await page.goto('/');
    assert.equal(elsewhere, []);
    const loaded = [TAGS, MARKETING].map((address) => page.waitForRequest(address));
    await answer(page, 'Accept').click();
    await Promise.all(loaded);
    assert.is(await stored(page), EVERYTHING);
    assert.is((await layer(page)).at(-1), `consent update ${GRANTED}`);
    await page.goto('/skin');
    assert.is(await banner(page).count(), 0);
    assert.equal(await layer(page), [`consent default ${DENIED}`, `consent update ${GRANTED}`, 'page_view']);
  });

  test('each purpose can be chosen by itself', async ({ page, elsewhere }) => {
    await page.goto('/');
    await banner(page).getByText('Choose one by one').click();
    await banner(page)
      .getByRole('checkbox', { name: /^Measuring visits/ })
      .check();
    const loaded = page.waitForRequest(TAGS);
    await answer(page, 'Save my choice').click();
    await loaded;
    assert.not.ok(elsewhere.includes(MARKETING));
    assert.is(await stored(page), '{"measurement":true,"marketing":false,"embeds":false}');
  });

  test('the choice can be changed from the footer: if a permission is withdrawn, the page reloads without it', async ({
    page,
    elsewhere,
  }) => {
    await page.goto('/skin');
    await answer(page, 'Accept').click();
    await settings(page).click();
    await banner(page).waitFor();
    await banner(page).getByText('Choose one by one').click();
    assert.ok(
      await banner(page)
        .getByRole('checkbox', { name: /^Measuring visits/ })
        .isChecked(),
    );
    await Promise.all([page.waitForEvent('load'), answer(page, 'Reject').click()]);
    const before = elsewhere.length;
    await page.reload();
    assert.is(elsewhere.length, before);
    assert.is(await stored(page), NOTHING);
  });

  test('an answer given while a page was prerendered applies to it, and it shows no banner', async ({
    page,
    elsewhere,
  }) => {
    await prepare(page);
    await page.goto('/skin');
    await keep(page, NOTHING);
    await activate(page);
    assert.equal(await layer(page), [`consent default ${DENIED}`, `consent update ${DENIED}`, 'page_view']);
    assert.is(await banner(page).count(), 0);
    assert.equal(elsewhere, []);
  });

  test('a prerendered page requests no third party and shows no banner until it is visible', async ({
    page,
    elsewhere,
  }) => {
    await prepare(page);
    await page.goto('/skin');
    await quiet(page);
    assert.is(await banner(page).count(), 0);
    await activate(page);
    await banner(page).waitFor();
    assert.equal(elsewhere, []);
  });

  test('an answer given in another tab applies to a page restored from the back/forward cache, and closes its banner', async ({
    page,
    elsewhere,
  }) => {
    await page.goto('/skin');
    await banner(page).waitFor();
    await keep(page, NOTHING);
    await restore(page);
    await banner(page).waitFor({ state: 'detached' });
    assert.equal(elsewhere, []);
    const loaded = page.waitForRequest(TAGS);
    await keep(page, EVERYTHING);
    await restore(page);
    await loaded;
  });

  test('a permission withdrawn in another tab reloads a page restored from the back/forward cache', async ({
    page,
  }) => {
    await page.goto('/skin');
    await answer(page, 'Accept').click();
    await keep(page, NOTHING);
    await Promise.all([page.waitForEvent('load'), restore(page)]);
    assert.equal(await layer(page), [`consent default ${DENIED}`, `consent update ${DENIED}`, 'page_view']);
  });

  test('withdrawing a permission reloads the page even if storage is denied', async ({ page }) => {
    await withoutStorage(page);
    await page.goto('/');
    const loaded = page.waitForRequest(TAGS);
    await answer(page, 'Accept').click();
    await loaded;
    await settings(page).click();
    await Promise.all([page.waitForEvent('load'), answer(page, 'Reject').click()]);
    assert.equal(await layer(page), [`consent default ${DENIED}`, 'page_view']);
  });

  for (const width of [360, 768, 1280])
    test(
      `“Cookie settings” is the last item of the footer’s small print, in the same style, at a width of ${width} px`,
      async ({ page }) => {
        await page.goto('/skin');
        await answer(page, 'Reject').click();
        const looks = await page.locator('footer .legal > *').evaluateAll((all) =>
          all.map((element) => {
            const { fontSize, fontFamily, color } = getComputedStyle(element);
            return { text: element.textContent, design: { fontSize, fontFamily, color } };
          }),
        );
        const last = looks.at(-1);
        assert.is(last?.text, 'Cookie settings');
        assert.equal(last?.design, looks[0]?.design);
      },
      { viewport: { width, height: 800 } },
    );

  for (const route of ['/bio', '/themindexplored'])
    test(
      `“Cookie settings” is at the end of ${route}, which has no footer, aligned with its text`,
      async ({ page }) => {
        await page.goto(route);
        await answer(page, 'Reject').click();
        const lefts = await page
          .locator('main :is(summary,button)')
          .evaluateAll((all) => all.slice(-2).map((element) => element.getBoundingClientRect().left));
        assert.is(lefts[0], lefts[1]);
        assert.is(await page.locator('main').getByRole('button').last().innerText(), 'Cookie settings');
      },
      { viewport: PHONE },
    );

  test(
    'a keyboard user who opens the banner is inside it, and returns to “Cookie settings” after the answer',
    async ({ page }) => {
      await page.goto('/skin');
      await answer(page, 'Reject').click();
      await settings(page).press('Enter');
      await page.locator('#cookie-choice:focus').waitFor();
      const before = await page.evaluate(() => scrollY);
      await answer(page, 'Reject').press('Enter');
      assert.is(await page.evaluate(() => document.activeElement?.textContent), 'Cookie settings');
      assert.is(await page.evaluate(() => scrollY), before);
    },
    // Without smooth scrolling, a jump has ended when it returns.
    { reducedMotion: 'reduce' },
  );

  for (const route of ['/bio', '/themindexplored'])
    test(`the choice can be changed on ${route}, which has no footer`, async ({ page }) => {
      await page.goto(route);
      await answer(page, 'Reject').click();
      await settings(page).click();
      await banner(page).waitFor();
    });

  test('Global Privacy Control counts as a refusal: no banner is shown, nothing loads, and a choice is still possible', async ({
    page,
    elsewhere,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.goto('/');
    assert.is(await banner(page).count(), 0);
    assert.ok(await keepsNothing(page));
    assert.equal(elsewhere, []);
    await settings(page).click();
    await banner(page).waitFor();
  });

  test('the answer applies to the current page if storage is denied', async ({ page }) => {
    await withoutStorage(page);
    await page.goto('/');
    const loaded = page.waitForRequest(TAGS);
    await answer(page, 'Accept').click();
    await loaded;
    assert.is(await banner(page).count(), 0);
  });

  test('the banner is shown again if the stored value is not a valid choice', async ({ page }) => {
    await page.goto('/');
    for (const value of ['yes', '{}', '{"measurement":1}', 'null', '[']) {
      await page.evaluate((text) => localStorage.setItem('consent', text), value);
      await page.reload();
      await banner(page).waitFor();
    }
  });

  test(
    'the banner is not shown without scripts: nothing from third parties could load',
    async ({ page }) => {
      await page.goto('/');
      assert.is(await banner(page).count(), 0);
      assert.is(await settings(page).count(), 0);
    },
    { javaScriptEnabled: false, viewport: PHONE },
  );
});

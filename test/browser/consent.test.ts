/** Consent first (decisions, “Where the law or a standard asks for more”; domain rules, section 3). */
import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { browserSuite, PHONE } from '../support/browser.ts';
import { activate, prepare, restore, SHAPES } from '../support/visiting.ts';

const TAGS = 'https://tags.example/container.js';
const MARKETING = 'https://newsletter.example/onsite.js';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie choices' });
const answer = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
const settings = (page: Page) => page.getByRole('button', { name: 'Cookie settings' });

const stored = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('consent'));

const NOTHING = '{"measurement":false,"marketing":false,"embeds":false}';
const EVERYTHING = NOTHING.replaceAll('false', 'true');

/** Keeps an answer, as another page does. */
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

/** Everything that a page keeps in the browser. */
const keepsNothing = async (page: Page): Promise<boolean> =>
  page.evaluate(() => localStorage.length === 0 && sessionStorage.length === 0 && document.cookie === '');

/** The commands of consent mode in the data layer, and the events, in their order. */
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
  test('Accept and Reject are alike: of one size, in one row of the keyboard, before anything is chosen', async ({
    page,
  }) => {
    await page.goto('/');
    const [accept, reject] = [await answer(page, 'Accept').boundingBox(), await answer(page, 'Reject').boundingBox()];
    const rounded = (box: typeof accept) => [box?.width ?? 0, box?.height ?? 0].map(Math.round);
    assert.equal(rounded(accept), rounded(reject));
    const look = (name: string) =>
      answer(page, name).evaluate((element) => {
        const { backgroundColor, color, fontWeight, fontSize } = getComputedStyle(element);
        return { backgroundColor, color, fontWeight, fontSize };
      });
    assert.equal(await look('Accept'), await look('Reject'));
    await answer(page, 'Accept').focus();
    await page.keyboard.press('Tab');
    assert.is(await page.evaluate(() => document.activeElement?.textContent), 'Reject');
  });

  test('before a choice, and after Reject, no page asks anyone else for anything, sets a cookie or keeps more than the choice', async ({
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
    for (const route of SHAPES) {
      await page.goto(route);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      assert.is(await banner(page).count(), 0, route);
    }
    assert.is(await stored(page), NOTHING);
    assert.is(await page.evaluate(() => localStorage.length + sessionStorage.length), 1);
    assert.equal(await context.cookies(), []);
    assert.equal(elsewhere, []);
  });

  test('defaults are denied before anything else is said', async ({ page }) => {
    await page.goto('/');
    assert.equal(await layer(page), [`consent default ${DENIED}`, 'page_view']);
  });

  test('Accept grants all, is kept, and only then the scripts of others load', async ({ page, elsewhere }) => {
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

  test('can be changed from the footer: a permission that is taken back begins the page anew without it', async ({
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

  test('an answer given while a page was only prepared holds on it: it is not asked again', async ({
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

  test('a page that was only prepared asks nobody for anything and asks no question until it is seen', async ({
    page,
    elsewhere,
  }) => {
    await prepare(page);
    await page.goto('/skin', { waitUntil: 'networkidle' });
    assert.is(await banner(page).count(), 0);
    await activate(page);
    await banner(page).waitFor();
    assert.equal(elsewhere, []);
  });

  test('an answer given elsewhere holds on a page that the browser brings back, which asks no more', async ({
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

  test('a permission that was taken back elsewhere begins a page anew that the browser brings back', async ({
    page,
  }) => {
    await page.goto('/skin');
    await answer(page, 'Accept').click();
    await keep(page, NOTHING);
    await Promise.all([page.waitForEvent('load'), restore(page)]);
    assert.equal(await layer(page), [`consent default ${DENIED}`, `consent update ${DENIED}`, 'page_view']);
  });

  test('a permission that is taken back begins the page anew also where storage is denied', async ({ page }) => {
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
      `“Cookie settings” is the last of the footer’s small print, and looks like it, ${width} px wide`,
      async ({ page }) => {
        await page.goto('/skin');
        await answer(page, 'Reject').click();
        const looks = await page.locator('footer .legal > *').evaluateAll((all) =>
          all.map((element) => {
            const { fontSize, fontFamily, color } = getComputedStyle(element);
            return { text: element.textContent, look: { fontSize, fontFamily, color } };
          }),
        );
        const last = looks.at(-1);
        assert.is(last?.text, 'Cookie settings');
        assert.equal(last?.look, looks[0]?.look);
      },
      { viewport: { width, height: 800 } },
    );

  for (const route of ['/bio', '/themindexplored'])
    test(
      `“Cookie settings” ends ${route}, which has no footer, in line with its words`,
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
    'who opens it with the keyboard is in it, and back at “Cookie settings” once it is answered',
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
    // Without smooth scrolling a page is where it is going to be.
    { reducedMotion: 'reduce' },
  );

  for (const route of ['/bio', '/themindexplored'])
    test(`can be changed on ${route}, which has no footer`, async ({ page }) => {
      await page.goto(route);
      await answer(page, 'Reject').click();
      await settings(page).click();
      await banner(page).waitFor();
    });

  test('Global Privacy Control is an answer: nobody is asked, nothing loads, and a choice is still possible', async ({
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

  test('holds for the page where storage is denied', async ({ page }) => {
    await withoutStorage(page);
    await page.goto('/');
    const loaded = page.waitForRequest(TAGS);
    await answer(page, 'Accept').click();
    await loaded;
    assert.is(await banner(page).count(), 0);
  });

  test('what is kept and is no choice is asked again', async ({ page }) => {
    await page.goto('/');
    for (const value of ['yes', '{}', '{"measurement":1}', 'null', '[']) {
      await page.evaluate((text) => localStorage.setItem('consent', text), value);
      await page.reload();
      await banner(page).waitFor();
    }
  });

  test(
    'is not asked without scripts: nothing of others could load',
    async ({ page }) => {
      await page.goto('/');
      assert.is(await banner(page).count(), 0);
      assert.is(await settings(page).count(), 0);
    },
    { javaScriptEnabled: false, viewport: PHONE },
  );
});

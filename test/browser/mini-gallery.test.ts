/** Document 1, sections 2, 4, 7 and 9: the mini-gallery of the link-in-bio landing. */
import type { Locator, Page } from 'playwright';
import * as assert from 'uvu/assert';
import { browserSuite, DESKTOP, KEEPS_PAGES, PHONE } from '../support/browser.ts';
import { dataLayer, layoutShift } from '../support/measuring.ts';
import { answered, scrollTo, swipe } from '../support/visiting.ts';

const ITEMS = [
  { id: 'forehead', title: 'Forehead', position: 1 },
  { id: 'frown', title: 'Frown', position: 2 },
  { id: 'undereye', title: 'Undereye', position: 3 },
  { id: 'masseter', title: 'Masseter', position: 4 },
] as const;
const IMPRESSION = { event: 'mini_gallery_impression', items: ITEMS };

const SMALL = { width: 360, height: 780 };
const PHONES = [SMALL, { width: 767, height: 900 }];
const TABLET = { width: 768, height: 1024 };
/** So high that the gallery is in sight when the page is opened. */
const TALL = { width: 768, height: 2400 };
/** So low that it shows less than 40 percent of the gallery: a window that is zoomed, or a phone on its side. */
const LOW = { width: 640, height: 200 };

const gallery = (page: Page): Locator => page.getByRole('region', { name: 'Results' });
const list = (page: Page): Locator => gallery(page).getByRole('list');
const tile = (page: Page, title: string): Locator => gallery(page).getByRole('link', { name: title, exact: true });
const arrows = (page: Page): Locator => gallery(page).getByRole('button');
const arrow = (page: Page, name: 'Previous' | 'Next'): Locator =>
  gallery(page).getByRole('button', { name: `${name} result` });
const seeAll = (page: Page): Locator => gallery(page).getByRole('link', { name: 'See all results' });

/** Gallery pictures that the page asks for from now on. */
function asked(page: Page): readonly string[] {
  const all: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/gallery-')) all.push(request.url());
  });
  return all;
}

/** What the data layer has of the gallery. */
const events = async (page: Page): Promise<readonly unknown[]> =>
  (await dataLayer(page)).filter(({ event }) => String(event).startsWith('mini_gallery'));

/** Scrolls until a share of the section is in the window, and some pixels more or fewer. */
async function scrollToShare(page: Page, share: number, more: number): Promise<void> {
  const top = await gallery(page).evaluate((section, part) => {
    const box = section.getBoundingClientRect();
    return scrollY + box.top + part * box.height - innerHeight;
  }, share);
  await scrollTo(page, top + more);
}

/** Two frames, after which the browser has told what is in sight. */
const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** How much the words of each tile are seen, from 0 to 1. */
const words = (page: Page): Promise<readonly number[]> =>
  list(page)
    .locator('h3 a,p span')
    .evaluateAll((all) => all.map((element) => Number(getComputedStyle(element).opacity)));

const ALL_SEEN = Array.from({ length: 8 }, () => 1);
const NONE_SEEN = ALL_SEEN.map(() => 0);

async function assertWaiting(page: Page): Promise<void> {
  await twoFrames(page);
  assert.equal(await words(page), NONE_SEEN);
  assert.is(await list(page).locator('img:visible').count(), 0);
  assert.is(await arrows(page).count(), 0);
  assert.equal(await events(page), []);
}

/** Waits until the first picture has been fetched and is seen. */
async function loaded(page: Page): Promise<void> {
  const picture = list(page).locator('img').first();
  await picture.waitFor();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  assert.equal(await words(page), ALL_SEEN);
}

/** Waits until this is the first tile that is whole in view. */
const first = (page: Page, title: string): Promise<unknown> =>
  page.waitForFunction((expected) => {
    const list = document.querySelector('[data-does~="mini-gallery"] ul');
    const { left, right } = list?.getBoundingClientRect() ?? { left: 0, right: 0 };
    const whole = [...(list?.children ?? [])].find((item) => {
      const box = item.getBoundingClientRect();
      return box.left > left - 2 && box.right < right + 2;
    });
    return whole?.querySelector('h3')?.textContent === expected;
  }, title);

await browserSuite('the mini-gallery', (test) => {
  for (const viewport of [...PHONES, TABLET, DESKTOP])
    test(
      `loads when its section is 40 percent visible: skeletons before, and no picture is asked for, ${viewport.width} px wide`,
      async ({ page, errors }) => {
        const pictures = asked(page);
        await page.goto('/bio', { waitUntil: 'networkidle' });
        await assertWaiting(page);
        const room = await list(page).boundingBox();
        await scrollToShare(page, 0.4, -3);
        await assertWaiting(page);
        assert.equal(pictures, []);
        await scrollToShare(page, 0.4, 2);
        await loaded(page);
        assert.ok(pictures.length > 0);
        assert.equal(await events(page), [IMPRESSION]);
        const { width, height } = (await list(page).boundingBox()) ?? {};
        assert.equal([width, height], [room?.width, room?.height]);
        assert.is(await layoutShift(page), 0);
        assert.equal(errors, []);
      },
      { viewport },
    );

  test(
    'loads in a window too low to show 40 percent of it, once it fills the window',
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
    'loads at once where it is in sight when the page is opened',
    async ({ page }) => {
      await page.goto('/bio');
      await loaded(page);
      assert.equal(await events(page), [IMPRESSION]);
    },
    { viewport: TALL },
  );

  test('loads immediately if visibility detection is unavailable', async ({ page, errors }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    await page.goto('/bio');
    assert.equal(await words(page), ALL_SEEN);
    assert.equal(await events(page), [IMPRESSION]);
    assert.equal(errors, []);
  });

  test('asks for no picture, however late its script comes', async ({ page, context }) => {
    const release: (() => void)[] = [];
    await context.route('**/assets/page.*.js', async (route) => {
      await new Promise<void>((resolve) => release.push(resolve));
      await route.continue();
    });
    const pictures = asked(page);
    const script = page.waitForRequest('**/assets/page.*.js');
    await page.goto('/bio', { waitUntil: 'commit' });
    await script;
    await gallery(page).waitFor({ state: 'attached' });
    // Time in which a picture that is too early would be asked for.
    await page.waitForTimeout(300);
    for (const run of release) run();
    await page.waitForLoadState('networkidle');
    await assertWaiting(page);
    assert.equal(pictures, []);
  });

  test('fires its impression once, after the view of the page', async ({ page }) => {
    await page.goto('/bio');
    await scrollToShare(page, 1, 0);
    await loaded(page);
    await scrollTo(page, 0);
    await scrollToShare(page, 1, 0);
    await twoFrames(page);
    assert.equal(
      (await dataLayer(page)).map(({ event }) => event),
      ['page_view', 'mini_gallery_impression'],
    );
  });

  test(
    'is neither loaded nor counted on a page that is only prepared, and is both when it is shown',
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

  for (const item of ITEMS)
    for (const how of ['mouse', 'keyboard', 'middle button'] as const)
      test(`mini_gallery_tile_click ${item.id}, ${item.title}, ${item.position}: with the ${how}`, async ({ page }) => {
        await page.goto('/bio');
        await scrollToShare(page, 1, 0);
        await loaded(page);
        // The page stays, so that its data layer can be read.
        await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
        if (how === 'keyboard') await tile(page, item.title).press('Enter');
        else await tile(page, item.title).click({ button: how === 'mouse' ? 'left' : 'middle' });
        assert.equal(await events(page), [IMPRESSION, { event: 'mini_gallery_tile_click', ...item }]);
      });

  test('a click anywhere on a tile is one, and leads to the treatment', async ({ page }) => {
    await page.goto('/bio');
    await scrollToShare(page, 1, 0);
    await loaded(page);
    await list(page).getByRole('listitem').nth(2).click();
    await page.waitForURL('**/treatments/eye-rejuvenation');
  });

  for (const how of ['mouse', 'keyboard', 'middle button'] as const)
    test(`mini_gallery_cta_click see_all_results: with the ${how}`, async ({ page }) => {
      await page.goto('/bio');
      await scrollToShare(page, 1, 0);
      await loaded(page);
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
      if (how === 'keyboard') await seeAll(page).press('Enter');
      else await seeAll(page).click({ button: how === 'mouse' ? 'left' : 'middle' });
      assert.equal(await events(page), [IMPRESSION, { event: 'mini_gallery_cta_click', action: 'see_all_results' }]);
    });

  test('a “See all results” link goes to /gallery', async ({ page }) => {
    await page.goto('/bio');
    await seeAll(page).click();
    await page.waitForURL('**/gallery');
  });

  test('nobody else is told which treatment a visitor looked at', async ({ page, elsewhere }) => {
    await page.goto('/bio');
    await scrollToShare(page, 1, 0);
    await loaded(page);
    await tile(page, 'Undereye').click();
    await page.waitForURL('**/treatments/eye-rejuvenation');
    await page.waitForLoadState('networkidle');
    assert.equal(elsewhere, []);
  });

  for (const viewport of PHONES)
    test(
      `has no arrows on a phone, and is swept by a finger, ${viewport.width} px wide`,
      async ({ page, context }) => {
        await answered(page);
        await page.goto('/bio');
        await scrollToShare(page, 1, 120);
        await loaded(page);
        assert.is(await arrows(page).count(), 0);
        await first(page, 'Forehead');
        await swipe(context, list(page), -0.5 * viewport.width);
        await first(page, 'Frown');
      },
      { viewport, hasTouch: true, isMobile: true },
    );

  for (const [viewport, round, back] of [
    [TABLET, ['Frown', 'Undereye', 'Forehead'], 'Undereye'],
    [DESKTOP, ['Frown', 'Forehead'], 'Frown'],
  ] as const)
    for (const how of ['mouse', 'keyboard'] as const)
      test(`arrows go from one to the next and wrap round, ${viewport.width} px wide, with the ${how}`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await page.goto('/bio');
        await scrollToShare(page, 1, 0);
        await loaded(page);
        const press = (name: 'Previous' | 'Next') =>
          how === 'mouse' ? arrow(page, name).click() : arrow(page, name).press('Enter');
        await first(page, 'Forehead');
        for (const title of round) {
          await press('Next');
          await first(page, title);
        }
        await press('Previous');
        await first(page, back);
        await press('Next');
        await first(page, 'Forehead');
        assert.is(await gallery(page).locator('[aria-live]').textContent(), '1 of 4: Forehead');
      });

  test('two presses in a row go two further, though the list has not arrived', async ({ page }) => {
    await page.setViewportSize(TABLET);
    await page.goto('/bio');
    await scrollToShare(page, 1, 0);
    await loaded(page);
    await arrow(page, 'Next').evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await first(page, 'Undereye');
  });

  for (const viewport of [SMALL, DESKTOP])
    test(
      `by keyboard alone its first link is the next stop, and loads it, ${viewport.width} px wide`,
      async ({ page }) => {
        await page.goto('/bio');
        await page.getByRole('link', { name: 'Consult (opens in a new tab)', exact: true }).focus();
        for (const { title } of ITEMS) {
          await page.keyboard.press('Tab');
          assert.is(await page.evaluate(() => document.activeElement?.textContent), title);
          assert.equal(await words(page), ALL_SEEN);
        }
        await loaded(page);
        assert.equal(await events(page), [IMPRESSION]);
        await page.keyboard.press('Tab');
        assert.is(await page.evaluate(() => document.activeElement?.textContent), 'See all results');
      },
      { viewport },
    );

  for (const [reducedMotion, moves] of [
    ['reduce', false],
    ['no-preference', true],
  ] as const)
    test(
      `skeletons ${moves ? 'breathe' : 'are still where less motion is wished, and arrows jump'}`,
      async ({ page }) => {
        await page.goto('/bio');
        const running = () => list(page).evaluate((element) => element.getAnimations({ subtree: true }).length > 0);
        assert.is(await running(), moves);
        await scrollToShare(page, 1, 0);
        await loaded(page);
        assert.not.ok(await running());
        await arrow(page, 'Next').click();
        const [left, most] = await list(page).evaluate((element) => [
          element.scrollLeft,
          element.scrollWidth - element.clientWidth,
        ]);
        assert.is((left ?? 0) === most, !moves);
      },
      { reducedMotion },
    );

  for (const viewport of [SMALL, DESKTOP]) {
    test(
      `is complete without scripts, ${viewport.width} px wide`,
      async ({ page }) => {
        const pictures = asked(page);
        await page.goto('/bio', { waitUntil: 'networkidle' });
        assert.is(pictures.length, ITEMS.length);
        assert.is(await list(page).locator('img:visible').count(), ITEMS.length);
        assert.is(await arrows(page).count(), 0);
        for (const { title } of ITEMS) await tile(page, title).click({ trial: true });
        await seeAll(page).click();
        await page.waitForURL('**/gallery');
      },
      { viewport, javaScriptEnabled: false },
    );

    test(
      `is complete where its script never comes, ${viewport.width} px wide`,
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
    'is complete on paper before it has been seen',
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
  'the mini-gallery on the way back',
  (test) => {
    /** Goes to another page and back to this one, as the browser kept it. */
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

    test('what was loaded stays, and it is counted once more when it is seen again', async ({ page }) => {
      await visit(page);
      await scrollToShare(page, 1, 0);
      await loaded(page);
      const pictures = asked(page);
      await leaveAndReturn(page);
      assert.equal(await words(page), ALL_SEEN);
      await scrollToShare(page, 1, 0);
      await page.waitForFunction(
        () => (window.dataLayer ?? []).filter((entry) => Object(entry).event === 'mini_gallery_impression').length > 1,
      );
      await twoFrames(page);
      assert.equal(await names(page), ['page_view', 'mini_gallery_impression', 'page_view', 'mini_gallery_impression']);
      assert.equal(pictures, []);
    });

    test('where it had not been seen before, it is counted once when it is', async ({ page }) => {
      await visit(page);
      await leaveAndReturn(page);
      await scrollToShare(page, 1, 0);
      await loaded(page);
      await twoFrames(page);
      assert.equal(await names(page), ['page_view', 'page_view', 'mini_gallery_impression']);
    });
  },
  {},
  KEEPS_PAGES,
);

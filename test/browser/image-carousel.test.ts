/** Before/after images: document 2, section 2 (a carousel of 2 images, previous and next wrap around) and section 4. */
import type { Locator, Page } from 'playwright';
import * as assert from 'uvu/assert';
import { browserSuite, DESKTOP, PHONE, WAIT_TIMEOUT_MS } from '../support/browser.ts';
import { hydratedIsland, swipe } from '../support/visiting.ts';
import { frameDrawn } from '../support/waiting.ts';

const ROUTE = '/treatments/anti-wrinkle';
const WIDTHS = [360, 767, 768, 1280];

const track = (slider: Locator): Locator => slider.locator('ol');
const button = (slider: Locator, name: string): Locator => slider.getByRole('button', { name });

async function arrive(page: Page): Promise<Locator> {
  await page.goto(ROUTE);
  return hydratedIsland(page, 'image-carousel');
}

/** The visible percentage of each image's width. */
const inView = (slider: Locator): Promise<readonly number[]> =>
  track(slider).evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    return [...list.children].map((item) => {
      const box = item.getBoundingClientRect();
      return Math.round((100 * Math.max(0, Math.min(box.right, right) - Math.max(box.left, left))) / box.width);
    });
  });

/** Waits until an image is fully visible, and the other is not. */
async function shows(slider: Locator, image: 1 | 2): Promise<void> {
  for (const ends = Date.now() + WAIT_TIMEOUT_MS; Date.now() < ends; ) {
    const shares = await inView(slider);
    if (shares[image - 1] === 100 && (shares[2 - image] ?? 100) < 100) return;
    await frameDrawn(slider.page());
  }
  assert.unreachable(`image ${image} is not in view: ${await inView(slider)} %`);
}

/** Waits until the list has not moved for several frames: a smooth scroll moves in each. */
const rest = (slider: Locator): Promise<void> =>
  track(slider).evaluate(async (list) => {
    let [at, still] = [list.scrollLeft, 0];
    while (still < 10) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = list.scrollLeft === at ? still + 1 : 0;
      at = list.scrollLeft;
    }
  });

await browserSuite('the before/after carousel', (test) => {
  for (const width of WIDTHS)
    test(
      `previous and next wrap around at a width of ${width} px`,
      async ({ page, errors }) => {
        const slider = await arrive(page);
        await shows(slider, 1);
        await button(slider, 'Next picture').click();
        await shows(slider, 2);
        await button(slider, 'Next picture').click();
        await shows(slider, 1);
        await button(slider, 'Previous picture').click();
        await shows(slider, 2);
        await button(slider, 'Previous picture').click();
        await shows(slider, 1);
        assert.equal(errors, []);
      },
      { viewport: { width, height: 800 } },
    );

  test('every press counts, however quickly they follow each other', async ({ page }) => {
    const slider = await arrive(page);
    await button(slider, 'Next picture').dblclick();
    await slider.getByText('1 of 2: ').waitFor({ state: 'attached' });
    await rest(slider);
    await shows(slider, 1);
    assert.match(await slider.locator('[aria-live]').innerText(), /^1 of 2: /);
  });

  test('the keyboard works: Enter on the buttons, and arrow keys that wrap around', async ({ page }) => {
    const slider = await arrive(page);
    await button(slider, 'Previous picture').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await shows(slider, 2);
    await page.keyboard.press('Tab');
    assert.ok(await track(slider).evaluate((list) => list === document.activeElement));
    await page.keyboard.press('ArrowRight');
    await shows(slider, 1);
    await page.keyboard.press('ArrowLeft');
    await shows(slider, 2);
    await page.keyboard.press('ArrowLeft');
    await shows(slider, 1);
  });

  test(
    'images change without scrolling smoothly with reduced motion',
    async ({ page }) => {
      const slider = await arrive(page);
      await button(slider, 'Next picture').click();
      assert.is((await inView(slider))[1], 100);
    },
    { reducedMotion: 'reduce' },
  );

  test(
    'a finger can swipe the images, and the buttons continue from there',
    async ({ page, context }) => {
      const slider = await arrive(page);
      await swipe(context, track(slider), -220);
      await shows(slider, 2);
      await button(slider, 'Next picture').click();
      await shows(slider, 1);
    },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  );

  test(
    'the buttons continue from the swiped image even before the list has settled',
    async ({ page, context }) => {
      // Until it settles, no event reports a new position.
      await page.addInitScript(() =>
        addEventListener('scrollend', (event) => event.stopImmediatePropagation(), { capture: true }),
      );
      const slider = await arrive(page);
      await swipe(context, track(slider), -220);
      await shows(slider, 2);
      await button(slider, 'Next picture').tap();
      await shows(slider, 1);
    },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  );

  test('a click before hydration is replayed after it', async ({ page }) => {
    await page.goto(ROUTE);
    const slider = page.locator('[data-island="image-carousel"]');
    await button(slider, 'Next picture').click();
    await shows(slider, 2);
  });

  for (const route of [ROUTE, '/treatments/neck-lift', '/treatments/eye-rejuvenation'])
    test(`${route}: both images are labelled as before and after`, async ({ page }) => {
      await page.goto(route);
      const words = await page
        .locator('[data-island="image-carousel"] img')
        .evaluateAll((all) => all.map((image) => image.getAttribute('alt') ?? ''));
      assert.is(words.length, 2);
      assert.match(words[0] ?? '', /\bBefore: /);
      assert.match(words[1] ?? '', /\bAfter: /);
    });

  for (const viewport of [PHONE, DESKTOP])
    test(
      `without scripts both images are visible and there are no controls, at a width of ${viewport.width} px`,
      async ({ page }) => {
        await page.goto(ROUTE);
        const slider = page.locator('[data-island="image-carousel"]');
        assert.equal(await inView(slider), [100, 100]);
        assert.is(await slider.getByRole('button').count(), 0);
      },
      { javaScriptEnabled: false, viewport },
    );
});

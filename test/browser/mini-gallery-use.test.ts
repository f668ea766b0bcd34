/** Document 1, sections 2, 4 and 7: the use of the mini-gallery on the link-in-bio landing, and how it is counted. */

import type { Locator } from 'playwright';
import * as assert from 'uvu/assert';
import { browserSuite, DESKTOP } from '../support/browser.ts';
import {
  ALL_SEEN,
  arrow,
  arrows,
  comeToGallery,
  events,
  first,
  gallery,
  IMPRESSION,
  ITEMS,
  list,
  loaded,
  scrollToShare,
  seeAll,
  tile,
  words,
} from '../support/mini-gallery.ts';
import { answered, swipe } from '../support/visiting.ts';
import { quiet } from '../support/waiting.ts';

const SMALL = { width: 360, height: 780 };
const PHONES = [SMALL, { width: 767, height: 900 }];
const TABLET = { width: 768, height: 1024 };

const HOWS = ['mouse', 'keyboard', 'middle button'] as const;

/** Follows a link but stays on the page, so that its data layer can be read. */
async function follow(link: Locator, how: (typeof HOWS)[number]): Promise<void> {
  await link.page().evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  if (how === 'keyboard') await link.press('Enter');
  else await link.click({ button: how === 'mouse' ? 'left' : 'middle' });
}

await browserSuite('the use of the mini-gallery', (test) => {
  for (const item of ITEMS)
    for (const how of HOWS)
      test(`mini_gallery_tile_click ${item.id}, ${item.title}, ${item.position}: counted with the ${how}`, async ({
        page,
      }) => {
        await comeToGallery(page);
        await follow(tile(page, item.title), how);
        assert.equal(await events(page), [IMPRESSION, { event: 'mini_gallery_tile_click', ...item }]);
      });

  test('a click anywhere on a tile counts, and opens the treatment', async ({ page }) => {
    await comeToGallery(page);
    await list(page).getByRole('listitem').nth(2).click();
    await page.waitForURL('**/treatments/eye-rejuvenation');
  });

  for (const how of HOWS)
    test(`mini_gallery_cta_click see_all_results: counted with the ${how}`, async ({ page }) => {
      await comeToGallery(page);
      await follow(seeAll(page), how);
      assert.equal(await events(page), [IMPRESSION, { event: 'mini_gallery_cta_click', action: 'see_all_results' }]);
    });

  test('a “See all results” link goes to /gallery', async ({ page }) => {
    await page.goto('/bio');
    await seeAll(page).click();
    await page.waitForURL('**/gallery');
  });

  test('no third party learns which treatment a visitor looked at', async ({ page, elsewhere }) => {
    await comeToGallery(page);
    await tile(page, 'Undereye').click();
    await page.waitForURL('**/treatments/eye-rejuvenation');
    await quiet(page);
    assert.equal(elsewhere, []);
  });

  for (const viewport of PHONES)
    test(
      `on a phone there are no arrows, and the list can be swiped, at a width of ${viewport.width} px`,
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
      test(`the arrows move from item to item and wrap around at a width of ${viewport.width} px, with the ${how}`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await comeToGallery(page);
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

  test('two quick presses move two items, although the list is still scrolling', async ({ page }) => {
    await page.setViewportSize(TABLET);
    await comeToGallery(page);
    await arrow(page, 'Next').evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await first(page, 'Undereye');
  });

  for (const viewport of [SMALL, DESKTOP])
    test(
      `with the keyboard alone the first link is the next stop and loads the gallery, at a width of ${viewport.width} px`,
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
      `skeletons ${moves ? 'pulse' : 'are still and arrows jump with reduced motion'}`,
      async ({ page }) => {
        await page.goto('/bio');
        const running = () => list(page).evaluate((element) => element.getAnimations({ subtree: true }).length > 0);
        assert.is(await running(), moves);
        await scrollToShare(page, 1, 0);
        await loaded(page);
        assert.not.ok(await running());
        // In one step: a smooth scroll has not started yet, however slow the machine is.
        const jumped = await arrow(page, 'Next').evaluate((button: HTMLElement) => {
          button.click();
          const list = button.closest('section')?.querySelector('ul');
          return list ? list.scrollLeft === list.scrollWidth - list.clientWidth : undefined;
        });
        assert.is(jumped, !moves);
      },
      { reducedMotion },
    );
});

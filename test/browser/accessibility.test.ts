import * as assert from 'uvu/assert';
import { faultsAt, violations } from '../support/axe.ts';
import { browserSuite } from '../support/browser.ts';
import { assertNone, type Problem } from '../support/faults.ts';
import { variedRoutes } from '../support/varied-routes.ts';
import { drawer, menuButton, openQuestions, scrollTo } from '../support/visiting.ts';

/** The narrowest and the widest layout of the specification. */
const NARROWEST = 360;
const WIDTHS = [NARROWEST, 1280];

await browserSuite('axe finds no problem', (test, site) => {
  for (const width of WIDTHS)
    test(
      `on ${width === NARROWEST ? 'any page' : 'pages with every kind of section'} at a width of ${width} px`,
      async ({ page }) => {
        const faults: Problem[] = [];
        for (const route of width === NARROWEST
          ? [...site.routes, '/404', '/treatments/404']
          : variedRoutes(site.plan)) {
          await page.goto(route);
          await openQuestions(page);
          faults.push(...(await faultsAt(page, route)));
        }
        assertNone(faults);
      },
      { viewport: { width, height: 900 } },
    );

  for (const width of WIDTHS)
    test(
      `in the open menu at a width of ${width} px`,
      async ({ page }) => {
        await page.goto('/');
        await menuButton(page).click();
        await drawer(page).waitFor();
        assertNone(await faultsAt(page, `${width} px`));
      },
      { viewport: { width, height: 900 }, reducedMotion: 'reduce' },
    );

  test(
    'with the booking bar and the chat button over the page',
    async ({ page }) => {
      await page.goto('/skin');
      await scrollTo(page, 600);
      assertNone(await faultsAt(page, '360 px'));
    },
    { viewport: { width: 360, height: 900 } },
  );

  test('but axe does find a problem on a page that has one', async ({ page }) => {
    await page.goto('/');
    await page.locator('main').evaluate((main) => main.insertAdjacentHTML('beforeend', '<img src="/favicon.svg">'));
    assert.equal(
      (await violations(page)).map(({ id }) => id),
      ['image-alt'],
    );
  });
});

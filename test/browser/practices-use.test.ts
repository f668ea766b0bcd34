/** How visitors use the pages of other practices: the same checks as those of the shipped site. */
import { browserSuite, DESKTOP, PHONE } from '../support/browser.ts';
import { assertNone, type Problem } from '../support/faults.ts';
import { hiddenFocus } from '../support/focus-faults.ts';
import { faintInEveryState, forcing } from '../support/forced-states.ts';
import { configOf, PRACTICES } from '../support/practices.ts';
import { MAX_SHIFT, shiftingPages, WITHOUT_FONTS } from '../support/shift-faults.ts';
import { endUnderTheBar } from '../support/under-the-bar.ts';
import { routesOfEveryKind, variedRoutes } from '../support/varied-routes.ts';
import { drawer, menuButton } from '../support/visiting.ts';

for (const practice of PRACTICES) {
  await browserSuite(
    `a visitor of another practice: ${practice}`,
    (test, site) => {
      test('the focus is always visible, forwards and backwards, and no last line is under the booking bar', async ({
        page,
      }) => {
        const faults: Problem[] = [];
        for (const route of routesOfEveryKind(site.plan)) {
          await page.setViewportSize(PHONE);
          await page.goto(route);
          faults.push(...(await hiddenFocus(page, route, 'Tab')));
          for (const what of await endUnderTheBar(page)) faults.push({ where: route, what });
          await page.setViewportSize(DESKTOP);
          faults.push(...(await hiddenFocus(page, route, 'Shift+Tab')));
        }
        assertNone(faults);
      });

      test('every link and button has a contrast of 4.5:1 in every state, with the menu closed and open', async ({
        page,
      }) => {
        const faults: Problem[] = [];
        const force = await forcing(page);
        for (const route of variedRoutes(site.plan)) {
          await page.goto(route);
          faults.push(...(await faintInEveryState(page, force, route)));
        }
        await menuButton(page).click();
        await drawer(page).waitFor();
        faults.push(...(await faintInEveryState(page, force, 'the menu')));
        assertNone(faults);
      });
    },
    { reducedMotion: 'reduce' },
    { config: configOf(practice) },
  );

  await browserSuite(
    `the layout of another practice: ${practice}`,
    (test, site) => {
      for (const width of [360, 1280])
        test(
          `a page shifts by less than ${MAX_SHIFT} from its first view to its end, at a width of ${width} px`,
          async ({ page }) => assertNone(await shiftingPages(page, routesOfEveryKind(site.plan))),
          { viewport: { width, height: 800 } },
        );
    },
    {},
    { ...WITHOUT_FONTS, config: configOf(practice) },
  );
}

/** How the pages of other practices look: the same checks as those of the shipped site, with each page loaded once. */
import type { Page } from 'playwright';
import { faultsAtWidths, NARROW_AND_WIDE, ZOOMED_WIDTHS } from '../support/at-widths.ts';
import { faultsAt } from '../support/axe.ts';
import { browserSuite, WITHOUT_FRAMES } from '../support/browser.ts';
import { assertNone, type Problem } from '../support/faults.ts';
import { faultsIn } from '../support/in-page.ts';
import { hiddenText, layoutFaults } from '../support/layout-faults.ts';
import { brokenTokens, tinyText } from '../support/line-breaks.ts';
import { configOf, PRACTICES } from '../support/practices.ts';
import { printFaults } from '../support/print-faults.ts';
import { smallTargets } from '../support/target-faults.ts';
import { spaceText } from '../support/text-spacing.ts';
import { routesOfEveryKind, variedRoutes } from '../support/varied-routes.ts';
import { answered, openQuestions } from '../support/visiting.ts';

/** A phone, a tablet, a desktop and a large screen. */
const WIDTHS = [360, 768, 1280, 1920];

/** Narrower than the specification, and windows at 200 % zoom: nothing is hidden or beside the page. */
const HALF_WIDTHS = [320, ...ZOOMED_WIDTHS];

/** The problems that axe finds on the open page at each width. */
async function inspected(page: Page, route: string): Promise<readonly Problem[]> {
  const faults: Problem[] = [];
  for (const width of NARROW_AND_WIDE) {
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await faultsAt(page, `${route} at ${width} px`)));
  }
  return faults;
}

/** The checks of an open page whose results depend only on its kinds of sections. Leaves its text spaced. */
async function variedFaults(page: Page, route: string): Promise<readonly Problem[]> {
  const zoomed = await faultsAtWidths(page, `${route}, zoomed`, HALF_WIDTHS, () => hiddenText(page));
  await openQuestions(page);
  const lines = await faultsAtWidths(page, route, WIDTHS, () => faultsIn(page, [brokenTokens, tinyText]));
  const targets = await faultsAtWidths(page, route, NARROW_AND_WIDE, () => smallTargets(page));
  const found = await inspected(page, route);
  await spaceText(page);
  const spaced = await faultsAtWidths(page, `${route}, spaced`, NARROW_AND_WIDE, () => hiddenText(page));
  return [...zoomed, ...lines, ...targets, ...found, ...spaced];
}

for (const practice of PRACTICES)
  await browserSuite(
    `the pages of another practice: ${practice}`,
    (test, site) => {
      test('they meet the requirements of the shipped site: text, words, targets, contrast and axe', async ({
        page,
      }) => {
        const faults: Problem[] = [];
        const varied = new Set(variedRoutes(site.plan));
        for (const route of [...site.routes, '/404']) {
          await page.goto(route);
          faults.push(...(await faultsAtWidths(page, route, WIDTHS, () => layoutFaults(page))));
          if (varied.has(route)) faults.push(...(await variedFaults(page, route)));
        }
        assertNone(faults);
      });

      test('a printed page contains its text and answers, the table of prices in full, and no controls', async ({
        page,
      }) => {
        const faults: Problem[] = [];
        await answered(page);
        await page.emulateMedia({ media: 'print' });
        for (const route of routesOfEveryKind(site.plan)) {
          await page.goto(route);
          for (const what of await printFaults(page)) faults.push({ where: route, what });
          const isInFull = await page
            .locator('main :is(th,td):not(:empty)')
            .evaluateAll((cells) => cells.every((cell) => cell.getBoundingClientRect().height > 0));
          if (!isInFull) faults.push({ where: route, what: 'a cell of a table is not on paper' });
        }
        assertNone(faults);
      });
    },
    { reducedMotion: 'reduce' },
    { ...WITHOUT_FRAMES, config: configOf(practice) },
  );

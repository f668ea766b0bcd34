import { faultsAt } from '../support/axe.ts';
import { browserSuite } from '../support/browser.ts';
import { assertNone, type Problem } from '../support/faults.ts';
import { brokenWords, hiddenText } from '../support/layout-faults.ts';
import { configOf, PRACTICES } from '../support/practices.ts';
import { printFaults } from '../support/print-faults.ts';
import { variedRoutes } from '../support/varied-routes.ts';
import { answered, openQuestions } from '../support/visiting.ts';

/** A phone, a tablet, a desktop and a large screen. */
const WIDTHS = [360, 768, 1280, 1920];

/** The widths at which axe runs: the narrowest and the widest layout of the specification. */
const AXE_WIDTHS = [360, 1280];

for (const practice of PRACTICES)
  await browserSuite(
    `the site of another practice: ${practice}`,
    (test, site) => {
      test(`all text is visible, headings are unbroken, and axe finds no problem: ${WIDTHS.join(', ')} px`, async ({
        page,
      }) => {
        const faults: Problem[] = [];
        const checkedByAxe = new Set(variedRoutes(site.plan));
        for (const route of [...site.routes, '/404']) {
          await page.goto(route);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 800 });
            const where = `${route} at ${width} px`;
            for (const what of [...(await hiddenText(page)), ...(await page.evaluate(brokenWords))])
              faults.push({ where, what });
          }
          if (!checkedByAxe.has(route)) continue;
          await openQuestions(page);
          for (const width of AXE_WIDTHS) {
            await page.setViewportSize({ width, height: 900 });
            faults.push(...(await faultsAt(page, `${route} at ${width} px`)));
          }
        }
        assertNone(faults);
      });

      test('a printed page contains its text and answers, the table of prices in full, and no controls', async ({
        page,
      }) => {
        const faults: Problem[] = [];
        await answered(page);
        await page.emulateMedia({ media: 'print' });
        for (const route of variedRoutes(site.plan)) {
          await page.goto(route);
          for (const what of await printFaults(page)) faults.push({ where: route, what });
          for (const cell of await page.locator('main :is(th,td):not(:empty)').all())
            if (!(await cell.isVisible())) faults.push({ where: route, what: 'a cell of a table is not on paper' });
        }
        assertNone(faults);
      });
    },
    { reducedMotion: 'reduce' },
    { config: configOf(practice) },
  );

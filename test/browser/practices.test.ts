import { faultsAt } from '../support/axe.ts';
import { browserSuite } from '../support/browser.ts';
import { assertNone, type Problem } from '../support/faults.ts';
import { brokenWords, hiddenText } from '../support/layout-faults.ts';
import { configOf, PRACTICES } from '../support/practices.ts';
import type { ServedSite } from '../support/served-site.ts';
import { openQuestions } from '../support/visiting.ts';

/** A phone, a tablet, a desktop and a large screen. */
const WIDTHS = [360, 768, 1280, 1920];

/** The widths at which axe runs: the narrowest and the widest layout of the specification. */
const AXE_WIDTHS = [360, 1280];

/** The pages with a kind of section that no page before them has: the others add nothing for axe. */
function pagesOfNewKinds(pages: ServedSite['plan']['pages']): ReadonlySet<string> {
  const kinds = new Set<string>();
  const routes = new Set<string>();
  for (const { route, sections } of pages)
    for (const {
      data: { kind },
    } of sections) {
      if (!kinds.has(kind)) routes.add(route);
      kinds.add(kind);
    }
  return routes;
}

for (const practice of PRACTICES)
  await browserSuite(
    `the site of another practice: ${practice}`,
    (test, site) => {
      test(`all text is visible, headings are unbroken, and axe finds no problem: ${WIDTHS.join(', ')} px`, async ({
        page,
      }) => {
        const faults: Problem[] = [];
        const checkedByAxe = pagesOfNewKinds(site.plan.pages);
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
    },
    { reducedMotion: 'reduce' },
    { config: configOf(practice) },
  );

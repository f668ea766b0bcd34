import { join } from 'node:path';
import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { stripAnnotations } from '../../renderer/config/strip-annotations.ts';
import shipped from '../../site.config.ts';
import { browserSuite, WITHOUT_FRAMES } from '../support/browser.ts';
import { builtFrom } from '../support/built.ts';
import { assertNone, type Problem } from '../support/faults.ts';
import { faultsIn, type PageFaults } from '../support/in-page.ts';
import { cutOff, overlaps } from '../support/layout-faults.ts';
import { brokenTokens, tinyText } from '../support/line-breaks.ts';
import { withLongValues } from '../support/long-values.ts';
import { ROOT } from '../support/sites.ts';
import { answered, openQuestions } from '../support/visiting.ts';

const WIDTHS = [320, 360, 390, 768, 1280, 1440];

await browserSuite(
  'words and numbers',
  (test, site) => {
    const faultsAt = async (page: Page, route: string, checks: readonly PageFaults[]): Promise<readonly Problem[]> => {
      const faults: Problem[] = [];
      await page.goto(route);
      await openQuestions(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        for (const what of await faultsIn(page, checks)) faults.push({ where: `${route} at ${width} px`, what });
      }
      return faults;
    };

    const look = async (page: Page, checks: readonly PageFaults[]): Promise<void> => {
      const faults: Problem[] = [];
      await answered(page);
      for (const route of [...site.routes, '/404']) faults.push(...(await faultsAt(page, route, checks)));
      assertNone(faults);
    };

    test('no number and no word is broken on any page', ({ page }) => look(page, [brokenTokens, tinyText]));

    test('with long amounts and words, none is broken, cut off, covered or too small', async ({ page }) => {
      const { texts } = await builtFrom(withLongValues(stripAnnotations(shipped).value), join(ROOT, 'content'));
      const files = new Map(site.plan.pages.map(({ route, file }) => [route, texts.get(file)]));
      await page.route(
        ({ href, pathname }) => href.startsWith(site.url) && files.has(pathname),
        (route) => {
          const body = files.get(new URL(route.request().url()).pathname);
          return route.fulfill({ contentType: 'text/html', body });
        },
      );
      await look(page, [brokenTokens, tinyText, cutOff, overlaps]);
    });

    test('a broken number, a broken word and tiny text are found', async ({ page }) => {
      const found = async (width: string, text: string) => {
        await page.setContent(`<p style="font:20px/1 monospace;width:${width};overflow-wrap:anywhere">${text}</p>`);
        return page.evaluate(brokenTokens);
      };
      assert.equal(await found('6ch', '£1,350'), []);
      assert.equal(await found('5ch', '£1,350'), ['“£1,35/0” is broken over two lines']);
      assert.equal(await found('5ch', '<b>£1,35</b>0'), ['“£1,35/0” is broken over two lines']);
      assert.equal(await found('13ch', 'Complimentary'), []);
      assert.equal(await found('12ch', 'Complimentary'), ['“Complimentar/y” is broken over two lines']);
      assert.equal(await found('6ch', 'check-up'), []);
      assert.equal(await found('7ch', 'check-up'), []);
      assert.equal(await found('7ch', 'check\u00adups'), []);
      assert.equal(await found('9ch', 'hello@clinic.example'), []);
      await page.setContent('<p style="font-size:9px">Small</p>');
      assert.equal(await page.evaluate(tinyText), ['“Small” has a size of 9 px']);
    });
  },
  {},
  WITHOUT_FRAMES,
);

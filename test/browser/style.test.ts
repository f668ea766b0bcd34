import * as assert from 'uvu/assert';
import { stylePage } from '../../renderer/html/style-page/index.tsx';
import { faultsAt } from '../support/axe.ts';
import { browserSuite, PHONE } from '../support/browser.ts';
import { assertNone } from '../support/faults.ts';
import { memoryIo, ROOT } from '../support/sites.ts';

await browserSuite('the style page in a browser', (test) => {
  const html = stylePage(ROOT, memoryIo());

  for (const viewport of [PHONE, { width: 1280, height: 900 }])
    test(
      `the page scrolls one way only, and axe finds nothing serious, at a width of ${viewport.width} px, in either palette`,
      async ({ page }) => {
        await page.route('**/style', async (route) => route.fulfill({ contentType: 'text/html', body: await html }));
        await page.goto('/style');
        for (const palette of ['warm', 'cool']) {
          await page.getByLabel(palette).check();
          const [ground, over] = await page.evaluate(() => [
            getComputedStyle(document.documentElement).getPropertyValue('--page'),
            document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ]);
          assert.is(over, 0);
          assert.is(ground, palette === 'warm' ? '#f6f3ee' : '#f2f4f0');
          assertNone(await faultsAt(page, palette, { weights: ['serious', 'critical'] }));
        }
      },
      // During a transition, the colour equals neither its start nor its end.
      { viewport, reducedMotion: 'reduce' },
    );
});

import * as assert from 'uvu/assert';
import { CLIENT, CLIENT_SCRIPT } from '../../cli/dev/overlay.ts';
import { browserSuite } from '../support/browser.ts';

/** Tells of one change, and of none after that. */
const EVENTS = `globalThis.EventSource=class{set onmessage(tell){globalThis.change=tell}};`;

await browserSuite('site dev', (test, site) => {
  test('keeps the place on the page when it loads it again', async ({ page }) => {
    await page.route(`${site.url}/long`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Long</title><body><p style="height:5000px">Long</p><script src="${CLIENT}"></script></body>`,
      }),
    );
    await page.route(`${site.url}${CLIENT}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: EVENTS + CLIENT_SCRIPT }),
    );
    await page.goto('/long');
    await page.evaluate(() => {
      history.scrollRestoration = 'manual';
      scrollTo(0, 1234);
      Reflect.get(globalThis, 'change')();
    });
    await page.waitForFunction(
      () => scrollY === 1234 && performance.getEntriesByType('navigation')[0]?.toJSON().type === 'reload',
    );
    await page.waitForLoadState('load');
    assert.is(await page.evaluate(() => scrollY), 1234);
  });
});

import * as assert from 'uvu/assert';
import { CLIENT, CLIENT_SCRIPT } from '../../cli/dev/overlay.ts';
import { browserSuite } from '../support/browser.ts';

/** Reports one change and no further ones. */
const EVENTS = `globalThis.EventSource=class{set onmessage(tell){globalThis.change=tell}};`;

await browserSuite('site dev', (test, site) => {
  test('the scroll position is kept when the page reloads', async ({ page }) => {
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

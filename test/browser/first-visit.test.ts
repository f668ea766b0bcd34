import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser.ts';
import { assertNone, type Problem } from '../support/faults.ts';
import { quiet } from '../support/waiting.ts';

await browserSuite('a first visit', (test, site) => {
  const screens = [...site.routes, '/nothing', '/treatments/nothing'];

  test('no page requests third parties or stores anything in the browser', async ({ page, context, elsewhere }) => {
    const faults: Problem[] = [];
    context.on('response', async (response) => {
      if (await response.headerValue('set-cookie')) faults.push({ where: response.url(), what: 'sets a cookie' });
    });
    for (const route of screens) {
      const before = elsewhere.length;
      await page.goto(route);
      // Scrolls to the end, so that everything that waits to be visible is loaded.
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await quiet(page);
      const stored = await page.evaluate(async () => ({
        'in local storage': localStorage.length,
        'in session storage': sessionStorage.length,
        'as a cookie': document.cookie.length,
        'as a database': (await indexedDB.databases()).length,
        'by a service worker': (await navigator.serviceWorker.getRegistrations()).length,
        'in a cache': (await caches.keys()).length,
      }));
      for (const [where, count] of Object.entries(stored))
        if (count > 0) faults.push({ where: route, what: `something is stored ${where}` });
      for (const address of elsewhere.slice(before)) faults.push({ where: route, what: `asks for ${address}` });
    }
    assertNone(faults);
    assert.equal(await context.cookies(), []);
  });

  test('every requested file exists, and no error occurs', async ({ page }) => {
    const faults: Problem[] = [];
    page.on('response', (response) => {
      const missing = response.status() >= 400 && response.request().resourceType() !== 'document';
      if (missing) faults.push({ where: page.url(), what: `${response.status()} ${response.url()}` });
    });
    page.on('pageerror', (error) => faults.push({ where: page.url(), what: error.message }));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        faults.push({ where: page.url(), what: message.text() });
    });
    for (const route of site.routes) await page.goto(route);
    assertNone(faults);
  });
});

import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser.ts';
import { assertNone, type Problem } from '../support/faults.ts';

const QUERY = 'utm_source=flyer&utm_medium=print';

await browserSuite('the built site on a host', (test, site) => {
  const rules = site.plan.redirects.filter(({ from }) => !from.endsWith('*'));

  test('every route answers 200 at its own address', async ({ page }) => {
    assert.ok(site.routes.length > 40);
    const faults: Problem[] = [];
    for (const route of site.routes) {
      const response = await page.goto(route, { waitUntil: 'domcontentloaded' });
      if (response?.status() !== 200) faults.push({ where: route, what: `status ${response?.status()}` });
      if (page.url() !== `${site.url}${route}`) faults.push({ where: route, what: `ends at ${page.url()}` });
      if ((await page.title()) === '') faults.push({ where: route, what: 'no title' });
    }
    assertNone(faults);
  });

  for (const address of ['/nothing', '/skin/nothing', '/go/nothing', '/categories/nothing', '/NOTHING'])
    test(`${address} answers 404 with “404 Page Not Found” and links to other pages`, async ({ page }) => {
      const response = await page.goto(address);
      assert.is(response?.status(), 404);
      assert.is(await page.locator('h1').innerText(), '404 Page Not Found');
      assert.ok(await page.getByText('Did you take a wrong turn?').isVisible());
      assert.ok((await page.locator('main a').count()) > 0);
    });

  for (const address of ['/treatments/nothing', '/treatments/nothing/at-all'])
    test(`${address} answers 404 with “Treatment Not Found”`, async ({ page }) => {
      const response = await page.goto(address);
      assert.is(response?.status(), 404);
      assert.is(await page.locator('h1').innerText(), 'Treatment Not Found');
    });

  test('an address with a trailing slash or “.html” redirects to the page’s own address and keeps the query', async ({
    page,
  }) => {
    const faults: Problem[] = [];
    for (const route of site.routes.filter((route) => route !== '/'))
      for (const address of [`${route}/`, `${route}.html`]) {
        const response = await page.request.get(`${address}?${QUERY}`, { maxRedirects: 0 });
        const answer = `${response.status()} ${response.headers().location}`;
        if (answer !== `308 ${route}?${QUERY}`) faults.push({ where: address, what: answer });
      }
    assertNone(faults);
  });

  test('a visitor to “/skin/” or “/index.html” arrives at one address', async ({ page }) => {
    for (const [asked, own] of [
      ['/skin/', '/skin'],
      ['/skin.html', '/skin'],
      ['/index.html', '/'],
      ['/treatments/', '/treatments'],
    ] as const) {
      const response = await page.goto(asked);
      assert.is(response?.status(), 200);
      assert.is(page.url(), `${site.url}${own}`);
    }
  });

  test('there are 23 booking shortcuts, and the journal', async () => {
    assert.is(rules.filter(({ from }) => from.startsWith('/go/')).length, 23);
    assert.ok(rules.some(({ from }) => from === '/journal'));
  });

  test('each shortcut redirects temporarily and keeps the query', async ({ page }) => {
    const faults: Problem[] = [];
    for (const { from, to } of rules) {
      const response = await page.request.get(`${from}?${QUERY}`, { maxRedirects: 0 });
      const answer = `${response.status()} ${response.headers().location}`;
      if (answer !== `302 ${new URL(to).href}?${QUERY}`) faults.push({ where: from, what: answer });
    }
    assertNone(faults);
  });

  test('a click on a booking button opens the booking page in a new tab', async ({ page, context }) => {
    await page.goto('/');
    const booking = context.waitForEvent('request', (request) => !request.url().startsWith(site.url));
    await page.getByRole('link', { name: 'BOOK NOW' }).first().click();
    assert.is((await booking).url(), `${rules.find(({ from }) => from === '/go/square_site')?.to}/`);
    assert.is(page.url(), `${site.url}/`);
  });

  test('a typed shortcut redirects to the booking system with the query', async ({ page, elsewhere }) => {
    await page.goto(`/go/profhilo?${QUERY}`).catch(() => undefined);
    const to = rules.find(({ from }) => from === '/go/profhilo')?.to;
    assert.equal(elsewhere, [`${to}?${QUERY}`]);
  });
});

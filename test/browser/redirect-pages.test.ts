import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { bytesOf } from '../../renderer/core/file.ts';
import { redirectPages } from '../../renderer/output/redirect-pages.tsx';
import { browserSuite } from '../support/browser.ts';
import { assertNone, type Problem } from '../support/faults.ts';
import { withPlainHost, withSlowHost } from '../support/served-site.ts';
import { inFolder, writeFiles } from '../support/sites.ts';

const QUERY = '?utm_source=flyer&x=1';
const ARRIVED = /^https:/;

/** Delay of the slow booking system, in which a second request would come. */
const SLOW_MS = 1500;

/** Opens a redirect page, and waits until it has redirected. */
async function follow(page: Page, address: string): Promise<string> {
  // The page navigates while it loads, which a browser reports as an aborted navigation.
  await page.goto(address, { waitUntil: 'commit' }).catch(() => undefined);
  await page.waitForURL(ARRIVED);
  return page.url();
}

/** Runs a function with a host without redirects and with one shortcut, '/go/own', to the given address. */
const withShortcut = (to: string, run: (url: string) => Promise<void>): Promise<void> =>
  inFolder(async (folder) => {
    const rule = {
      from: '/go/own',
      to,
      status: 302,
      label: 'Continue to booking',
      file: 'go/own.html',
      path: [],
    } as const;
    for (const file of redirectPages([rule], 'en-GB'))
      await writeFiles(folder, { [file.path]: new TextDecoder().decode(await bytesOf(file)) });
    await withPlainHost(folder, run);
  });

await browserSuite('a booking shortcut on a host without redirects', (test, site) => {
  const pages = site.plan.redirects.filter(({ file }) => file);
  const withScripts = (run: (url: string) => Promise<void>) => withPlainHost(site.folder, run);
  const profhilo = pages.find(({ from }) => from === '/go/profhilo')?.to ?? '';

  test('each shortcut redirects with the query and the hash', ({ page }) =>
    withScripts(async (url) => {
      const faults: Problem[] = [];
      for (const { file, to } of pages) {
        const arrived = await follow(page, `${url}/${file}${QUERY}#part`);
        if (arrived !== `${new URL(to).href}${QUERY}#part`) faults.push({ where: `${file}`, what: arrived });
      }
      assertNone(faults);
    }));

  test('its address works without “.html”', ({ page }) =>
    withScripts(async (url) => assert.is(await follow(page, `${url}/go/profhilo${QUERY}`), `${profhilo}${QUERY}`)));

  test('parameters in the owner’s destination win over the visitor’s', ({ page }) =>
    withShortcut('https://book.example/x?utm_source=site&a=1#top', async (url) =>
      assert.is(
        await follow(page, `${url}/go/own.html?utm_source=theirs&a=2&b=3#mine`),
        'https://book.example/x?utm_source=site&a=1&b=3#top',
      ),
    ));

  for (const [who, options, query] of [
    ['with scripts', {}, QUERY],
    ['without scripts', { javaScriptEnabled: false }, ''],
  ] as const)
    test(
      `a slow destination is requested once, ${who}`,
      ({ page }) =>
        withSlowHost(SLOW_MS, (slow, asked) =>
          withShortcut(`${slow}/profhilo`, async (url) => {
            await page.goto(`${url}/go/own.html${QUERY}`).catch(() => undefined);
            await page.waitForURL(`${slow}/**`);
            // The page that made the request is gone, so it cannot make another.
            await page.waitForLoadState();
            assert.equal(asked, [`/profhilo${query}`]);
          }),
        ),
      options,
    );

  test('the back button skips the redirect page', ({ page }) =>
    withScripts(async (url) => {
      await page.goto(`${url}/index.html`);
      await follow(page, `${url}/go/profhilo.html`);
      await page.goBack();
      assert.is(page.url(), `${url}/index.html`);
    }));

  test(
    'the redirect page redirects at once without scripts',
    ({ page, elsewhere }) =>
      withScripts(async (url) => {
        assert.is(await follow(page, `${url}/go/profhilo.html`), profhilo);
        assert.equal(elsewhere, [profhilo]);
      }),
    { javaScriptEnabled: false },
  );

  test('the redirect page contains a link for visitors who are not redirected', ({ page }) =>
    withScripts(async (url) => {
      // A response without content leaves the visitor on the page.
      await page.route(ARRIVED, (route) => route.fulfill({ status: 204 }));
      await page.goto(`${url}/go/profhilo.html`).catch(() => undefined);
      assert.is(await page.getByRole('link', { name: 'Continue to booking' }).getAttribute('href'), profhilo);
    }));
});

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

/** How long the slow booking system takes, and how long after that a second request would have come. */
const SLOW_MS = 1500;
const SETTLED_MS = 500;

/** Goes to a redirect page, and waits until it has led on. */
async function follow(page: Page, address: string): Promise<string> {
  // The page moves on while it loads, which a browser calls an aborted navigation.
  await page.goto(address, { waitUntil: 'commit' }).catch(() => undefined);
  await page.waitForURL(ARRIVED);
  return page.url();
}

/** Runs with a host that knows no redirects, and has one shortcut, '/go/own', that leads there. */
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

await browserSuite('a booking shortcut on a host that knows no redirects', (test, site) => {
  const pages = site.plan.redirects.filter(({ file }) => file);
  const withScripts = (run: (url: string) => Promise<void>) => withPlainHost(site.folder, run);
  const profhilo = pages.find(({ from }) => from === '/go/profhilo')?.to ?? '';

  test('each leads on with the query and the hash', ({ page }) =>
    withScripts(async (url) => {
      const faults: Problem[] = [];
      for (const { file, to } of pages) {
        const arrived = await follow(page, `${url}/${file}${QUERY}#part`);
        if (arrived !== `${new URL(to).href}${QUERY}#part`) faults.push({ where: `${file}`, what: arrived });
      }
      assertNone(faults);
    }));

  test('its address needs no “.html”', ({ page }) =>
    withScripts(async (url) => assert.is(await follow(page, `${url}/go/profhilo${QUERY}`), `${profhilo}${QUERY}`)));

  test('what the owner says in the destination wins over the visitor', ({ page }) =>
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
      `a destination that takes its time is asked for once, ${who}`,
      ({ page }) =>
        withSlowHost(SLOW_MS, (slow, asked) =>
          withShortcut(`${slow}/profhilo`, async (url) => {
            await page.goto(`${url}/go/own.html${QUERY}`).catch(() => undefined);
            await page.waitForURL(`${slow}/**`);
            await page.waitForTimeout(SETTLED_MS);
            assert.equal(asked, [`/profhilo${query}`]);
          }),
        ),
      options,
    );

  test('it is not a page that the back button returns to', ({ page }) =>
    withScripts(async (url) => {
      await page.goto(`${url}/index.html`);
      await follow(page, `${url}/go/profhilo.html`);
      await page.goBack();
      assert.is(page.url(), `${url}/index.html`);
    }));

  test(
    'it leads on at once without scripts',
    ({ page, elsewhere }) =>
      withScripts(async (url) => {
        assert.is(await follow(page, `${url}/go/profhilo.html`), profhilo);
        assert.equal(elsewhere, [profhilo]);
      }),
    { javaScriptEnabled: false },
  );

  test('it holds a link for whoever is not led on', ({ page }) =>
    withScripts(async (url) => {
      // An answer without content leaves the visitor where they are.
      await page.route(ARRIVED, (route) => route.fulfill({ status: 204 }));
      await page.goto(`${url}/go/profhilo.html`).catch(() => undefined);
      assert.is(await page.getByRole('link', { name: 'Continue to booking' }).getAttribute('href'), profhilo);
    }));
});

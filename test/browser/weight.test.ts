/** Weights, measured over real HTTP with brotli on every page (issue “Everything that moves”, Weight). */
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { browserSuite, PHONE } from '../support/browser.ts';
import { assertNone, type Fault } from '../support/faults.ts';

/** The page whose content is fetched when it is viewed may wake React at once. */
const WAKES_AT_ONCE = ['/mind/journal'];

interface Fetched {
  readonly path: string;
  readonly bytes: number;
  readonly hasReact: boolean;
}

/** Every script that a page fetches while it is open. */
function scripts(page: Page): () => Promise<readonly Fetched[]> {
  const waiting: Promise<Fetched>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    waiting.push(
      response.body().then((body) => ({
        path: new URL(response.url()).pathname,
        bytes: brotliCompressSync(body).length,
        hasReact: body.includes('react.dev/errors'),
      })),
    );
  });
  return () => Promise.all(waiting);
}

const total = (fetched: readonly Fetched[]): number => fetched.reduce((sum, { bytes }) => sum + bytes, 0);

/** Uses everything: scrolls through the page, and presses what wakes only then. */
async function pressAll(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  const islands = page.locator('[data-island]');
  for (const island of await islands.all()) {
    await island.locator('>*').first().scrollIntoViewIfNeeded();
    await island.dispatchEvent('island:wake');
  }
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-island]')].every(({ dataset }) => dataset.state === 'awake'),
  );
}

await browserSuite(
  'the weight of scripts',
  (test, site) => {
    test('at most 6 KB before any scroll, click or key, none of it React; at most 80 KB after every island is awake', async ({
      context,
    }) => {
      const faults: Fault[] = [];
      for (const route of site.routes) {
        const page = await context.newPage();
        const fetched = scripts(page);
        await page.goto(route);
        await page.waitForLoadState('networkidle');
        const first = await fetched();
        if (!WAKES_AT_ONCE.includes(route)) {
          if (total(first) > 6000) faults.push({ where: route, what: `${total(first)} bytes at first` });
          if (first.some(({ hasReact }) => hasReact)) faults.push({ where: route, what: 'React at first' });
        }
        await pressAll(page);
        await page.waitForLoadState('networkidle');
        const all = await fetched();
        if (total(all) > 80_000) faults.push({ where: route, what: `${total(all)} bytes in all` });
        await page.close();
      }
      assertNone(faults);
    });

    test('every page brings a script', async ({ page }) => {
      const fetched = scripts(page);
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      assert.ok(total(await fetched()) > 0);
    });
  },
  { viewport: PHONE },
);

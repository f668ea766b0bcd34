/** Page weights, measured over real HTTP with brotli on every page (issue “Everything that moves”, Weight). */
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { bytesOf, type OutputFile } from '../../renderer/core/file.ts';
import { memoize } from '../../renderer/core/lazy.ts';
import { browserSuite, PHONE } from '../support/browser.ts';
import { assertNone, type Problem } from '../support/faults.ts';
import { shippedSite } from '../support/shipped-site.ts';
import { hydrateAll } from '../support/visiting.ts';
import { quiet } from '../support/waiting.ts';

/** The page whose content is fetched when it is viewed may load React at once. */
const WAKES_AT_ONCE = ['/mind/journal'];

interface FetchedResource {
  readonly path: string;
  readonly bytes: number;
  readonly hasReact: boolean;
}

/** The same scripts are fetched by most pages, and compressing React takes as long as loading one. */
const compressedSize = memoize((script: string) => brotliCompressSync(script).length);

/** Returns every script that a page fetches while it is open. */
function scripts(page: Page): () => Promise<readonly FetchedResource[]> {
  const waiting: Promise<FetchedResource>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    waiting.push(
      unlessLate(
        response.body().then((body) => ({
          path: new URL(response.url()).pathname,
          bytes: compressedSize(body.toString()),
          hasReact: body.includes('react.dev/errors'),
        })),
      ),
    );
  });
  return () => Promise.all(waiting);
}

/** A response that begins after the others were weighed is cut off when its page closes, which must not end the process. */
function unlessLate<T>(response: Promise<T>): Promise<T> {
  response.catch(() => undefined);
  return response;
}

/** Formats that are already compressed. */
const PACKED = /\.(avif|webp|png|jpe?g|woff2|ico)$/;

/** The served site has blank images. */
const IMAGE = /\.(svg|avif|webp|png|jpe?g)$/;

/** Returns the weight of a page as a host sends it: every response while it is open, with images as built. */
function weight(page: Page, files: readonly OutputFile[]): () => Promise<readonly Omit<FetchedResource, 'hasReact'>[]> {
  const built = new Map(files.map((file) => [file.path, file]));
  const waiting: Promise<Omit<FetchedResource, 'hasReact'>>[] = [];
  const weigh = async (path: string, served: Promise<Uint8Array>) => {
    const file = built.get(path.slice(1));
    const bytes = await (file && IMAGE.test(path) ? bytesOf(file) : served);
    return { path, bytes: PACKED.test(path) ? bytes.length : brotliCompressSync(bytes).length };
  };
  page.on('response', (response) => waiting.push(unlessLate(weigh(new URL(response.url()).pathname, response.body()))));
  return () => Promise.all(waiting);
}

const total = (fetched: readonly { readonly bytes: number }[]): number =>
  fetched.reduce((sum, { bytes }) => sum + bytes, 0);

const {
  site: { files },
} = await shippedSite();

await browserSuite(
  'the weight of scripts',
  (test, site) => {
    test('scripts weigh at most 6 KB before any scroll, click or key, without React; at most 80 KB after every island is hydrated', async ({
      context,
    }) => {
      const faults: Problem[] = [];
      // The headless shell moves the pointer by itself once a page is drawn.
      await context.addInitScript(() =>
        addEventListener('pointermove', (event) => event.stopImmediatePropagation(), { capture: true }),
      );
      for (const route of site.routes) {
        const page = await context.newPage();
        const fetched = scripts(page);
        await page.goto(route);
        await quiet(page);
        const first = await fetched();
        if (!WAKES_AT_ONCE.includes(route)) {
          if (total(first) > 6000) faults.push({ where: route, what: `${total(first)} bytes at first` });
          if (first.some(({ hasReact }) => hasReact)) faults.push({ where: route, what: 'React at first' });
        }
        await hydrateAll(page);
        await quiet(page);
        const all = await fetched();
        if (total(all) > 80_000) faults.push({ where: route, what: `${total(all)} bytes in all` });
        await page.close();
      }
      assertNone(faults);
    });

    for (const deviceScaleFactor of [1, 2, 3])
      test(
        `the link-in-bio page weighs under 40 KB before its gallery is visible, on a screen of density ${deviceScaleFactor}`,
        async ({ page }) => {
          const fetched = weight(page, files);
          await page.goto('/bio');
          await quiet(page);
          const all = await fetched();
          assert.ok(all.length > 4);
          const heaviest = [...all].sort((one, other) => other.bytes - one.bytes);
          assert.ok(
            total(all) < 40_000,
            `${total(all)} bytes: ${heaviest.map(({ path, bytes }) => `${path} ${bytes}`).join(', ')}`,
          );
        },
        { deviceScaleFactor },
      );

    for (const [device, options] of [
      ['a phone', { deviceScaleFactor: 3 }],
      ['a desk', { viewport: { width: 1280, height: 800 } }],
      ['a high-density desktop', { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 }],
    ] as const)
      test(
        `the first view of the home page weighs under 200 KB on ${device}`,
        async ({ page }) => {
          const fetched = weight(page, files);
          await page.goto('/');
          await quiet(page);
          // A browser preloads some images from below the fold: they are not part of the first view.
          const below = await page.locator('img[loading=lazy]').evaluateAll((all) =>
            all.flatMap((image) => {
              const isBelow = image.getBoundingClientRect().top >= innerHeight;
              return isBelow && image instanceof HTMLImageElement
                ? [new URL(image.currentSrc || image.src).pathname]
                : [];
            }),
          );
          const first = (await fetched()).filter(({ path }) => !below.includes(path));
          assert.ok(
            first.some(({ path }) => /hero.*\.svg$/.test(path)),
            'the hero is part of it',
          );
          assert.ok(total(first) < 200_000, `${total(first)} bytes`);
        },
        options,
      );

    for (const [route, kilobytes] of [
      ['/', 110],
      ['/skin', 135],
      ['/treatments', 160],
      ['/treatments/profhilo', 40],
    ] as const)
      test(
        `the HTML and all images of ${route} weigh at most ${kilobytes} KB at 1280 px`,
        async ({ page }) => {
          const fetched = weight(page, files);
          await page.goto(route);
          await page.locator('img').evaluateAll((all) => {
            for (const image of all) image.setAttribute('loading', 'eager');
          });
          await quiet(page);
          const shown = (await fetched()).filter(({ path }) => path === route || IMAGE.test(path));
          const images = await page.locator('main img').count();
          assert.ok(images > 0 && shown.length > 1, `${shown.length} files`);
          assert.ok(total(shown) <= kilobytes * 1000, `${total(shown)} bytes`);
        },
        { viewport: { width: 1280, height: 800 } },
      );

    test('no script imports a chunk that it does not use', async () => {
      const scripts = files.filter(({ path }) => path.endsWith('.js'));
      assert.ok(scripts.length > 1);
      for (const file of scripts) {
        const text = new TextDecoder().decode(await bytesOf(file));
        assert.not.match(text, /import\s*"/, file.path);
      }
    });

    test('every page has a script', async ({ page }) => {
      const fetched = scripts(page);
      await page.goto('/');
      await quiet(page);
      assert.ok(total(await fetched()) > 0);
    });
  },
  { viewport: PHONE },
);

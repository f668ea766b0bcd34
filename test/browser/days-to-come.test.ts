/** A site that nobody has built again shows the facts of the visitor's day. */
import { join } from 'node:path';
import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { nodeIo } from '../../cli/node-io.ts';
import { buildSite } from '../../renderer/build.ts';
import { hasErrors } from '../../renderer/core/finding.ts';
import { browserSuite } from '../support/browser.ts';
import type { Serve } from '../support/hosts/servers.ts';
import { withPreview } from '../support/served-site.ts';
import { inFolder, optionsFor, ROOT } from '../support/sites.ts';

const BUILT = '2026-11-21';

/** Builds the practice whose facts change, and serves it. */
const serveCalendar: Serve = ({ model }, run) =>
  inFolder(async (folder) => {
    const out = join(folder, 'dist');
    const options = { ...optionsFor(join(ROOT, 'test/sites/calendar/site.config.ts')), out };
    const io = nodeIo({ cache: join(folder, 'cache'), progress: () => undefined, at: BUILT });
    const { checked } = await buildSite(options, io);
    assert.not.ok(hasErrors(checked.findings));
    return withPreview({ folder: out, model }, run);
  });

/** The text of a page that was opened at a moment. */
async function textAt(page: Page, route: string, at: number): Promise<string> {
  await page.clock.setFixedTime(at);
  await page.goto(route);
  await page.waitForFunction(() => !location.pathname.startsWith('/on/') && !document.documentElement.hidden);
  return page.locator('body').innerText();
}

/** Changes of each kind: the page, the first moment of their day in London, and what the page shows from then on. */
const CHANGES = [
  { kind: 'a price', route: '/treatments/massage', at: '2027-01-01T00:00:00Z', before: '£60', after: '£65' },
  {
    kind: 'opening hours',
    route: '/',
    at: '2027-02-01T00:00:00Z',
    before: /Wednesday\s+Closed/,
    after: /Wednesday\s+12:00–20:00/,
  },
  { kind: 'a person', route: '/', at: '2027-03-01T00:00:00Z', before: 'Kim Hart', after: 'Lou Marsh' },
  {
    kind: 'a sentence, on the day on which summer time begins',
    route: '/',
    at: '2027-03-28T00:00:00Z',
    before: '2 days.',
    after: 'evenings are light',
  },
  { kind: 'an offer', route: '/', at: '2027-05-02T23:00:00Z', before: 'Kim Hart', after: 'Save £20 until 30 May 2027' },
  {
    kind: 'hours, on the day on which summer time ends',
    route: '/',
    at: '2027-10-30T23:00:00Z',
    before: /Thursday\s+09:00–17:00/,
    after: /Thursday\s+09:00–16:00/,
  },
] as const;

const has = (text: string, expected: string | RegExp): boolean =>
  typeof expected === 'string' ? text.includes(expected) : expected.test(text);

await browserSuite(
  'days to come',
  (test) => {
    for (const timezoneId of ['UTC', 'Pacific/Auckland', 'Pacific/Honolulu'])
      for (const { kind, route, at, before, after } of CHANGES)
        test(
          `${kind} changes at midnight of the clinic for a visitor in ${timezoneId}`,
          async ({ page, errors }) => {
            const moment = Date.parse(at);
            const texts = [
              await textAt(page, route, moment - 1000),
              await textAt(page, route, moment),
              await textAt(page, route, moment + 1000),
            ];
            assert.equal(
              texts.map((text) => [has(text, before), has(text, after)]),
              [
                [true, kind === 'a price'],
                [kind === 'an offer' || kind === 'a person', true],
                [kind === 'an offer' || kind === 'a person', true],
              ],
            );
            assert.equal(errors, []);
          },
          { timezoneId },
        );

    test('the address, its query and its hash stay those of the page', async ({ page }) => {
      await page.clock.setFixedTime('2027-06-01T12:00:00Z');
      await page.goto('/treatments/massage?utm_source=card#main');
      await page.waitForFunction(() => document.body.innerText.includes('£65'));
      assert.is(
        new URL(page.url()).pathname + new URL(page.url()).search + new URL(page.url()).hash,
        '/treatments/massage?utm_source=card#main',
      );
      await page.getByRole('link', { name: 'Calendar Practice' }).first().click();
      await page.waitForURL('/');
      await page.goBack();
      await page.waitForFunction(() => document.body.innerText.includes('£65'));
      assert.is(new URL(page.url()).pathname, '/treatments/massage');
    });

    test('a price that has ended is not shown, not even for a moment', async ({ page }) => {
      await page.clock.setFixedTime('2027-06-01T12:00:00Z');
      await page.addInitScript(() => {
        const look = () => {
          const shown = document.documentElement.hidden ? '' : (document.body?.innerText ?? '');
          if (shown.includes('£60')) sessionStorage.setItem('outdated', shown);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await page.goto('/treatments/massage');
      await page.waitForFunction(() => document.body.innerText.includes('£65'));
      assert.is(await page.evaluate(() => sessionStorage.getItem('outdated')), null);
    });

    test(
      'without scripts, the next price and its day are beside the price',
      async ({ page }) => {
        await page.goto('/treatments/massage');
        assert.match(
          await page.locator('main').innerText(),
          /£60 per session[\s\S]*£65 per session from 1 January 2027/,
        );
      },
      { javaScriptEnabled: false },
    );
  },
  {},
  { serve: serveCalendar },
);

/** Document 1, sections 2 and 7 to 9: the scheduling calendar, with the provider's real script. */
import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { CALENDAR_PHONE_WIDTH, CALENDAR_POLL_MS } from '../../components/islands/embed/load/calendar.ts';
import { browserSuite, KEEPS_PAGES } from '../support/browser.ts';
import { bookingFrame, calendarHost, detailsAreHidden, lookIn, saidOn } from '../support/calendar-host.ts';
import {
  buttonOf,
  calendar,
  focusedName,
  linkOf,
  provide,
  regionOf,
  scheduler,
  statusOf,
} from '../support/providers.ts';
import { answered, frame } from '../support/visiting.ts';

const LOOK = { layout: 'month_view', theme: 'light' };
const BRAND = {
  styles: { branding: { brandColor: '#1e3a31' } },
  cssVarsPerTheme: { light: { 'cal-brand': '#1e3a31' } },
};

async function load(page: Page): Promise<void> {
  await answered(page);
  await page.goto(calendar.route);
  await buttonOf(page, calendar).click();
  await regionOf(page, calendar).waitFor();
}

/** Replaces part of a page before the browser parses it. */
const rewritten = async (page: Page, route: string, from: string, to: string): Promise<void> => {
  await page.route(`**${route}`, async (asked) => {
    const response = await asked.fetch();
    const html = await response.text();
    assert.ok(html.includes(from), from);
    await asked.fulfill({ response, body: html.replaceAll(from, to) });
  });
};

await browserSuite(
  'the scheduling calendar',
  (test) => {
    test('the script receives the namespace, the calendar’s link, month view, light theme and brand colour', async ({
      page,
      context,
    }) => {
      await calendarHost(context);
      await load(page);
      const { page: forPage, ns } = await saidOn(page);
      assert.equal(forPage, [['initNamespace', 'mind']]);
      assert.equal(Object.keys(ns), ['mind']);
      assert.equal(ns.mind, [
        ['init', 'mind', { origin: 'https://app.cal.com' }],
        ['inline', { elementOrSelector: 'frame', calLink: 'skin-and-mind/discovery-call', config: LOOK }],
        ['ui', { ...LOOK, ...BRAND, hideEventTypeDetails: false }],
      ]);
    });

    test('the script requests the calendar’s page from its host, once', async ({ page, context }) => {
      const { asked, pages } = await calendarHost(context);
      await load(page);
      assert.equal(asked, ['https://app.cal.com/embed/embed.js']);
      await (await bookingFrame(page)).waitForLoadState();
      assert.equal(
        pages.map((address) => `${new URL(address).origin}${new URL(address).pathname}`),
        ['https://app.cal.com/skin-and-mind/discovery-call/embed'],
      );
      const query = Object.fromEntries(new URL(pages[0] ?? '').searchParams);
      assert.equal(query, { embed: 'mind', ...LOOK, embedType: 'inline' });
    });

    test('the calendar appears in a frame with a title of the site, in the labelled region', async ({
      page,
      context,
    }) => {
      await calendarHost(context);
      await load(page);
      const frame = regionOf(page, calendar).locator('iframe');
      assert.is(await frame.count(), 1);
      assert.is(await frame.getAttribute('title'), calendar.name);
      await regionOf(page, calendar).frameLocator('iframe').getByText('Free times').waitFor();
      assert.is(await focusedName(page), calendar.name);
    });

    for (const [width, hidden] of [
      [CALENDAR_PHONE_WIDTH, true],
      [CALENDAR_PHONE_WIDTH + 1, false],
    ] as const)
      test(
        `the calendar is instructed to ${hidden ? 'hide' : 'show'} event details at a width of ${width} px`,
        async ({ page, context }) => {
          await calendarHost(context);
          await load(page);
          assert.equal(await lookIn(await bookingFrame(page)), { ...LOOK, ...BRAND, hideEventTypeDetails: hidden });
        },
        { viewport: { width, height: 844 } },
      );

    test('event details appear and disappear when the window is resized', async ({ page, context }) => {
      await calendarHost(context);
      await load(page);
      for (const [width, expected] of [
        [640, true],
        [641, false],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        await detailsAreHidden(await bookingFrame(page), expected);
      }
    });

    test('if the link is missing, “calLink is required” is thrown and displayed, and the plain link stays', async ({
      page,
      elsewhere,
    }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await rewritten(page, calendar.route, '"calLink":"skin-and-mind/discovery-call"', '"calLink":""');
      await answered(page);
      await page.goto(calendar.route);
      await buttonOf(page, calendar).click();
      const words = 'The calendar could not be loaded (calLink is required). Please use the link instead.';
      await statusOf(page).getByText(words, { exact: true }).waitFor();
      assert.equal(errors, ['calLink is required']);
      assert.ok(await linkOf(page, calendar).isVisible());
      assert.equal(elsewhere, []);
    });

    test('it is looked for every 50 ms until its script is ready', async ({ page, context }) => {
      assert.is(CALENDAR_POLL_MS, 50);
      const slowToDraw = `
        const [, , [, { elementOrSelector }]] = [0, 0, Cal.ns.mind.q.find(([name]) => name === 'inline')];
        setTimeout(() => elementOrSelector.append(document.createElement('iframe')), 130);
        window.began = true;`;
      await provide(context, calendar, (route) => route.fulfill({ contentType: 'text/javascript', body: slowToDraw }));
      await page.clock.install({ time: 0 });
      await answered(page);
      await page.goto(calendar.route);
      await page.clock.pauseAt(60_000);
      await buttonOf(page, calendar).click();
      await frame(page);
      await page.evaluate(async () => {
        while (!('began' in window)) await new Promise((resolve) => document.addEventListener('load', resolve, true));
      });
      const drawn = () => page.locator('.embed .frame iframe').count();
      const seen = () => regionOf(page, calendar).isVisible();
      await page.clock.runFor(130);
      assert.equal([await drawn(), await seen()], [1, false]);
      await page.clock.runFor(19);
      assert.equal([await drawn(), await seen()], [1, false]);
      await page.clock.runFor(1);
      await regionOf(page, calendar).waitFor();
    });

    for (const embed of [calendar, scheduler])
      test(`${embed.what}: on return to the page, the embed is still there, and nothing loads twice`, async ({
        page,
        context,
      }) => {
        const host = embed === calendar ? await calendarHost(context) : await provide(context, embed);
        await page.addInitScript(() => {
          addEventListener('pageshow', ({ persisted }) => {
            if (persisted) document.documentElement.dataset.restored = 'yes';
          });
        });
        await answered(page);
        await page.goto(embed.route);
        await buttonOf(page, embed).click();
        await regionOf(page, embed).waitFor();
        // A page with a frame that is still loading is not kept.
        await Promise.all(page.frames().map((frame) => frame.waitForLoadState()));
        await page.goto('/clinic');
        await page.goBack({ waitUntil: 'commit' });
        await page.locator('[data-restored]').waitFor({ state: 'attached' });
        assert.ok(await regionOf(page, embed).isVisible());
        assert.is(host.asked.length, 1);
        await page.goForward({ waitUntil: 'commit' });
        await page.waitForFunction(() => location.pathname === '/clinic');
        assert.is(host.asked.length, 1);
      });
  },
  {},
  KEEPS_PAGES,
);

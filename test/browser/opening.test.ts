/** Issue 5, “Map and hours”: whether the clinic is open now, on the pages that show its hours. */
import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser.ts';

const IN_LONDON = { timezoneId: 'Europe/London' };
const TUESDAY = '2026-11-17T12:58:30Z';

const hours = (page: Page) =>
  page.locator('.open').filter({ has: page.getByRole('heading', { name: 'Opening hours' }) });
const line = (page: Page) => hours(page).locator('.now');
const marked = (page: Page) => hours(page).locator('[aria-current=date] dt').allTextContents();

/** Opens a page at a moment at which its clock is stopped. */
async function visitAt(page: Page, route: string, moment: string): Promise<void> {
  await page.clock.install({ time: Date.parse(moment) - 60_000 });
  await page.clock.pauseAt(moment);
  await page.goto(route);
}

await browserSuite('open now', (test) => {
  for (const route of ['/', '/clinic'])
    test(
      `${route} shows the state and highlights today`,
      async ({ page, errors }) => {
        await visitAt(page, route, TUESDAY);
        assert.is(await line(page).innerText(), 'Closed now, opens today 13:00');
        assert.equal(await marked(page), ['Tuesday']);
        assert.equal(errors, []);
      },
      IN_LONDON,
    );

  test(
    'the state is updated each minute and each day',
    async ({ page }) => {
      await visitAt(page, '/clinic', TUESDAY);
      await page.clock.runFor(60_000);
      assert.is(await line(page).innerText(), 'Closed now, opens today 13:00');
      await page.clock.runFor(30_000);
      assert.is(await line(page).innerText(), 'Open now, until 18:00');
      await page.clock.runFor('05:00:00');
      assert.is(await line(page).innerText(), 'Closed now, opens tomorrow 10:00');
      await page.clock.runFor('06:00:00');
      assert.is(await line(page).innerText(), 'Closed now, opens today 10:00');
      assert.equal(await marked(page), ['Wednesday']);
    },
    IN_LONDON,
  );

  for (const [what, come] of [
    [
      'the page is restored from the back/forward cache',
      () => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
    ['the visitor comes back to its tab', () => void document.dispatchEvent(new Event('visibilitychange'))],
  ] as const)
    test(
      `the state is updated at once when ${what}`,
      async ({ page }) => {
        await visitAt(page, '/clinic', TUESDAY);
        await page.clock.setSystemTime('2026-11-22T12:00:00Z');
        assert.is(await line(page).innerText(), 'Closed now, opens today 13:00');
        await page.evaluate(come);
        assert.is(await line(page).innerText(), 'Open now, until 18:00');
        assert.equal(await marked(page), ['Sunday']);
      },
      IN_LONDON,
    );

  test(
    'a visitor in Auckland is told the time zone',
    async ({ page }) => {
      await visitAt(page, '/clinic', TUESDAY);
      assert.is(await line(page).innerText(), 'Closed now, opens Tuesday 13:00 London time');
      assert.equal(await marked(page), ['Tuesday']);
    },
    { timezoneId: 'Pacific/Auckland' },
  );

  test('the state is not announced to screen readers', async ({ page }) => {
    await page.goto('/clinic');
    await line(page).getByText(/now/).waitFor();
    assert.is(
      await page.locator('[aria-live]:has(.now),[role]:has(.now):not([role=main]),.now[role],.now[aria-live]').count(),
      0,
    );
  });

  for (const width of [360, 768, 1100, 1280])
    test(
      `nothing moves when the state appears, at ${width} px, however long it is`,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await visitAt(page, '/clinic', '2026-12-23T20:00:00Z');
        const height = () =>
          hours(page)
            .locator('dl')
            .evaluate((list) => list.getBoundingClientRect().top + scrollY);
        const told = await height();
        assert.is(await line(page).innerText(), 'Closed now, opens Saturday 2 January 10:00 London time');
        await line(page).evaluate((element) => element.replaceChildren());
        assert.is(await height(), told);
      },
      { timezoneId: 'America/Los_Angeles' },
    );

  test(
    'without scripts only the hours are there',
    async ({ page }) => {
      await page.goto('/clinic');
      assert.is(await line(page).isVisible(), false);
      assert.equal(await marked(page), []);
      assert.equal(await hours(page).locator('dd').allInnerTexts(), [
        'Closed',
        '13:00–18:00',
        '10:00–18:00',
        'Closed',
        'Closed',
        '10:00–18:00',
        '10:00–18:00',
      ]);
    },
    { javaScriptEnabled: false },
  );

  test('the state is not printed', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/clinic');
    assert.is(await line(page).isVisible(), false);
  });
});

await browserSuite('the drawn map', (test) => {
  for (const route of ['/', '/clinic', '/bio'])
    test(`the map on ${route} has a text alternative, and is beside the address and the directions`, async ({
      page,
    }) => {
      await page.goto(route);
      const visit = page.locator('main section').filter({ has: page.locator('address') });
      const map = visit.getByRole('img', { name: /^Drawing: schematic map of the streets around King’s Cross/ });
      assert.is(await map.count(), 1);
      assert.match(await visit.locator('address').innerText(), /^260 Pentonville Road\nLondon N1 9JY/);
      assert.is(await visit.getByRole('link', { name: /^Directions to the clinic/ }).count(), 1);
      for (const width of [360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const box = await map.boundingBox();
        assert.ok(box && box.width >= width / 2 - 1 && box.height >= 200, `${width} px`);
      }
    });
});

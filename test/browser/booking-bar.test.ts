/** The booking bar and the chat button (specification 1, sections 2, 4 and 9). */
import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { browserSuite, PHONE } from '../support/browser.ts';
import {
  activate,
  answered,
  bookingBar,
  chatButton,
  prepare,
  rejectCookies,
  restore,
  scrollTo,
} from '../support/visiting.ts';

const NAMES = { mode: 'booking-mode', hidden: 'booking-bar-hidden' };

/** A page whose cookie banner has been answered, scrolled until the bar has slid in. */
async function opened(page: Page, route = '/skin', top = 600): Promise<void> {
  await page.goto(route);
  await rejectCookies(page);
  await scrollTo(page, top);
}

const isInert = (page: Page, part: string): Promise<boolean> =>
  page.locator(part).evaluate((element) => element instanceof HTMLElement && element.inert);

const onPhone = { viewport: PHONE };

await browserSuite('mobile sticky quick-booking bar', (test) => {
  test(
    'the bar is inert until its progress exceeds 0.3, and usable from there',
    async ({ page }) => {
      await opened(page, '/skin', 0);
      for (const [top, inert] of [
        [0, true],
        [220, true],
        [280, true],
        [281, false],
        [420, false],
        [279, true],
      ] as const) {
        await scrollTo(page, top);
        assert.is(await isInert(page, '#booking-bar'), inert, `${top} px`);
      }
    },
    onPhone,
  );

  test(
    'reveals from 220 px over 200 px',
    async ({ page }) => {
      await opened(page, '/skin', 0);
      const shift = async (top: number) => {
        await scrollTo(page, top);
        return page
          .locator('#booking-bar')
          .evaluate((bar) => Math.round(bar.getBoundingClientRect().top - innerHeight));
      };
      const height = await page.locator('#booking-bar').evaluate((bar) => bar.getBoundingClientRect().height);
      assert.ok((await shift(220)) >= 0);
      const half = await shift(320);
      assert.ok(half < -height * 0.3 && half > -height * 0.6, `${half} of ${height}`);
      assert.is(await shift(420), -Math.round(height));
    },
    onPhone,
  );

  for (const [width, shown] of [
    [360, true],
    [767, true],
    [768, false],
    [1280, false],
  ] as const)
    test(
      `${shown ? 'exists' : 'does not exist'} at ${width} px`,
      async ({ page }) => {
        await opened(page);
        assert.is(await page.locator('#booking-bar').isVisible(), shown);
      },
      { viewport: { width, height: 800 } },
    );

  test(
    'New is the default and shows “Book Consultation”',
    async ({ page }) => {
      await opened(page);
      assert.ok(await bookingBar(page).getByRole('radio', { name: 'New' }).isChecked());
      assert.ok(await bookingBar(page).getByRole('link', { name: 'Book Consultation' }).isVisible());
      assert.not.ok(await bookingBar(page).getByRole('link', { name: 'Book Treatment' }).isVisible());
    },
    onPhone,
  );

  test(
    'Returning is remembered on the next page and the next visit',
    async ({ page, context }) => {
      await opened(page);
      await bookingBar(page).getByText('Returning').click();
      await opened(page, '/mind');
      assert.ok(await bookingBar(page).getByRole('link', { name: 'Book Treatment' }).isVisible());
      const later = await context.newPage();
      await later.goto('/skin');
      assert.is(await later.evaluate((name) => localStorage.getItem(name), NAMES.mode), 'returning');
      await scrollTo(later, 600);
      assert.ok(await bookingBar(later).getByRole('link', { name: 'Book Treatment' }).isVisible());
    },
    onPhone,
  );

  test(
    'the hidden state is remembered for the session, and “Show again” restores the bar',
    async ({ page, context }) => {
      await opened(page);
      await bookingBar(page).getByText('Hide').click();
      assert.not.ok(await bookingBar(page).getByRole('link').first().isVisible());
      await page.goto('/mind');
      await scrollTo(page, 600);
      assert.ok(await bookingBar(page).getByText('Show again').isVisible());
      const another = await context.newPage();
      await another.goto('/mind');
      assert.is(await another.evaluate((name) => sessionStorage.getItem(name), NAMES.hidden), null);
      await bookingBar(page).getByText('Show again').click();
      assert.ok(await bookingBar(page).getByRole('link', { name: 'Book Consultation' }).isVisible());
      assert.is(await page.evaluate((name) => sessionStorage.getItem(name), NAMES.hidden), null);
    },
    onPhone,
  );

  for (const javaScriptEnabled of [true, false])
    test(
      `the control that hides the bar has a name and a state that agree, ${javaScriptEnabled ? 'with' : 'without'} scripts`,
      async ({ page, context }) => {
        if (javaScriptEnabled) await answered(page);
        await page.goto('/skin');
        await page.mouse.move(100, 100);
        await page.mouse.wheel(0, 900);
        await bookingBar(page).getByText('Hide').waitFor();
        const session = await context.newCDPSession(page);
        /** Returns the controls of the bar, as assistive technology receives them. */
        const controls = async () => {
          const { nodes } = await session.send('Accessibility.getFullAXTree');
          return nodes.flatMap(({ ignored, role, name, properties = [] }) => {
            const states = properties.filter((property) => /^(expanded|checked|pressed)$/.test(property.name));
            const isBars = /^(Hide|Show again|New|Returning)$/.test(name?.value) && role?.value !== 'StaticText';
            const given = states.map((state) => `${state.name}=${state.value.value}`);
            return !ignored && isBars && states.length > 0 ? [[name?.value, ...given].join(' ')] : [];
          });
        };
        const shown = ['New checked=true', 'Returning checked=false', 'Hide expanded=true'];
        assert.equal(await controls(), shown);
        const control = page.locator('#booking-bar summary');
        await control.press('Enter');
        await bookingBar(page).getByText('Show again').waitFor();
        assert.equal(await controls(), ['Show again expanded=false']);
        await control.press('Space');
        await bookingBar(page).getByText('Hide').waitFor();
        assert.equal(await controls(), shown);
      },
      { ...onPhone, javaScriptEnabled },
    );

  for (const [what, before, after] of [
    ['was prepared before', prepare, activate],
    ['was restored from the back/forward cache', async () => undefined, restore],
  ] as const)
    test(
      `a choice made in another tab applies to a page that ${what}`,
      async ({ page }) => {
        await before(page);
        await page.goto('/skin');
        await page.evaluate(({ mode, hidden }) => {
          localStorage.setItem(mode, 'returning');
          sessionStorage.setItem(hidden, 'yes');
        }, NAMES);
        await after(page);
        const bar = page.locator('#booking-bar');
        assert.ok(await bar.locator('[value=returning]').isChecked());
        assert.not.ok(await bar.locator('details').evaluate((element) => element.hasAttribute('open')));
      },
      onPhone,
    );

  test(
    'the bar works on the current page if storage is denied',
    async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
      });
      await opened(page);
      await bookingBar(page).getByText('Returning').click();
      assert.ok(await bookingBar(page).getByRole('link', { name: 'Book Treatment' }).isVisible());
      await bookingBar(page).getByText('Hide').click();
      assert.ok(await bookingBar(page).getByText('Show again').isVisible());
      assert.equal(errors, []);
    },
    onPhone,
  );
});

await browserSuite('floating chat button', (test) => {
  for (const viewport of [PHONE, { width: 1280, height: 800 }])
    test(
      `the button is hidden until the page has scrolled more than 120 px, at a width of ${viewport.width} px`,
      async ({ page }) => {
        await opened(page, '/skin', 120);
        assert.is(await chatButton(page).count(), 0);
        await scrollTo(page, 121);
        assert.ok(await chatButton(page).isVisible());
        await scrollTo(page, 100);
        assert.is(await chatButton(page).count(), 0);
      },
      { viewport },
    );

  test(
    'the button slides together with the booking bar, and never overlaps it',
    async ({ page }) => {
      await opened(page, '/skin', 200);
      const bottom = () =>
        chatButton(page).evaluate((link) => Math.round(innerHeight - link.getBoundingClientRect().bottom));
      const low = await bottom();
      await scrollTo(page, 320);
      const middle = await bottom();
      await scrollTo(page, 420);
      const high = await bottom();
      assert.ok(low < middle && middle < high, `${low}, ${middle}, ${high}`);
      const bar = await page.locator('#booking-bar').evaluate((element) => element.getBoundingClientRect().height);
      assert.ok(high >= bar, `${high} overlaps the bar at ${bar}`);
      await bookingBar(page).getByText('Hide').click();
      await page.waitForFunction(
        (top) =>
          innerHeight - (document.querySelector('[data-does=chat] a')?.getBoundingClientRect().bottom ?? 0) < top,
        high,
      );
    },
    onPhone,
  );

  test('the button opens a chat with the prefilled greeting in a new tab', async ({ page, context }) => {
    await opened(page, '/skin', 400);
    const tab = context.waitForEvent('page');
    await chatButton(page).click();
    assert.match((await tab).url(), /\?text=[^&]*Hello/);
  });
});

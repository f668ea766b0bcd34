import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { browserSuite, DESKTOP, PHONE } from '../support/browser.ts';
import { assertNone, type Problem } from '../support/faults.ts';
import {
  accordionFaults,
  BOOKING,
  bookingBar,
  chatButton,
  closeDrawer,
  drawer,
  menuButton,
  scrollTo,
  seenWords,
  tabbedLinks,
  unclickable,
} from '../support/visiting.ts';

const onPhone = { viewport: PHONE };

/** The scroll positions at which the specification states the bar's progress. */
const BAR_AT = [
  [0, 'hidden'],
  [220, 'hidden'],
  [270, 'hidden'],
  [290, 'seen'],
  [420, 'seen'],
] as const;

await browserSuite(
  'a visitor without scripts',
  (test, site) => {
    /** Checks all pages and returns the problems of each. */
    const onEveryPage = async (page: Page, faultsOf: () => Promise<readonly string[]>): Promise<void> => {
      const faults: Problem[] = [];
      for (const route of site.routes) {
        await page.goto(route, { waitUntil: 'domcontentloaded' });
        for (const what of await faultsOf()) faults.push({ where: route, what });
      }
      assertNone(faults);
    };

    for (const viewport of [PHONE, DESKTOP])
      test(
        `can open the menu by its button and close it again, at a width of ${viewport.width} px`,
        async ({ page }) => {
          await page.goto('/');
          assert.not.ok(await drawer(page).isVisible());
          await menuButton(page).click();
          const links = await drawer(page).getByRole('link').allInnerTexts();
          assert.equal(links.map(seenWords), ['SKIN', 'MIND', 'TREATMENTS', 'ABOUT', 'JOURNAL', 'BOOK NOW']);
          assert.ok(await drawer(page).getByText('Crafted for skin + mind').isVisible());
          await closeDrawer(page);
          assert.not.ok(await drawer(page).isVisible());
        },
        { viewport },
      );

    test('can go to a page from the menu, which is closed there', async ({ page }) => {
      await page.goto('/');
      await menuButton(page).click();
      await drawer(page).getByRole('link', { name: 'TREATMENTS' }).click();
      await page.waitForURL('**/treatments');
      assert.not.ok(await drawer(page).isVisible());
    });

    test('can open every question in place, which closes the previous one', ({ page }) =>
      onEveryPage(page, () => accordionFaults(page)));

    test(
      'sees the booking bar once three tenths of its 200 px have been scrolled, from 220 px on',
      async ({ page }) => {
        await page.goto('/');
        for (const [top, state] of BAR_AT) {
          await scrollTo(page, top);
          const seen = await page.locator('#booking-bar').getByText('Book Consultation').isVisible();
          assert.is(seen ? 'seen' : 'hidden', state, `at ${top} px`);
        }
      },
      onPhone,
    );

    test(
      'can switch the bar between New and Returning',
      async ({ page }) => {
        await page.goto('/');
        await scrollTo(page, 600);
        const consultation = bookingBar(page).getByRole('link', { name: 'Book Consultation' });
        const treatment = bookingBar(page).getByRole('link', { name: 'Book Treatment' });
        assert.is(await consultation.getAttribute('href'), '/go/skin_consultations');
        assert.is(await treatment.count(), 0);
        await bookingBar(page).getByRole('radio', { name: 'Returning' }).check();
        assert.is(await treatment.getAttribute('href'), '/go/square_site');
        assert.is(await consultation.count(), 0);
        await treatment.click({ trial: true });
        await bookingBar(page).getByRole('radio', { name: 'New' }).check();
        await consultation.click({ trial: true });
      },
      onPhone,
    );

    test(
      'can hide the bar, and restore it with “Show again”',
      async ({ page }) => {
        await page.goto('/');
        await scrollTo(page, 600);
        await bookingBar(page).getByText('Hide', { exact: true }).click();
        assert.not.ok(await bookingBar(page).getByText('Book Consultation').isVisible());
        await bookingBar(page).getByText('Show again', { exact: true }).click();
        assert.ok(await bookingBar(page).getByText('Book Consultation').isVisible());
      },
      onPhone,
    );

    test(
      'has no bar from 768 px on',
      async ({ page }) => {
        await page.goto('/');
        await scrollTo(page, 600);
        assert.not.ok(await page.locator('#booking-bar').isVisible());
      },
      { viewport: { width: 768, height: 1024 } },
    );

    test('sees the chat button after 120 px of scrolling', async ({ page }) => {
      await page.goto('/');
      await scrollTo(page, 120);
      assert.is(await chatButton(page).count(), 0);
      await scrollTo(page, 125);
      assert.ok(await chatButton(page).isVisible());
    });

    test('can click every booking link of every page, on a phone and on a desktop', ({ page }) =>
      onEveryPage(page, async () => {
        const faults: string[] = [];
        for (const viewport of [PHONE, DESKTOP]) {
          await page.setViewportSize(viewport);
          await scrollTo(page, 600);
          faults.push(...(await unclickable(page)).map((what) => `${what}, at a width of ${viewport.width} px`));
        }
        return faults;
      }));

    test('can book from the bar over the page, and from the menu', async ({ page }) => {
      await page.goto('/');
      await page.locator('header nav').getByRole('link', { name: 'BOOK NOW' }).click({ trial: true });
      await menuButton(page).click();
      await drawer(page).getByRole('link', { name: 'BOOK NOW' }).click({ trial: true });
    });

    test('reaches every booking link of every page with the Tab key', ({ page }) =>
      onEveryPage(page, async () => {
        // Like the skip link: the next Tab continues from there.
        await page.goto(`${page.url()}#main`);
        const links = await page
          .locator(`main ${BOOKING}`)
          .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
        const met = await tabbedLinks(page);
        return [...new Set(links)].filter((href) => !met.has(href)).map((href) => `never at ${href}`);
      }));
  },
  { javaScriptEnabled: false },
);

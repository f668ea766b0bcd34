/**
 * Contrast: AA everywhere and in every state, AAA for body text (the design, “Two voices, one house”; WCAG 2.2, 1.4.3
 * and 1.4.6).
 */
import * as assert from 'uvu/assert';
import { NARROW_AND_WIDE } from '../support/at-widths.ts';
import { faintAt } from '../support/axe.ts';
import { browserSuite } from '../support/browser.ts';
import { assertNone, type Problem } from '../support/faults.ts';
import { faintInEveryState, forcing } from '../support/forced-states.ts';
import { variedRoutes } from '../support/varied-routes.ts';
import { answered, drawer, menuButton, openQuestions } from '../support/visiting.ts';
import { quiet } from '../support/waiting.ts';

await browserSuite(
  'the contrast of text',
  (test, site) => {
    const screens = [...variedRoutes(site.plan), '/404', '/treatments/404'];

    test('body text has a contrast of 7:1 in every kind of section, its questions open, on a phone and a desktop', async ({
      page,
    }) => {
      await answered(page);
      const faults: Problem[] = [];
      for (const route of screens) {
        await page.goto(route);
        await openQuestions(page);
        for (const width of NARROW_AND_WIDE) {
          await page.setViewportSize({ width, height: 900 });
          faults.push(...(await faintAt(page, `${route} at ${width} px`, 'color-contrast-enhanced', 'main')));
        }
      }
      assertNone(faults);
    });

    test('every link and button has a contrast of 4.5:1 in every state, with the menu closed and open', async ({
      page,
    }) => {
      await answered(page);
      const faults: Problem[] = [];
      const force = await forcing(page);
      for (const route of screens) {
        await page.goto(route);
        await quiet(page);
        faults.push(...(await faintInEveryState(page, force, route)));
      }
      await page.goto('/skin');
      await menuButton(page).click();
      await drawer(page).waitFor();
      faults.push(...(await faintInEveryState(page, force, 'the menu')));
      assertNone(faults);
    });

    test('the cookie banner has a contrast of 4.5:1, both at first and as settings, also on hovered buttons', async ({
      page,
    }) => {
      const choice = page.getByRole('region', { name: 'Cookie choices' });
      const force = await forcing(page);
      const faults: Problem[] = [];
      for (const route of ['/skin', '/mind']) {
        await page.goto(route);
        await choice.waitFor();
        await force(['hover']);
        faults.push(...(await faintAt(page, route)));
      }
      await choice.getByRole('button', { name: 'Reject' }).click();
      await page.getByRole('button', { name: 'Cookie settings' }).click();
      await choice.waitFor();
      faults.push(...(await faintAt(page, 'the settings')));
      assertNone(faults);
    });

    test(
      'a toast has a contrast of 4.5:1, also on its hovered button',
      async ({ page }) => {
        await answered(page);
        const force = await forcing(page);
        const faults: Problem[] = [];
        for (const route of ['/clinic', '/bio']) {
          await page.goto(route);
          await page.locator('[data-does="copy"]').click();
          await page.locator('#notices[data-state=open]').waitFor();
          await force(['hover']);
          faults.push(...(await faintAt(page, route)));
        }
        assertNone(faults);
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    );

    test('the popover of a glossary term has a contrast of 7:1', async ({ page }) => {
      await answered(page);
      await page.goto('/team');
      await page.locator('main button.term').first().click();
      await page.getByRole('tooltip').waitFor();
      assertNone(await faintAt(page, '/team', 'color-contrast-enhanced', '[role=tooltip]'));
    });

    test('text with too little contrast is found, also in a hover state', async ({ page }) => {
      await page.setContent('<main style="background:#fff"><p style="color:#777">Faint</p></main>');
      assert.is((await faintAt(page, 'here')).length, 1);
      await page.setContent('<main style="background:#fff"><p style="color:#666">Nearly</p></main>');
      assert.is((await faintAt(page, 'here')).length, 0);
      assert.is((await faintAt(page, 'here', 'color-contrast-enhanced')).length, 1);
      await page.setContent(
        '<style>a{color:#000}a:hover{color:#ccc}</style><main style="background:#fff"><a href="/x">Link</a></main>',
      );
      assert.is((await faintAt(page, 'here')).length, 0);
      const force = await forcing(page);
      await force(['hover']);
      assert.is((await faintAt(page, 'here')).length, 1);
    });
  },
  { reducedMotion: 'reduce' },
);

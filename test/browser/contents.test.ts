/** Document 2, sections 2 and 4: the jump buttons of /treatments and its list of contents. */
import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { type BrowserTest, browserSuite, PHONE } from '../support/browser.ts';
import { layoutShift } from '../support/measuring.ts';
import { answered, scrollTo } from '../support/visiting.ts';
import { atRest, quiet } from '../support/waiting.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const hero = (page: Page) => page.getByRole('navigation', { name: 'Parts of this page' });

/** The active section according to the buttons of both bars, which always agree. */
async function active(page: Page): Promise<string> {
  const of = (links: string) =>
    page.locator(`${links}[aria-current]`).evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1)));
  const [above, within] = await Promise.all([
    of('nav[aria-label="Parts of this page"] a'),
    of('nav[aria-label="On this page"] [data-jumps] a'),
  ]);
  assert.equal(above, within);
  return above.join(' and ') || 'none';
}

const marked = (page: Page) => bar(page).locator('[data-entries] a[aria-current]').allInnerTexts();

/** Scrolls until a part is the given number of pixels below the top of the window. */
async function bring(page: Page, id: string, below: number): Promise<void> {
  const top = await page.locator(`#${id}`).evaluate((part) => part.getBoundingClientRect().top + scrollY);
  await scrollTo(page, top - below);
  await atRest(page);
}

/** Waits until the current link is within the visible range of the list. */
const inSight = (page: Page) =>
  page.waitForFunction(() => {
    const list = document.querySelector('[data-entries]');
    const [outer, inner] = [list, list?.querySelector('[aria-current]')].map((part) => part?.getBoundingClientRect());
    return outer && inner && inner.left >= outer.left && inner.right <= outer.right;
  });

/** Waits until a part is at the position of an anchor. */
const comesToRest = (page: Page, id: string) =>
  page.waitForFunction(
    (part) => Math.round(document.getElementById(part)?.getBoundingClientRect().top ?? 0) === 80,
    id,
  );

/** Records every state of the jump buttons from now on. */
const record = (page: Page) =>
  page.evaluate(() => {
    const states: string[] = [];
    const links = document.querySelector('[data-entries]')?.parentElement?.querySelectorAll('[data-jumps] a') ?? [];
    const note = () => {
      const state = [...links].find((link) => link.hasAttribute('aria-current'))?.textContent ?? 'none';
      if (states.at(-1) !== state) states.push(state);
    };
    for (const link of links) new MutationObserver(note).observe(link, { attributes: true });
    Object.assign(window, { states });
  });
const recorded = (page: Page) => page.evaluate(() => Reflect.get(window, 'states') as unknown);

/** Both sides of the breakpoint at which the list of contents changes. */
const VIEWPORTS = [PHONE, { width: 768, height: 1024 }];

await browserSuite('the active section of /treatments', (add) => {
  for (const viewport of VIEWPORTS) {
    const test: BrowserTest = (title, run) => add(`${title}, at a width of ${viewport.width} px`, run, { viewport });

    for (const [id, below, state] of [
      ['signature-offers', 80, 'none'],
      ['skin', 84, 'none'],
      ['skin', 80, 'skin'],
      ['polynucleotides', 80, 'skin'],
      ['mind', 84, 'skin'],
      ['mind', 80, 'mind'],
    ] as const)
      test(`the active section is ${state} if #${id} is ${below} px below the top`, async ({ page }) => {
        await page.goto('/treatments');
        await bring(page, id, below);
        assert.is(await active(page), state);
      });

    test('no section is active at the top, and none after the last part', async ({ page }) => {
      await page.goto('/treatments');
      assert.is(await active(page), 'none');
      await scrollTo(page, 1e6);
      await atRest(page);
      assert.is(await active(page), 'none');
      assert.equal(await marked(page), []);
    });

    for (const reducedMotion of ['no-preference', 'reduce'] as const)
      test(`a jump button sets the active section at once and for good, ${reducedMotion === 'reduce' ? 'with reduced motion' : 'while the page scrolls there'}`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion });
        await answered(page);
        await page.goto('/treatments');
        await record(page);
        await hero(page).getByRole('link', { name: 'Mind' }).click();
        assert.is(await active(page), 'mind');
        await comesToRest(page, 'mind');
        assert.is(await active(page), 'mind');
        assert.equal(await recorded(page), ['Mind']);
        await bar(page).getByRole('link', { name: 'Skin', exact: true }).click();
        assert.is(await active(page), 'skin');
        await comesToRest(page, 'skin');
        assert.is(await active(page), 'skin');
        assert.equal(await recorded(page), ['Mind', 'Skin']);
      });

    test('the end of an earlier scroll that is reported after a jump does not reset the active section', async ({
      page,
    }) => {
      // On a busy machine, a smooth scroll can begin late, so the page would seem to be at rest before it starts.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await answered(page);
      await page.goto('/treatments');
      await record(page);
      await hero(page)
        .getByRole('link', { name: 'Mind' })
        .evaluate((link: HTMLElement) => {
          link.click();
          dispatchEvent(new Event('scrollend'));
        });
      await comesToRest(page, 'mind');
      assert.equal(await recorded(page), ['Mind']);
    });

    for (const reducedMotion of ['no-preference', 'reduce'] as const)
      test(`the active section follows the scroll position again after a jump, also an interrupted one, ${reducedMotion}`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion });
        await page.goto('/treatments');
        await hero(page).getByRole('link', { name: 'Skin' }).click();
        await comesToRest(page, 'skin');
        await scrollTo(page, 0);
        await page.waitForFunction(() => !document.querySelector('[data-jumps] [aria-current]'));
        await hero(page).getByRole('link', { name: 'Mind' }).click();
        await page.waitForFunction(() => scrollY > 0);
        await scrollTo(page, 0);
        await page.waitForFunction(() => !document.querySelector('[data-jumps] [aria-current]'));
        assert.is(await active(page), 'none');
      });

    test('no section is active after a jump that is taken back before the browser draws it', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/treatments');
      await hero(page)
        .getByRole('link', { name: 'Mind' })
        .evaluate(async (link: HTMLElement) => {
          link.click();
          // Tasks run between frames.
          while (window.scrollY === 0) await new Promise((run) => setTimeout(run));
          window.scrollTo(0, 0);
        });
      await page.waitForFunction(() => !document.querySelector('[data-jumps] [aria-current]'));
    });

    test('the category being read is highlighted in the list of contents and scrolled into view inside the list', async ({
      page,
    }) => {
      await page.goto('/treatments');
      for (const [id, name] of [
        ['signature-offers', 'Signature Offers'],
        ['skin-consultation', 'Skin Consultation'],
        ['anti-wrinkle', 'Muscle Relaxing Treatments'],
        ['clinical-peels', 'Clinical Peels'],
        ['polynucleotides', 'Polynucleotides'],
      ] as const) {
        await bring(page, id, 80);
        assert.equal(await marked(page), [name]);
        await inSight(page);
        const top = await page.locator(`#${id}`).evaluate((part) => Math.round(part.getBoundingClientRect().top));
        assert.is(top, 80, 'the page does not scroll');
      }
    });

    test('nothing else moves when a link is highlighted', async ({ page }) => {
      await page.goto('/treatments');
      await quiet(page);
      const before = await layoutShift(page);
      for (const id of ['signature-offers', 'skin', 'microneedling', 'mind']) await bring(page, id, 80);
      assert.is(await layoutShift(page), before);
    });

    test('a focused link of the list is visible', async ({ page }) => {
      await page.goto('/treatments');
      await bar(page).getByRole('link').first().focus();
      for (let step = 1; step < (await bar(page).getByRole('link').count()); step += 1) {
        await page.keyboard.press('Tab');
        const seen = await page.evaluate(() => {
          const box = document.activeElement?.getBoundingClientRect();
          const list = document.querySelector('[data-entries]')?.getBoundingClientRect();
          const inList = document.activeElement?.closest('[data-entries]');
          return box && list && (!inList || (box.left >= list.left && box.right <= list.right + 1));
        });
        assert.ok(seen, `link ${step + 1} is not visible`);
      }
    });
  }

  add(
    'the jump buttons link to their parts without scripts',
    async ({ page }) => {
      await page.goto('/treatments');
      await hero(page).getByRole('link', { name: 'Skin' }).click();
      assert.ok(page.url().endsWith('/treatments#skin'));
      await bar(page).getByRole('link', { name: 'Mind', exact: true }).click();
      assert.ok(page.url().endsWith('/treatments#mind'));
    },
    { viewport: PHONE, javaScriptEnabled: false },
  );
});

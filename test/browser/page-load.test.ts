/** Events on every page load (decision 1; specification 1, sections 2, 4 and 7). */
import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser.ts';
import { gate } from '../support/gate.ts';
import { activate, answered, drawer, menuButton, prepare, restore, scrollTo } from '../support/visiting.ts';

const events = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => (window.dataLayer ?? []).filter((entry) => Object(entry).event !== undefined));

await browserSuite('a route change', (test) => {
  test('one view is counted, with the campaign of the URL', async ({ page }) => {
    await page.goto('/skin?utm_source=newsletter&utm_medium=email&utm_campaign=spring&other=1');
    assert.equal(await events(page), [
      { event: 'page_view', utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'spring' },
    ]);
  });

  test('a view of the link-in-bio page is counted under the campaign that its links carry', async ({ page }) => {
    await page.goto('/bio?utm_source=instagram');
    assert.equal(await events(page), [
      {
        event: 'page_view',
        utm_source: 'instagram',
        utm_medium: 'instagram',
        utm_campaign: 'bio',
        utm_source_platform: 'instagram',
      },
    ]);
  });

  test('a prerendered page counts no view until it is visible, and then one', async ({ page }) => {
    await prepare(page);
    await page.goto('/skin');
    assert.equal(await events(page), []);
    await activate(page);
    assert.equal(await events(page), [{ event: 'page_view' }]);
  });

  test('a view is counted again when a page is restored from the back/forward cache', async ({ page }) => {
    await page.goto('/skin');
    await restore(page);
    assert.equal(await events(page), [{ event: 'page_view' }, { event: 'page_view' }]);
  });

  test('the drawer closes when a page is restored', async ({ page }) => {
    await page.goto('/skin');
    await menuButton(page).click();
    await drawer(page).waitFor();
    await restore(page);
    await drawer(page).waitFor({ state: 'hidden' });
  });

  test('closing the menu restores only what it had made inert: bar and chat stay inert at the top', async ({
    page,
  }) => {
    await answered(page);
    await page.goto('/skin');
    const shut = () =>
      page
        .locator('body > *')
        .evaluateAll((all) =>
          all.flatMap((element) =>
            element instanceof HTMLElement && element.inert ? [element.dataset.does ?? element.id] : [],
          ),
        );
    const before = await shut();
    assert.equal(before, ['chat', 'bar']);
    await menuButton(page).click();
    await page.locator('main[inert]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('main:not([inert])').waitFor();
    assert.equal(await shut(), before);
  });

  test('a page starts at the top, also after back', async ({ page }) => {
    await page.goto('/skin');
    await scrollTo(page, 900);
    await page.goto('/mind');
    assert.is(await page.evaluate(() => scrollY), 0);
    await page.goBack();
    await page.waitForFunction(() => scrollY === 0);
  });

  for (const [route, id] of [
    ['/treatments', 'polynucleotides'],
    ['/terms', 'changes'],
  ] as const)
    test(`${route}: back within a page returns to the previous position, and forward to the part`, async ({ page }) => {
      await page.goto(route);
      await scrollTo(page, 300);
      await page.locator(`nav a[href="#${id}"]`).evaluate((link: HTMLElement) => link.click());
      const part = () =>
        page.waitForFunction((name) => {
          const top = document.getElementById(name)?.getBoundingClientRect().top ?? 0;
          return Math.abs(top - 80) < 1 || Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
        }, id);
      await part();
      await page.goBack();
      await page.waitForFunction(() => scrollY === 300);
      await page.goForward();
      await part();
    });

  test('a page starts at the part in the URL’s hash, 80 px below the top', async ({ page }) => {
    await page.goto('/treatments#polynucleotides');
    const top = () => page.locator('#polynucleotides').evaluate((part) => Math.round(part.getBoundingClientRect().top));
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(
      () => Math.abs((document.querySelector('#polynucleotides')?.getBoundingClientRect().top ?? 0) - 80) < 1,
    );
    await restore(page);
    assert.ok(Math.abs((await top()) - 80) <= 1);
  });

  for (const [visitor, moves] of [
    ['does not move the page away from the part', false],
    ['does not move a visitor who has scrolled meanwhile', true],
  ] as const)
    test(`a late font ${visitor}`, async ({ page }) => {
      const { opened, open } = gate();
      await page.route('**/*.woff2', (route) => opened.then(() => route.continue()));
      await page.goto('/treatments#polynucleotides', { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => scrollY > 0);
      // Simulates a page with another font: the content above the part is higher now.
      await page
        .locator('main')
        .evaluate((main) => main.insertAdjacentHTML('afterbegin', '<p style="height:60px"></p>'));
      if (moves) await page.keyboard.press('End');
      const before = await page.evaluate(() => scrollY);
      open();
      await page.evaluate(() => document.fonts.ready);
      if (moves) assert.ok((await page.evaluate(() => scrollY)) >= before);
      else
        await page.waitForFunction(
          () => Math.abs((document.querySelector('#polynucleotides')?.getBoundingClientRect().top ?? 0) - 80) < 1,
        );
    });

  const POPUP = '<div class="newsletter-popup" style="position:fixed;inset:0">Offer</div>';

  for (const [moment, begin] of [
    ['with the page’s own markup', async () => undefined],
    ['while the page is prerendered', prepare],
  ] as const)
    test(`a newsletter’s popup that arrives ${moment} is removed`, async ({ page }) => {
      await begin(page);
      await page.route('**/skin', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace('<main', `${POPUP}<main`) });
      });
      await page.goto('/skin');
      await page.locator('.newsletter-popup').waitFor({ state: 'detached' });
    });

  for (const [way, add] of [
    ['at the end of the body', (popup: string) => document.body.insertAdjacentHTML('beforeend', popup)],
    ['outside the body', (popup: string) => document.documentElement.insertAdjacentHTML('beforeend', popup)],
    [
      'inside a wrapper that was there before',
      (popup: string) => document.querySelector('main')?.insertAdjacentHTML('beforeend', `<div>${popup}</div>`),
    ],
    [
      'and gets its class later',
      (popup: string) => {
        document.body.insertAdjacentHTML('beforeend', popup.replace('newsletter-popup', 'late'));
        document.querySelector('.late')?.setAttribute('class', 'newsletter-popup');
      },
    ],
  ] as const)
    test(`a newsletter’s popup that a script adds after the load ${way} is removed before a frame shows it, each time`, async ({
      page,
    }) => {
      await page.goto('/skin');
      for (const before of [async () => undefined, restore]) {
        await before(page);
        await page.evaluate(add, POPUP);
        const painted = await page.evaluate(
          () =>
            new Promise<number>((resolve) =>
              requestAnimationFrame(() => resolve(document.querySelectorAll('.newsletter-popup').length)),
            ),
        );
        assert.is(painted, 0);
      }
    });

  test('a popup that the e-mail marketing script adds when it has loaded is never visible', async ({ page }) => {
    await page.route('https://newsletter.example/onsite.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `document.body.insertAdjacentHTML('beforeend', '${POPUP}');
          requestAnimationFrame(() => {
            document.documentElement.dataset.popups = document.querySelectorAll('.newsletter-popup').length;
          });`,
      }),
    );
    await page.goto('/skin');
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.locator('html[data-popups="0"]').waitFor({ state: 'attached' });
  });

  test('pages of the site are prerendered, but never booking links, the journal or files', async ({ page }) => {
    await page.goto('/');
    const rules: unknown = JSON.parse((await page.locator('script[type=speculationrules]').textContent()) ?? '');
    assert.equal(rules, {
      prerender: [
        {
          where: {
            and: [
              { href_matches: '/*' },
              { not: { href_matches: ['/go/*', '/journal', '/journal/*', '/documents/*', '/api/*'] } },
              { not: { selector_matches: '[download],[target=_blank]' } },
            ],
          },
          eagerness: 'moderate',
        },
      ],
    });
  });

  test('pages cross-fade if the browser supports it', async ({ page }) => {
    await page.goto('/');
    const style = await page.locator('head style').first().textContent();
    assert.match(style ?? '', /@view-transition\{navigation:auto;?\}/);
  });
});

/** The island runtime: when islands hydrate, and what happens if one fails. */
import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser.ts';
import { openRuntime, scriptRequests } from '../support/runtime-page.ts';
import { atRest } from '../support/waiting.ts';

/** A counter island: complete without a script, interactive with one. */
const COUNTER = `
import { useState } from 'react';
export default ({ from }) => {
  const [count, setCount] = useState(from);
  return <p><button type="button" onClick={() => setCount((before) => before + 1)}>More</button> <output>{count}</output></p>;
};`;

const island = (name: string, hydrate: string, inner: string, props: object = {}): string =>
  `<div data-island="${name}" data-hydrate="${hydrate}" data-props='${JSON.stringify(props)}'>${inner}</div>`;

const COUNTED = '<p><button type="button">More</button> <output>3</output></p>';
const FAR = '<div style="height:3000px"></div>';

const state = (page: Page, name: string): Promise<string | null> =>
  page.locator(`[data-island=${name}]`).getAttribute('data-state');

const hydrated = (page: Page, name: string): Promise<void> =>
  page.locator(`[data-island=${name}][data-state=hydrated]`).waitFor({ state: 'attached' });

/** Does a visitor's first action. */
const begin = (page: Page): Promise<void> => page.keyboard.press('Shift');

/** Asserts that the island is pending, and that the page has requested no further script. */
async function assertPending(page: Page, later: readonly string[]): Promise<void> {
  await atRest(page);
  assert.equal(later, []);
  assert.is(await state(page, 'counter'), null);
}

const errorsOf = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
};

await browserSuite('an island', (test) => {
  test('nothing is loaded before the visitor scrolls, clicks or types', async ({ page }) => {
    await openRuntime(page, {
      body: island('counter', 'visible', COUNTED, { from: 3 }),
      islands: { counter: COUNTER },
    });
    const later = scriptRequests(page);
    await page.mouse.move(10, 10);
    await assertPending(page, later);
    await begin(page);
    await hydrated(page, 'counter');
    assert.ok(later.length > 0);
  });

  test('a visible island stays pending while it is far away', async ({ page }) => {
    const body = `${FAR}${island('counter', 'visible', COUNTED, { from: 3 })}`;
    await openRuntime(page, { body, islands: { counter: COUNTER } });
    const later = scriptRequests(page);
    await begin(page);
    await assertPending(page, later);
    await page.evaluate(() => scrollTo(0, 2600));
    await hydrated(page, 'counter');
  });

  test('a visible island hydrates at once in a browser without IntersectionObserver', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    const body = `${FAR}${island('counter', 'visible', COUNTED, { from: 3 })}`;
    await openRuntime(page, { body, islands: { counter: COUNTER } });
    await begin(page);
    await hydrated(page, 'counter');
  });

  test('an idle island hydrates in idle time after the visitor’s first action', async ({ page }) => {
    const body = `${FAR}${island('counter', 'idle', COUNTED, { from: 3 })}`;
    await openRuntime(page, { body, islands: { counter: COUNTER } });
    assert.is(await state(page, 'counter'), null);
    await begin(page);
    await hydrated(page, 'counter');
  });

  test('a media island waits until its query matches', async ({ page }) => {
    const marked = island('counter', 'media', COUNTED, { from: 3 }).replace(
      'data-props',
      'data-media="(max-width: 600px)" data-props',
    );
    await openRuntime(page, { body: marked, islands: { counter: COUNTER } });
    const later = scriptRequests(page);
    await begin(page);
    await assertPending(page, later);
    await page.setViewportSize({ width: 500, height: 800 });
    await hydrated(page, 'counter');
  });

  test('a view island hydrates at once', async ({ page }) => {
    await openRuntime(page, { body: island('counter', 'view', COUNTED, { from: 3 }), islands: { counter: COUNTER } });
    await hydrated(page, 'counter');
  });

  test('an interaction island hydrates on a click and replays each click once', async ({ page }) => {
    await openRuntime(page, {
      body: island('counter', 'interaction', COUNTED, { from: 3 }),
      islands: { counter: COUNTER },
    });
    const later = scriptRequests(page);
    await begin(page);
    await assertPending(page, later);
    const more = page.getByRole('button', { name: 'More' });
    await Promise.all([more.click(), more.click()]);
    await hydrated(page, 'counter');
    await page.waitForFunction(() => document.querySelector('output')?.textContent === '5');
    await more.click();
    await page.waitForFunction(() => document.querySelector('output')?.textContent === '6');
  });

  test('an interaction island replays a key press from before its hydration', async ({ page }) => {
    await openRuntime(page, {
      body: island('counter', 'visible', COUNTED, { from: 3 }),
      islands: { counter: COUNTER },
    });
    await page.getByRole('button', { name: 'More' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('output')?.textContent === '4');
    assert.is(await page.evaluate(() => document.activeElement?.textContent), 'More');
  });

  test('an island whose script failed to load is retried at the next click, which is then replayed', async ({
    page,
  }) => {
    const errors = errorsOf(page);
    await openRuntime(page, {
      body: island('counter', 'interaction', COUNTED, { from: 3 }),
      islands: { counter: COUNTER },
    });
    await page.route('**/*.js', (route) => route.abort('internetdisconnected'));
    const more = page.getByRole('button', { name: 'More' });
    const failed = page.waitForEvent('pageerror');
    await more.click();
    await failed;
    await page.unroute('**/*.js');
    await more.click();
    await page.waitForFunction(() => document.querySelector('output')?.textContent === '4');
    assert.is(errors.length, 1);
  });

  test('another part of the page can hydrate an island', async ({ page }) => {
    await openRuntime(page, {
      body: island('counter', 'interaction', COUNTED, { from: 3 }),
      islands: { counter: COUNTER },
    });
    await page.locator('[data-island]').dispatchEvent('island:hydrate');
    await hydrated(page, 'counter');
    assert.is(await page.locator('output').textContent(), '3');
  });

  test('hydration keeps the server’s HTML and replaces no element', async ({ page }) => {
    const errors = errorsOf(page);
    await openRuntime(page, { body: island('counter', 'view', COUNTED, { from: 3 }), islands: { counter: COUNTER } });
    await page.evaluate(() => Reflect.set(window, 'before', document.querySelector('button')));
    await hydrated(page, 'counter');
    assert.ok(await page.evaluate(() => Reflect.get(window, 'before') === document.querySelector('button')));
    assert.equal(errors, []);
  });

  test('a hydration mismatch is an error that tests detect', async ({ page }) => {
    const errors = errorsOf(page);
    await openRuntime(page, { body: island('counter', 'view', COUNTED, { from: 4 }), islands: { counter: COUNTER } });
    await hydrated(page, 'counter');
    assert.is(errors.length, 1);
    // React's error 418: hydration mismatch.
    assert.match(errors[0] ?? '', '418');
  });

  for (const [what, source] of [
    ['throws while hydrating', "export default () => { throw new Error('broken'); };"],
    ['has a module that throws', "throw new Error('broken');"],
    [
      'throws in an effect',
      "import { useEffect } from 'react'; export default ({ from }) => { useEffect(() => { throw new Error('broken'); }, []); return <p><button type=\"button\">More</button> <output>{from}</output></p>; };",
    ],
  ] as const)
    test(`an island that ${what} keeps its server HTML, and the others work`, async ({ page }) => {
      const told = page.waitForEvent('pageerror', ({ message }) => message.includes('broken'));
      await openRuntime(page, {
        body: `${island('broken', 'view', COUNTED, { from: 3 })}${island('counter', 'view', COUNTED, { from: 3 })}`,
        islands: { broken: source, counter: COUNTER },
      });
      await hydrated(page, 'counter');
      await told;
      await page.waitForFunction((html) => document.querySelector('[data-island=broken]')?.innerHTML === html, COUNTED);
      await page.locator('[data-island=counter] button').click();
      assert.is(await page.locator('[data-island=counter] output').textContent(), '4');
    });

  test('an island that throws later gets its server HTML back', async ({ page }) => {
    const source = `
      import { useState } from 'react';
      export default ({ from }) => {
        const [broken, setBroken] = useState(false);
        if (broken) throw new Error('broken');
        return <p><button type="button" onClick={() => setBroken(true)}>More</button> <output>{from}</output></p>;
      };`;
    await openRuntime(page, { body: island('late', 'view', COUNTED, { from: 3 }), islands: { late: source } });
    await hydrated(page, 'late');
    await page.getByRole('button', { name: 'More' }).click();
    await page.locator('[data-state=failed]').waitFor();
    assert.is(await page.locator('[data-island=late]').innerHTML(), COUNTED);
  });
});

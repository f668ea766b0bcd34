/** The island runtime: when islands wake, and what happens where one fails. */
import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser.ts';
import { laterScripts, openRuntime } from '../support/runtime-page.ts';

/** An island that counts: complete without a script, and alive with one. */
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

/** Begins as a visitor does. */
const begin = (page: Page): Promise<void> => page.keyboard.press('Shift');

const errorsOf = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
};

await browserSuite('an island', (test) => {
  test('loads nothing before the visitor scrolls, clicks or types', async ({ page }) => {
    await openRuntime(page, {
      body: island('counter', 'visible', COUNTED, { from: 3 }),
      islands: { counter: COUNTER },
    });
    const first = await laterScripts(page);
    await page.mouse.move(10, 10);
    await page.waitForTimeout(300);
    assert.equal(await laterScripts(page), first);
    assert.is(await state(page, 'counter'), null);
    await begin(page);
    await hydrated(page, 'counter');
    assert.ok((await laterScripts(page)).length > first.length);
  });

  test('that wakes when it is visible sleeps while it is far away', async ({ page }) => {
    const body = `${FAR}${island('counter', 'visible', COUNTED, { from: 3 })}`;
    await openRuntime(page, { body, islands: { counter: COUNTER } });
    await begin(page);
    await page.waitForTimeout(300);
    assert.is(await state(page, 'counter'), null);
    await page.evaluate(() => scrollTo(0, 2600));
    await hydrated(page, 'counter');
  });

  test('that wakes when it is visible wakes at once where a browser cannot tell', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    const body = `${FAR}${island('counter', 'visible', COUNTED, { from: 3 })}`;
    await openRuntime(page, { body, islands: { counter: COUNTER } });
    await begin(page);
    await hydrated(page, 'counter');
  });

  test('that wakes when the browser has time does so after the visitor has begun', async ({ page }) => {
    const body = `${FAR}${island('counter', 'idle', COUNTED, { from: 3 })}`;
    await openRuntime(page, { body, islands: { counter: COUNTER } });
    assert.is(await state(page, 'counter'), null);
    await begin(page);
    await hydrated(page, 'counter');
  });

  test('that wakes with a media query waits until it matches', async ({ page }) => {
    const marked = island('counter', 'media', COUNTED, { from: 3 }).replace(
      'data-props',
      'data-media="(max-width: 600px)" data-props',
    );
    await openRuntime(page, { body: marked, islands: { counter: COUNTER } });
    await begin(page);
    await page.waitForTimeout(200);
    assert.is(await state(page, 'counter'), null);
    await page.setViewportSize({ width: 500, height: 800 });
    await hydrated(page, 'counter');
  });

  test('that is viewed wakes at once', async ({ page }) => {
    await openRuntime(page, { body: island('counter', 'view', COUNTED, { from: 3 }), islands: { counter: COUNTER } });
    await hydrated(page, 'counter');
  });

  test('that wakes with an interaction does what was clicked, once for each click', async ({ page }) => {
    await openRuntime(page, {
      body: island('counter', 'interaction', COUNTED, { from: 3 }),
      islands: { counter: COUNTER },
    });
    await begin(page);
    await page.waitForTimeout(200);
    assert.is(await state(page, 'counter'), null);
    const more = page.getByRole('button', { name: 'More' });
    await Promise.all([more.click(), more.click()]);
    await hydrated(page, 'counter');
    await page.waitForFunction(() => document.querySelector('output')?.textContent === '5');
    await more.click();
    await page.waitForFunction(() => document.querySelector('output')?.textContent === '6');
  });

  test('does what was pressed on the keyboard while it slept', async ({ page }) => {
    await openRuntime(page, {
      body: island('counter', 'visible', COUNTED, { from: 3 }),
      islands: { counter: COUNTER },
    });
    await page.getByRole('button', { name: 'More' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('output')?.textContent === '4');
    assert.is(await page.evaluate(() => document.activeElement?.textContent), 'More');
  });

  test('whose script cannot be had is asked for again by the next click, which is done then', async ({ page }) => {
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

  test('can be woken by another part of the page', async ({ page }) => {
    await openRuntime(page, {
      body: island('counter', 'interaction', COUNTED, { from: 3 }),
      islands: { counter: COUNTER },
    });
    await page.locator('[data-island]').dispatchEvent('island:hydrate');
    await hydrated(page, 'counter');
    assert.is(await page.locator('output').textContent(), '3');
  });

  test('keeps the markup of the server as it is: nothing is drawn anew', async ({ page }) => {
    const errors = errorsOf(page);
    await openRuntime(page, { body: island('counter', 'view', COUNTED, { from: 3 }), islands: { counter: COUNTER } });
    await page.evaluate(() => Reflect.set(window, 'before', document.querySelector('button')));
    await hydrated(page, 'counter');
    assert.ok(await page.evaluate(() => Reflect.get(window, 'before') === document.querySelector('button')));
    assert.equal(errors, []);
  });

  test('whose markup differs from the server’s is an error that tests see', async ({ page }) => {
    const errors = errorsOf(page);
    await openRuntime(page, { body: island('counter', 'view', COUNTED, { from: 4 }), islands: { counter: COUNTER } });
    await hydrated(page, 'counter');
    assert.is(errors.length, 1);
    // React's error 418: what was rendered did not match.
    assert.match(errors[0] ?? '', '418');
  });

  for (const [what, source] of [
    ['throws when it wakes', "export default () => { throw new Error('broken'); };"],
    ['has a module that throws', "throw new Error('broken');"],
    [
      'throws in an effect',
      "import { useEffect } from 'react'; export default ({ from }) => { useEffect(() => { throw new Error('broken'); }, []); return <p><button type=\"button\">More</button> <output>{from}</output></p>; };",
    ],
  ] as const)
    test(`that ${what} leaves its server HTML in place and the others working`, async ({ page }) => {
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

  test('that throws later gets its server HTML back', async ({ page }) => {
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

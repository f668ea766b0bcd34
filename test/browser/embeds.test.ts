/** Document 1, section 7: embeds of third parties; decisions, “Consent first”; domain rules, PRIV-1 and PRIV-5. */
import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { LOAD_LIMIT_MS } from '../../components/islands/embed/state.ts';
import { browserSuite, PHONE } from '../support/browser.ts';
import {
  buttonOf,
  EMBEDS,
  type Embed,
  focusedName,
  heldBack,
  linkOf,
  map,
  newsletter,
  provide,
  regionOf,
  retryOf,
  runsOf,
  scheduler,
  statusOf,
} from '../support/providers.ts';
import { answered, frame } from '../support/visiting.ts';
import { quiet } from '../support/waiting.ts';

/** Embeds that are drawn by a script. */
const SCRIPTED = [scheduler, newsletter] as const;

/** Opens the page of an embed as a visitor who has rejected cookies, and fails if any error occurs on it. */
async function open(page: Page, embed: Embed): Promise<readonly string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await answered(page);
  await page.goto(embed.route);
  return errors;
}

const shown = (page: Page, embed: Embed) => regionOf(page, embed).waitFor();

/** The frameworks and scripts of the page itself that have loaded. */
const scriptsOf = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);

const allowed = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (self === top) localStorage.setItem('consent', '{"measurement":false,"marketing":false,"embeds":true}');
  });

const withoutStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
  });

await browserSuite('embeds of third parties', (test, site) => {
  for (const embed of EMBEDS) {
    test(`${embed.what}: no third party is requested before the click, and the provider once after it`, async ({
      page,
      context,
      elsewhere,
    }) => {
      const { asked } = await provide(context, embed);
      const errors = await open(page, embed);
      await buttonOf(page, embed).scrollIntoViewIfNeeded();
      await quiet(page);
      assert.equal(elsewhere, []);
      const before = await scriptsOf(page);
      await buttonOf(page, embed).click();
      await shown(page, embed);
      assert.is(asked.length, 1);
      assert.ok((await scriptsOf(page)) > before);
      assert.equal(new Set(elsewhere.map((address) => new URL(address).host)), new Set([new URL(embed.address).host]));
      assert.equal(errors, []);
    });

    for (const key of ['Enter', 'Space'])
      test(`${embed.what}: it loads with ${key} alone, and the focus moves to the labelled region`, async ({
        page,
        context,
      }) => {
        await provide(context, embed);
        await open(page, embed);
        await buttonOf(page, embed).focus();
        await page.keyboard.press(key);
        await shown(page, embed);
        assert.is(await focusedName(page), embed.name);
        assert.is(await buttonOf(page, embed).count(), 0);
      });

    test(`${embed.what}: the focus moves to it after a click`, async ({ page, context }) => {
      await provide(context, embed);
      await open(page, embed);
      await buttonOf(page, embed).click();
      await shown(page, embed);
      assert.is(await focusedName(page), embed.name);
    });

    test(`${embed.what}: the focus stays if the visitor has moved on meanwhile`, async ({ page, context }) => {
      const { answer, release } = heldBack(embed);
      await provide(context, embed, answer);
      await open(page, embed);
      await buttonOf(page, embed).click();
      await linkOf(page, embed).focus();
      release();
      await shown(page, embed);
      assert.match(await focusedName(page), embed.link);
    });

    test(`${embed.what}: the plain link stays after it has loaded`, async ({ page, context }) => {
      await provide(context, embed);
      await open(page, embed);
      assert.ok(await linkOf(page, embed).isVisible());
      await buttonOf(page, embed).click();
      await shown(page, embed);
      assert.ok(await linkOf(page, embed).isVisible());
    });

    test(
      `${embed.what}: without scripts the link is there and no button`,
      async ({ page, elsewhere }) => {
        await page.goto(embed.route);
        assert.ok(await linkOf(page, embed).isVisible());
        assert.is(await buttonOf(page, embed).count(), 0);
        assert.is(await regionOf(page, embed).count(), 0);
        assert.equal(elsewhere, []);
      },
      { javaScriptEnabled: false },
    );

    test(`${embed.what}: after earlier consent it loads without a click when it scrolls into view, and takes no focus`, async ({
      page,
      context,
      elsewhere,
    }) => {
      const { asked } = await provide(context, embed);
      await allowed(page);
      await page.goto(embed.route);
      await quiet(page);
      assert.equal(elsewhere, []);
      await page.locator('.embed').scrollIntoViewIfNeeded();
      await shown(page, embed);
      assert.is(asked.length, 1);
      assert.is(await focusedName(page), await page.evaluate(() => document.body.textContent));
    });

    test(`${embed.what}: it loads at once if it is visible when consent is given`, async ({
      page,
      context,
      elsewhere,
    }) => {
      const { asked } = await provide(context, embed);
      await page.goto(embed.route);
      await page.locator('.embed').scrollIntoViewIfNeeded();
      assert.equal(elsewhere, []);
      await page.getByText('Choose one by one').click();
      await page.getByRole('checkbox', { name: 'Content of other companies' }).check();
      await page.getByRole('button', { name: 'Save my choice' }).click();
      await shown(page, embed);
      assert.is(asked.length, 1);
    });

    test(`${embed.what}: it loads on a click if storage is denied`, async ({ page, context }) => {
      await provide(context, embed);
      await withoutStorage(page);
      await page.goto(embed.route);
      await page.getByRole('button', { name: 'Reject' }).click();
      await buttonOf(page, embed).click();
      await shown(page, embed);
    });

    test(`${embed.what}: after 8 s of loading the status refers to the link, but the embed may still arrive`, async ({
      page,
      context,
    }) => {
      const { answer, release } = heldBack(embed);
      const { asked } = await provide(context, embed, answer);
      await page.clock.install({ time: 0 });
      await open(page, embed);
      await page.clock.pauseAt(60_000);
      await buttonOf(page, embed).click();
      await frame(page);
      const thing = /(calendar|form|map)$/.exec(embed.button)?.[0];
      await statusOf(page).getByText(`Loading the ${thing}…`, { exact: true }).waitFor();
      await page.clock.runFor(LOAD_LIMIT_MS - 1);
      assert.is(await statusOf(page).innerText(), `Loading the ${thing}…`);
      await page.clock.runFor(1);
      const late = `The ${thing} is taking too long to load. Please use the link instead.`;
      await statusOf(page).getByText(late, { exact: true }).waitFor();
      assert.ok(await linkOf(page, embed).isVisible());
      await retryOf(page).click();
      await statusOf(page).getByText(`Loading the ${thing}…`, { exact: true }).waitFor();
      await page.clock.runFor(1000);
      assert.is(asked.length, 1);
      release();
      await page.clock.resume();
      await shown(page, embed);
      assert.is(asked.length, 1);
      assert.is(await statusOf(page).innerText(), '');
    });
  }

  for (const embed of EMBEDS.filter((one) => one !== map)) {
    const thing = embed === newsletter ? 'form' : 'calendar';
    const failed = `The ${thing} could not be loaded. Please use the link instead.`;

    for (const [how, fail] of [
      ['is refused by the provider', { status: 500, body: 'Out of order' }],
      ['is blocked', 'blockedbyclient'],
    ] as const)
      test(`${embed.what}: if it ${how}, the link stays, the status says so, and the visitor can retry`, async ({
        page,
        context,
      }) => {
        const { asked } = await provide(context, embed, (route, count) => {
          if (count > 1) return route.fulfill(embed.answer);
          return typeof fail === 'string' ? route.abort(fail) : route.fulfill(fail);
        });
        const errors = await open(page, embed);
        await buttonOf(page, embed).click();
        await statusOf(page).getByText(failed, { exact: true }).waitFor();
        assert.ok(await linkOf(page, embed).isVisible());
        assert.is(await regionOf(page, embed).count(), 0);
        assert.is(await focusedName(page), 'Try again');
        await retryOf(page).click();
        await shown(page, embed);
        assert.is(asked.length, 2);
        assert.is(await focusedName(page), embed.name);
        assert.is(await statusOf(page).innerText(), '');
        assert.equal(errors, []);
      });
  }

  test('the map: if it is blocked, which a page cannot detect, the link stays', async ({ page, context }) => {
    await provide(context, map, (route) => route.abort('blockedbyclient'));
    await open(page, map);
    await buttonOf(page, map).click();
    await shown(page, map);
    assert.ok(await linkOf(page, map).isVisible());
  });

  test('the map: the frame has a title and the key of the config, and receives the site’s origin but not the page’s URL', async ({
    page,
    context,
  }) => {
    let referrer: string | undefined;
    await provide(context, map, (route) => {
      referrer = route.request().headers().referer;
      return route.fulfill(map.answer);
    });
    await page.goto('/clinic');
    await page.getByRole('button', { name: 'Reject' }).click();
    await buttonOf(page, map).click();
    await shown(page, map);
    const frame = regionOf(page, map).locator('iframe');
    assert.is(await frame.getAttribute('title'), map.name);
    assert.is(await frame.getAttribute('src'), map.address);
    assert.is(await frame.getAttribute('loading'), 'lazy');
    assert.is(await frame.getAttribute('referrerpolicy'), 'strict-origin-when-cross-origin');
    assert.is(referrer, `${site.url}/`);
  });

  test('the map replaces the drawn one, and nothing around it moves', async ({ page, context }) => {
    await provide(context, map);
    await open(page, map);
    await buttonOf(page, map).scrollIntoViewIfNeeded();
    const section = page.locator('section:has(> .embed)');
    const before = await section.boundingBox();
    await buttonOf(page, map).click();
    await shown(page, map);
    assert.equal(await section.boundingBox(), before);
    const drawn = await page.locator('.embed .plate').boundingBox();
    assert.equal(await regionOf(page, map).locator('iframe').boundingBox(), drawn);
  });

  for (const embed of SCRIPTED) {
    test(`${embed.what}: its script runs once, however often the button is used`, async ({ page, context }) => {
      const { answer, release } = heldBack(embed);
      const { asked } = await provide(context, embed, answer);
      await open(page, embed);
      await buttonOf(page, embed).click();
      await statusOf(page).getByText('Loading').waitFor();
      await buttonOf(page, embed).click({ force: true });
      await buttonOf(page, embed).press('Enter');
      release();
      await shown(page, embed);
      assert.is(asked.length, 1);
      assert.is(await runsOf(page), 1);
    });

    test(`${embed.what}: a script that draws nothing has failed after 8 s, and the visitor can retry`, async ({
      page,
      context,
    }) => {
      const { asked } = await provide(context, embed, (route, count) =>
        route.fulfill(count > 1 ? embed.answer : { contentType: 'text/javascript', body: 'void 0' }),
      );
      await page.clock.install();
      await open(page, embed);
      await buttonOf(page, embed).click();
      await statusOf(page).getByText('Loading').waitFor();
      const failure = statusOf(page).getByText('could not be loaded');
      while (!(await failure.isVisible())) await page.clock.runFor(LOAD_LIMIT_MS / 4);
      await retryOf(page).click();
      await shown(page, embed);
      assert.is(asked.length, 2);
      assert.is(await regionOf(page, embed).locator('a').count(), 1);
    });
  }

  test('after Reject, no third-party embed loads when it scrolls into view', async ({ page, elsewhere }) => {
    await answered(page);
    for (const { route } of EMBEDS) {
      await page.goto(route);
      await page.locator('.embed').scrollIntoViewIfNeeded();
      await quiet(page);
    }
    assert.equal(elsewhere, []);
  });

  test('consent for statistics and newsletters alone loads no embed', async ({ page, elsewhere }) => {
    await page.addInitScript(() =>
      localStorage.setItem('consent', '{"measurement":true,"marketing":true,"embeds":false}'),
    );
    for (const { route } of EMBEDS) {
      await page.goto(route);
      await page.locator('.embed').scrollIntoViewIfNeeded();
      await quiet(page);
    }
    const hosts = new Set(elsewhere.map((address) => new URL(address).pathname));
    assert.equal(hosts, new Set(['/container.js', '/onsite.js']));
  });

  test('scripts are added only by URL, so a policy that lists the providers allows them', async ({ page, context }) => {
    for (const embed of SCRIPTED) {
      await provide(context, embed);
      await context.route(`**${embed.route}`, async (route) => {
        const response = await route.fetch();
        const policy = `script-src 'self' 'inline-speculation-rules' ${new URL(embed.address).origin}; object-src 'none'; base-uri 'none'`;
        await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
      });
      const refused: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') refused.push(message.text());
      });
      await open(page, embed);
      await buttonOf(page, embed).click();
      await shown(page, embed);
      assert.equal(refused, []);
    }
  });

  test(
    'embeds have their full width on a phone',
    async ({ page, context }) => {
      await provide(context, scheduler);
      await open(page, scheduler);
      await buttonOf(page, scheduler).click();
      await shown(page, scheduler);
      assert.is((await regionOf(page, scheduler).boundingBox())?.width, PHONE.width);
    },
    { viewport: PHONE },
  );
});

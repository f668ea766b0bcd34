import type { BrowserContext, Locator, Page } from 'playwright';
import { frameDrawn } from './waiting.ts';

/** Actions of a visitor on a page, and the elements that they use. */
export const menuButton = (page: Page): Locator => page.getByRole('button', { name: 'Menu' });
export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' });
export const bookingBar = (page: Page): Locator => page.getByRole('region', { name: 'Quick booking' });
export const chatButton = (page: Page): Locator => page.getByRole('link', { name: 'Message the clinic' });

/** If the test controls the clock, draws the next frame: a pending island that was clicked hydrates after it. */
export const frame = (page: Page): Promise<void> => page.clock.runFor(20);

/** A visitor who has answered the cookie banner on an earlier visit. */
export const answered = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    // Third-party frames have their own storage.
    if (self === top) localStorage.setItem('consent', '{"measurement":false,"marketing":false,"embeds":false}');
  });
};

/** Answers the cookie banner with Reject, so that nothing covers the page. */
export const rejectCookies = async (page: Page): Promise<void> => {
  const reject = page.getByRole('button', { name: 'Reject' });
  const asked = await page.evaluate(() => localStorage.getItem('consent') === null).catch(() => true);
  if (asked) await reject.click();
};

/** Simulates the event of a page restored from the back/forward cache. */
export const restore = (page: Page): Promise<void> =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

/** Makes pages that are opened from now on prerendered and hidden, as a browser does with pages that may come next. */
export const prepare = async (page: Page): Promise<void> => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true, writable: true }),
  );
};

/** Activates the prerendered page. */
export const activate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });

/** Opens every question, so that its answer is checked too. */
export const openQuestions = (page: Page): Promise<void> =>
  page.locator('details').evaluateAll((all) => {
    for (const item of all) {
      item.removeAttribute('name');
      item.setAttribute('open', '');
    }
  });

/** Links to the booking system. */
export const BOOKING = 'a[href^="/go/"]';

/** Jumps to a scroll position and waits until the page has been drawn there. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  // In this frame, scroll-driven animations have been applied.
  await frameDrawn(page);
}

/** Waits until all transitions have ended. Animations are ignored: some never end. */
export const transitionsEnded = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !document.getAnimations().some((each) => each instanceof CSSTransition));
};

/** The visible text of a link. */
export const seenWords = (text: string): string => text.replace(/\s*\(opens in a new tab\)/, '').trim();

/** Opens the first two questions of each accordion on a page. Returns the items that do not open or close correctly. */
export async function accordionFaults(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  const named = page.locator('details[name]');
  const names = await named.evaluateAll((all) => all.map((item) => item.getAttribute('name') ?? ''));
  for (const name of new Set(names)) {
    const items = page.locator(`details[name="${name}"]`);
    const [first, second] = [items.nth(0), items.nth(1)];
    if (!(await isOpen(first))) await first.locator('summary').click();
    if (!(await isOpen(first))) faults.push(`the first of “${name}” does not open`);
    if ((await items.count()) === 1) continue;
    await second.locator('summary').click();
    if (!(await isOpen(second))) faults.push(`the second of “${name}” does not open`);
    if (await isOpen(first)) faults.push(`the first of “${name}” stays open beside the second`);
  }
  return faults;
}

/** Returns whether an item is open and its content visible. */
const isOpen = async (item: Locator): Promise<boolean> => {
  const open = await item.evaluate((element) => element.hasAttribute('open'));
  return open && (await item.locator('summary ~ *').first().isVisible());
};

/**
 * Returns booking links of the page's content that a click would not reach, because something covers them or they have
 * no size.
 */
export const unclickable = (page: Page): Promise<readonly string[]> =>
  page.locator(`main ${BOOKING}`).evaluateAll((links) =>
    links.flatMap((link) => {
      link.closest('details')?.setAttribute('open', '');
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const reached = [...link.getClientRects()].some(({ left, top, width, height }) => {
        const target = document.elementFromPoint(left + width / 2, top + height / 2);
        return link.contains(target);
      });
      return reached ? [] : [`a click cannot reach “${link.textContent?.slice(0, 60)}”`];
    }),
  );

export async function closeDrawer(page: Page): Promise<void> {
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await drawer(page).waitFor({ state: 'hidden' });
}

/** Returns the addresses of all links in the main part that the Tab key reaches; closed questions are opened. */
export async function tabbedLinks(page: Page): Promise<ReadonlySet<string>> {
  const met = new Set<string>();
  const most = (await page.locator('main :is(a,button,summary,input)').count()) + 1;
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const { inside, href, closed } = await page.evaluate(() => ({
      inside: Boolean(document.activeElement?.closest('main')),
      href: document.activeElement?.getAttribute('href'),
      closed: document.activeElement?.matches('details:not([open])>summary'),
    }));
    if (!inside) break;
    if (href) met.add(href);
    if (closed) await page.keyboard.press('Enter');
  }
  return met;
}

/**
 * Scrolls to an island, and waits until it is hydrated.
 * @param pass advances the clock if the test controls it
 */
export async function hydratedIsland(page: Page, name: string, pass?: () => Promise<void>): Promise<Locator> {
  const island = page.locator(`[data-island="${name}"]`).first();
  await island.evaluate((element) =>
    element.firstElementChild?.scrollIntoView({ behavior: 'instant', block: 'center' }),
  );
  while (pass && (await island.getAttribute('data-state')) !== 'hydrated') await pass();
  await page.locator(`[data-island="${name}"][data-state="hydrated"]`).first().waitFor({ state: 'attached' });
  return island;
}

/** Hydrates every island of a page, including those that wait for the visitor. */
export async function hydrateAll(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  for (const island of await page.locator('[data-island]').all()) {
    await island.locator('>*').first().scrollIntoViewIfNeeded();
    await island.dispatchEvent('island:hydrate');
  }
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-island]')].every(({ dataset }) => dataset.state === 'hydrated'),
  );
}

/** A swipe takes 200 ms, and the finger is then still for as long: a fling would scroll on. */
const SWIPE_S = 0.2;

/**
 * Swipes sideways over an element with a finger, from its middle, once the page no longer scrolls below the finger. The
 * events have times of their own, because a busy machine sends them so late that the finger seems to be fast.
 */
export async function swipe(context: BrowserContext, part: Locator, by: number): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (!box) throw new Error('There is nothing to swipe over.');
  const session = await context.newCDPSession(part.page());
  const [x, y] = [Math.round(box.x + box.width / 2 - by / 2), Math.round(box.y + box.height / 2)];
  const start = Date.now() / 1000 - 2 * SWIPE_S;
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      ...{ type, timestamp: start + SWIPE_S * part },
      touchPoints: [{ x: Math.round(x + by * part), y }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', step / 10);
  await session.send('Input.dispatchTouchEvent', {
    ...{ type: 'touchEnd', timestamp: start + 2 * SWIPE_S },
    touchPoints: [],
  });
}

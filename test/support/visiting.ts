import type { BrowserContext, Locator, Page } from 'playwright';

/** What a visitor does on a page, and the parts of it that they do it with. */
export const menuButton = (page: Page): Locator => page.getByRole('button', { name: 'Menu' });
export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' });
export const bookingBar = (page: Page): Locator => page.getByRole('region', { name: 'Quick booking' });
export const chatButton = (page: Page): Locator => page.getByRole('link', { name: 'Message the clinic' });

/** Lets the frame be drawn in which a sleeping island was clicked, where the clock is the test's: it wakes after that. */
export const frame = (page: Page): Promise<void> => page.clock.runFor(20);

/** A visitor who has answered the question about cookies on an earlier visit. */
export const answered = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    // What others show in frames of their own keeps what it likes.
    if (self === top) localStorage.setItem('consent', '{"measurement":false,"marketing":false,"embeds":false}');
  });
};

/** Answers the question about cookies with Reject, so that nothing lies over the page. */
export const rejectCookies = async (page: Page): Promise<void> => {
  const reject = page.getByRole('button', { name: 'Reject' });
  const asked = await page.evaluate(() => localStorage.getItem('consent') === null).catch(() => true);
  if (asked) await reject.click();
};

/** Says that the page came back from the browser's cache, as the browser does. */
export const restore = (page: Page): Promise<void> =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

/** Pages that are opened from now on are prepared in advance and not seen yet, as a browser does it with pages that may come next. */
export const prepare = async (page: Page): Promise<void> => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true, writable: true }),
  );
};

/** Shows the page that was prepared. */
export const activate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });

/** Pages of different shapes, for what would take long on all. */
export const SHAPES = [
  '/',
  '/skin',
  '/mind',
  '/treatments',
  '/treatments/profhilo',
  '/consultations/skin',
  '/bio',
  '/terms',
] as const;

/** Opens every question, so that its answer is looked at too. */
export const openQuestions = (page: Page): Promise<void> =>
  page.locator('details').evaluateAll((all) => {
    for (const item of all) {
      item.removeAttribute('name');
      item.setAttribute('open', '');
    }
  });

/** Links to the booking system. */
export const BOOKING = 'a[href^="/go/"]';

/** Scrolls to a distance from the top at once, and waits until the page has been drawn there. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  // A screenshot of one pixel waits for the frame in which animations that follow the scroll have been applied.
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
}

/** Waits until nothing changes its colour or place any more. Animations are left out: some go on for ever. */
export const transitionsEnded = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !document.getAnimations().some((each) => each instanceof CSSTransition));
};

/** The words of a link as they are seen. */
export const seenWords = (text: string): string => text.replace(/\s*\(opens in a new tab\)/, '').trim();

/** Opens the first two questions of each accordion of a page. Gives what does not behave. */
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

/** Open, and its content is seen. */
const isOpen = async (item: Locator): Promise<boolean> => {
  const open = await item.evaluate((element) => element.hasAttribute('open'));
  return open && (await item.locator('summary ~ *').first().isVisible());
};

/** Booking links of the page itself that a click would not reach, because something lies over them or they have no room. */
export const unclickable = (page: Page): Promise<readonly string[]> =>
  page.locator(`main ${BOOKING}`).evaluateAll((links) =>
    links.flatMap((link) => {
      link.closest('details')?.setAttribute('open', '');
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const reached = [...link.getClientRects()].some(({ left, top, width, height }) => {
        const target = document.elementFromPoint(left + width / 2, top + height / 2);
        return link.contains(target);
      });
      return reached ? [] : [`no click on “${link.textContent?.slice(0, 60)}”`];
    }),
  );

export async function closeDrawer(page: Page): Promise<void> {
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await drawer(page).waitFor({ state: 'hidden' });
}

/** The addresses of all links that the Tab key comes to on its way through the main part; closed questions are opened. */
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
 * Scrolls to an island, and waits until it is awake.
 * @param pass lets time pass where the clock is the test's
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

/** Wakes every island of a page, also those that wait for the visitor. */
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

/** Sweeps sideways over a part of the page with a finger, from its middle. */
export async function swipe(context: BrowserContext, part: Locator, by: number): Promise<void> {
  const box = await part.boundingBox();
  if (!box) throw new Error('There is nothing to sweep over.');
  const session = await context.newCDPSession(part.page());
  const [x, y] = [Math.round(box.x + box.width / 2 - by / 2), Math.round(box.y + box.height / 2)];
  const touch = (type: 'touchStart' | 'touchMove', at: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: Math.round(at), y }] });
  await touch('touchStart', x);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', x + (by * step) / 10);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

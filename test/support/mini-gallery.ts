import type { Locator, Page } from 'playwright';
import * as assert from 'uvu/assert';
import { dataLayer } from './measuring.ts';
import { scrollTo } from './visiting.ts';
import { atRest } from './waiting.ts';

/** The items of the gallery, as they are counted. */
export const ITEMS = [
  { id: 'forehead', title: 'Forehead', position: 1 },
  { id: 'frown', title: 'Frown', position: 2 },
  { id: 'undereye', title: 'Undereye', position: 3 },
  { id: 'masseter', title: 'Masseter', position: 4 },
] as const;
export const IMPRESSION = { event: 'mini_gallery_impression', items: ITEMS };

/** The gallery's section and its elements. */
export const gallery = (page: Page): Locator => page.getByRole('region', { name: 'Results' });
export const list = (page: Page): Locator => gallery(page).getByRole('list');
export const tile = (page: Page, title: string): Locator =>
  gallery(page).getByRole('link', { name: title, exact: true });
export const arrows = (page: Page): Locator => gallery(page).getByRole('button');
export const arrow = (page: Page, name: 'Previous' | 'Next'): Locator =>
  gallery(page).getByRole('button', { name: `${name} result` });
export const seeAll = (page: Page): Locator => gallery(page).getByRole('link', { name: 'See all results' });

/** Collects the gallery images that the page requests from now on. */
export function asked(page: Page): readonly string[] {
  const all: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/gallery-')) all.push(request.url());
  });
  return all;
}

/** The gallery's events in the data layer. */
export const events = async (page: Page): Promise<readonly unknown[]> =>
  (await dataLayer(page)).filter(({ event }) => String(event).startsWith('mini_gallery'));

/** Scrolls until a share of the section is visible, plus or minus some pixels. */
export async function scrollToShare(page: Page, share: number, more: number): Promise<void> {
  const top = await gallery(page).evaluate((section, part) => {
    const box = section.getBoundingClientRect();
    return scrollY + box.top + part * box.height - innerHeight;
  }, share);
  await scrollTo(page, top + more);
}

/** The visible share of each tile's text, from 0 to 1. */
export const words = (page: Page): Promise<readonly number[]> =>
  list(page)
    .locator('h3 a,p span')
    .evaluateAll((all) => all.map((element) => Number(getComputedStyle(element).opacity)));

export const ALL_SEEN = Array.from({ length: 8 }, () => 1);
const NONE_SEEN = ALL_SEEN.map(() => 0);

/** Asserts that nothing has been fetched, displayed or counted. */
export async function assertWaiting(page: Page): Promise<void> {
  await atRest(page);
  assert.equal(await words(page), NONE_SEEN);
  assert.is(await list(page).locator('img:visible').count(), 0);
  assert.is(await arrows(page).count(), 0);
  assert.equal(await events(page), []);
}

/** Waits until the first image has loaded and is visible. */
export async function loaded(page: Page): Promise<void> {
  const image = list(page).locator('img').first();
  await image.waitFor();
  await image.evaluate((image: HTMLImageElement) => image.decode());
  assert.equal(await words(page), ALL_SEEN);
}

/** Opens the link-in-bio page and scrolls to its gallery. */
export async function comeToGallery(page: Page): Promise<void> {
  await page.goto('/bio');
  await scrollToShare(page, 1, 0);
  await loaded(page);
}

/** Waits until this is the first fully visible tile. */
export const first = (page: Page, title: string): Promise<unknown> =>
  page.waitForFunction((expected) => {
    const list = document.querySelector('[data-does~="mini-gallery"] ul');
    const { left, right } = list?.getBoundingClientRect() ?? { left: 0, right: 0 };
    const whole = [...(list?.children ?? [])].find((item) => {
      const box = item.getBoundingClientRect();
      return box.left > left - 2 && box.right < right + 2;
    });
    return whole?.querySelector('h3')?.textContent === expected;
  }, title);

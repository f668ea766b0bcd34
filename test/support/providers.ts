import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page, Route } from 'playwright';
import { gate } from './gate.ts';
import { ROOT } from './sites.ts';

/** A third-party embed on the shipped site. */
export interface Embed {
  /** Ends the titles of tests. */
  readonly what: string;
  readonly route: string;
  /** The label of the button. */
  readonly button: string;
  /** The accessible name of the frame. */
  readonly name: string;
  /** The URL that is requested when it loads. */
  readonly address: string;
  /** The response of a substitute for the real provider. */
  readonly answer: { readonly contentType: string; readonly body: string };
  /** The plain link to the same service. */
  readonly link: string;
}

/** A script that draws a link into its container and counts its runs. */
const drawing = (selector: string): string => `
  window.runs = (window.runs ?? 0) + 1;
  const link = document.createElement('a');
  link.href = 'https://provider.example/';
  link.textContent = 'Drawn by the provider';
  document.querySelector(${JSON.stringify(selector)}).append(link);`;

const CALENDAR_SCRIPT = 'https://app.cal.com/embed/embed.js';

export const scheduler: Embed = {
  what: 'the appointment scheduler',
  route: '/consultations/skin',
  button: 'Load the calendar',
  name: 'Appointments for a skin consultation',
  address: 'https://scheduler.example/embed.js',
  answer: { contentType: 'text/javascript', body: drawing('#skin-scheduler') },
  link: 'Book on the scheduler’s own page',
};

export const newsletter: Embed = {
  what: 'the newsletter form',
  route: '/mind',
  button: 'Load the form',
  name: 'Letters on performance',
  address: 'https://newsletter.example/form.js',
  answer: { contentType: 'text/javascript', body: drawing('[data-form-id="AbC123"]') },
  link: 'Ask for the letters by e-mail',
};

export const map: Embed = {
  what: 'the map',
  route: '/',
  button: 'Show the map',
  name: 'Map of the clinic and the streets around it',
  address: 'https://maps.example/embed?key=PUBLIC-KEY',
  answer: { contentType: 'text/html', body: '<!doctype html><title>A map</title><p>Drawn by the provider</p>' },
  link: 'Open the map',
};

/** The calendar's script is the real one, from its package. */
export const calendar: Embed = {
  what: 'the calendar',
  route: '/consultations/mind',
  button: 'Load the calendar',
  name: 'Calendar of mind consultations',
  address: CALENDAR_SCRIPT,
  answer: {
    contentType: 'text/javascript',
    body: await readFile(join(ROOT, 'node_modules/@calcom/embed-core/dist/embed/embed.js'), 'utf8'),
  },
  link: 'Book on the calendar’s own page',
};

export const EMBEDS = [scheduler, calendar, newsletter, map] as const;

/** Answers requests to a provider and counts them; `how` may answer differently. */
export async function provide(
  context: BrowserContext,
  embed: Embed,
  how: (route: Route, count: number) => Promise<void> = (route) => route.fulfill(embed.answer),
): Promise<{ readonly asked: readonly string[] }> {
  const asked: string[] = [];
  await context.route(embed.address, async (route) => {
    asked.push(route.request().url());
    await how(route, asked.length);
  });
  return { asked };
}

/** Responses that are held back until they are released. */
export function heldBack(embed: Embed): {
  readonly answer: (route: Route) => Promise<void>;
  readonly release: () => void;
} {
  const { opened, open } = gate();
  return { answer: (route) => opened.then(() => route.fulfill(embed.answer)), release: open };
}

/** The elements of an embed on its page. */
export const buttonOf = (page: Page, { button }: Embed): Locator => page.getByRole('button', { name: button });
export const retryOf = (page: Page): Locator => page.getByRole('button', { name: 'Try again' });
export const regionOf = (page: Page, { name }: Embed): Locator => page.getByRole('region', { name });
export const linkOf = (page: Page, { link }: Embed): Locator =>
  page.locator('.embed').getByRole('link', { name: link });
export const statusOf = (page: Page): Locator => page.locator('.embed').getByRole('status');

/** Describes the focused element: the name of a region, the label of a button or link. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
  });

/** Number of runs of a provider's script. */
export const runsOf = (page: Page): Promise<number> =>
  page.evaluate(() => ('runs' in window && typeof window.runs === 'number' ? window.runs : 0));

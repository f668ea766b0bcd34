import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page, Route } from 'playwright';
import { gate } from './gate.ts';
import { ROOT } from './sites.ts';

/** A place of the shipped site in which another provider shows something. */
export interface Embed {
  /** As the end of a sentence. */
  readonly what: string;
  readonly route: string;
  /** The words on its button. */
  readonly button: string;
  /** What its place is called. */
  readonly name: string;
  /** What is asked for when it is loaded. */
  readonly address: string;
  /** What a provider in the place of the real one answers. */
  readonly answer: { readonly contentType: string; readonly body: string };
  /** The plain link that does the same without it. */
  readonly link: string;
}

/** A script that draws into the place that it looks for, with a link in it, and counts how often it ran. */
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

/** The calendar's script is the real one, of its own package. */
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

/** Answers for a provider, and counts what it was asked for; `how` may answer otherwise. */
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

/** Answers that are kept back until they are released. */
export function heldBack(embed: Embed): {
  readonly answer: (route: Route) => Promise<void>;
  readonly release: () => void;
} {
  const { opened, open } = gate();
  return { answer: (route) => opened.then(() => route.fulfill(embed.answer)), release: open };
}

/** The parts of an embed on its page. */
export const buttonOf = (page: Page, { button }: Embed): Locator => page.getByRole('button', { name: button });
export const retryOf = (page: Page): Locator => page.getByRole('button', { name: 'Try again' });
export const regionOf = (page: Page, { name }: Embed): Locator => page.getByRole('region', { name });
export const linkOf = (page: Page, { link }: Embed): Locator =>
  page.locator('.embed').getByRole('link', { name: link });
export const statusOf = (page: Page): Locator => page.locator('.embed').getByRole('status');

/** What the visitor has the focus on: the name of a region, the words of a button or link. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
  });

/** How often the script of a provider ran. */
export const runsOf = (page: Page): Promise<number> =>
  page.evaluate(() => ('runs' in window && typeof window.runs === 'number' ? window.runs : 0));

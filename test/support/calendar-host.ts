import type { BrowserContext, Frame, Page } from 'playwright';
import { calendar, provide } from './providers.ts';

/** A command to the calendar's script; elements are given by their class. */
export type Instruction = readonly unknown[];

/** Records the commands given to the calendar's script before it runs, and then runs the real script. */
const listening = (script: string): string => `
  window.said = JSON.parse(JSON.stringify({ page: Cal.q, ns: Object.fromEntries(Object.entries(Cal.ns).map(([name, { q }]) => [name, q])) },
    (key, value) => value instanceof Element ? value.className : value));
  ${script}`;

/**
 * A page of the calendar's host, which announces to its parent page that it is ready, and records the messages it gets.
 */
const BOOKING_PAGE = `<!doctype html><title>Booking page</title><p>Free times</p><script>
  window.told = [];
  addEventListener('message', ({ data }) => data.originator === 'CAL' && told.push(data));
  const namespace = new URLSearchParams(location.search).get('embed');
  for (const type of ['__iframeReady', 'linkReady'])
    parent.postMessage({ originator: 'CAL', type, namespace, fullType: 'CAL:' + namespace + ':' + type, data: {} }, '*');
</script>`;

/** The calendar's host: its real script, and a substitute for its page. */
export async function calendarHost(context: BrowserContext) {
  const pages: string[] = [];
  await context.route('https://app.cal.com/**', (route) => {
    pages.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: BOOKING_PAGE });
  });
  const { contentType, body } = calendar.answer;
  const { asked } = await provide(context, calendar, (route) => route.fulfill({ contentType, body: listening(body) }));
  return { asked, pages };
}

/** The recorded commands to the calendar's script: of the page, and by namespace. */
export const saidOn = (page: Page): Promise<{ page: Instruction[]; ns: Record<string, Instruction[]> }> =>
  page.evaluate(() => {
    if (!('said' in window)) throw new Error('The calendar’s script has not run.');
    return JSON.parse(JSON.stringify(window.said));
  });

/**
 * Chromium does not paint an iframe of another site outside the window, and Playwright waits for paints unless it gets
 * a polling interval.
 */
const WITHOUT_FRAMES = { polling: 50 };

/** The last settings for its appearance that the calendar's page received. */
export async function lookIn(frame: Frame): Promise<unknown> {
  const hasSettings = () => 'told' in window && Array.isArray(window.told) && window.told.length > 1;
  await frame.waitForFunction(hasSettings, undefined, WITHOUT_FRAMES);
  return frame.evaluate(() => {
    const told: unknown[] = 'told' in window && Array.isArray(window.told) ? window.told : [];
    const looks = told.flatMap((message) =>
      typeof message === 'object' &&
      message !== null &&
      'method' in message &&
      message.method === 'ui' &&
      'arg' in message
        ? [message.arg]
        : [],
    );
    return looks.at(-1);
  });
}

/** Waits until the last settings that the calendar's page received hide the event details, or show them. */
export const detailsAreHidden = (frame: Frame, hidden: boolean): Promise<unknown> =>
  frame.waitForFunction(
    (expected) => {
      const told: readonly unknown[] = 'told' in window && Array.isArray(window.told) ? window.told : [];
      return Object(told.findLast((message) => Object(message).method === 'ui')).arg?.hideEventTypeDetails === expected;
    },
    hidden,
    WITHOUT_FRAMES,
  );

/** The frame of the calendar's own page. Its element exists before it has navigated. */
export async function bookingFrame(page: Page): Promise<Frame> {
  const isBooking = (frame: Frame) => frame.url().startsWith('https://app.cal.com/');
  return page.frames().find(isBooking) ?? page.waitForEvent('framenavigated', isBooking);
}

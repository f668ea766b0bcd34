import type { BrowserContext, Frame, Page } from 'playwright';
import { calendar, provide } from './providers.ts';

/** An instruction as the calendar's script finds it; elements are named by their class. */
export type Instruction = readonly unknown[];

/** Keeps what has been said to the calendar's script before it runs, and then runs the real one. */
const listening = (script: string): string => `
  window.said = JSON.parse(JSON.stringify({ page: Cal.q, ns: Object.fromEntries(Object.entries(Cal.ns).map(([name, { q }]) => [name, q])) },
    (key, value) => value instanceof Element ? value.className : value));
  ${script}`;

/** A page of the calendar's host, which tells the page around it that it is ready, and keeps what it is told. */
const BOOKING_PAGE = `<!doctype html><title>Booking page</title><p>Free times</p><script>
  window.told = [];
  addEventListener('message', ({ data }) => data.originator === 'CAL' && told.push(data));
  const namespace = new URLSearchParams(location.search).get('embed');
  for (const type of ['__iframeReady', 'linkReady'])
    parent.postMessage({ originator: 'CAL', type, namespace, fullType: 'CAL:' + namespace + ':' + type, data: {} }, '*');
</script>`;

/** The calendar's host: its real script, and a page in the place of its own. */
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

/** What has been said to the calendar's script: for the page, and by namespace. */
export const saidOn = (page: Page): Promise<{ page: Instruction[]; ns: Record<string, Instruction[]> }> =>
  page.evaluate(() => {
    if (!('said' in window)) throw new Error('The calendar’s script has not run.');
    return JSON.parse(JSON.stringify(window.said));
  });

/** What the calendar's own page was told last of how it is to look. */
export async function lookIn(frame: Frame): Promise<unknown> {
  await frame.waitForFunction(() => 'told' in window && Array.isArray(window.told) && window.told.length > 1);
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

/** The frame of the calendar's own page: its element stands there before it has led anywhere. */
export async function bookingFrame(page: Page): Promise<Frame> {
  const isBooking = (frame: Frame) => frame.url().startsWith('https://app.cal.com/');
  return page.frames().find(isBooking) ?? page.waitForEvent('framenavigated', isBooking);
}

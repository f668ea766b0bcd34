import type { CalendarSource } from '../source.ts';
import { LOAD_LIMIT_MS } from '../state.ts';
import { applyBlockedStyles } from './apply-blocked-styles.ts';
import { NotLoaded } from './not-loaded.ts';
import { addScript } from './script.ts';

/** Interval at which the calendar's script is polled. */
export const CALENDAR_POLL_MS = 50;

/** Maximum window width at which the details of an appointment are hidden, in CSS pixels. */
export const CALENDAR_PHONE_WIDTH = 640;

/** A command to the calendar's script, with its arguments. */
type Command = readonly [name: string, ...args: readonly unknown[]];

/**
 * Takes commands. Those given before the calendar's script has loaded are queued in `q`; the script runs them first.
 */
interface Queue {
  (...command: Command): void;
  readonly q: Command[];
}

interface Calendar extends Queue {
  readonly ns: Record<string, Queue>;
  /** True once the script has been requested. */
  readonly loaded: boolean;
}

declare global {
  interface Window {
    Cal?: Calendar;
  }
}

/**
 * Shows a Cal.com calendar in an element, through Cal.com's API for embeds (https://cal.com/docs/core-features/embed).
 */
export async function loadCalendar(source: CalendarSource, container: HTMLElement, title: string): Promise<void> {
  if (!source.calLink) throw new Error('calLink is required');
  const existing = window.Cal;
  const cal = existing ?? newCalendar();
  window.Cal = cal;
  sendCommands(cal, source, container);
  if (!existing) await addScript(source.script, document.head).catch(discardQueue);
  const frame = await whenReady(cal, container);
  frame.title = title;
  applyBlockedStyles(frame.parentElement?.shadowRoot);
}

const newQueue = (): Queue => {
  const q: Command[] = [];
  return Object.assign((...command: Command) => void q.push(command), { q });
};

const newCalendar = (): Calendar => Object.assign(newQueue(), { ns: {}, loaded: true });

/** Deletes the queued commands after a failure, so that the next attempt does not repeat them. */
function discardQueue(error: unknown): never {
  delete window.Cal;
  throw error;
}

function sendCommands(
  cal: Calendar,
  { script, namespace, calLink, brandColour }: CalendarSource,
  container: Element,
): void {
  const queue = cal.ns[namespace] ?? newQueue();
  cal.ns[namespace] = queue;
  queue('init', namespace, { origin: new URL(script).origin });
  // Announces another namespace to a script that has already loaded.
  cal('initNamespace', namespace);
  const config = { layout: 'month_view', theme: 'light' };
  queue('inline', { elementOrSelector: container, calLink, config });
  const phone = matchMedia(`(max-width: ${CALENDAR_PHONE_WIDTH}px)`);
  const applySettings = () =>
    queue('ui', {
      ...config,
      styles: { branding: { brandColor: brandColour } },
      // The same colour for newer versions of the calendar.
      cssVarsPerTheme: { light: { 'cal-brand': brandColour } },
      hideEventTypeDetails: phone.matches,
    });
  applySettings();
  phone.addEventListener('change', applySettings);
}

/** Polls until the script has inserted the calendar's iframe. */
const whenReady = (cal: Calendar, container: Element): Promise<HTMLIFrameElement> =>
  new Promise((resolve, reject) => {
    const poll = (left: number) => {
      const frame = container.querySelector('iframe');
      if (frame) resolve(frame);
      // Another calendar on the page may have found that the script does not load.
      else if (left === 0 || window.Cal !== cal) reject(new NotLoaded());
      else setTimeout(poll, CALENDAR_POLL_MS, left - 1);
    };
    poll(LOAD_LIMIT_MS / CALENDAR_POLL_MS);
  });

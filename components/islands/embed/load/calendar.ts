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
type Instruction = readonly [name: string, ...about: readonly unknown[]];

/**
 * Takes commands. Those given before the calendar's script has loaded are queued in `q`; the script runs them first.
 */
interface Queue {
  (...instruction: Instruction): void;
  readonly q: Instruction[];
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
export async function loadCalendar(source: CalendarSource, place: HTMLElement, title: string): Promise<void> {
  if (!source.calLink) throw new Error('calLink is required');
  const known = window.Cal;
  const cal = known ?? newCalendar();
  window.Cal = cal;
  instruct(cal, source, place);
  if (!known) await addScript(source.script, document.head).catch(forget);
  const frame = await whenReady(cal, place);
  frame.title = title;
  applyBlockedStyles(frame.parentElement?.shadowRoot);
}

const newQueue = (): Queue => {
  const q: Instruction[] = [];
  return Object.assign((...instruction: Instruction) => void q.push(instruction), { q });
};

const newCalendar = (): Calendar => Object.assign(newQueue(), { ns: {}, loaded: true });

/** Deletes the queued commands after a failure, so that the next attempt does not repeat them. */
function forget(error: unknown): never {
  delete window.Cal;
  throw error;
}

function instruct(cal: Calendar, { script, namespace, calLink, brandColour }: CalendarSource, place: Element): void {
  const queue = cal.ns[namespace] ?? newQueue();
  cal.ns[namespace] = queue;
  queue('init', namespace, { origin: new URL(script).origin });
  // Announces another namespace to a script that has already loaded.
  cal('initNamespace', namespace);
  const config = { layout: 'month_view', theme: 'light' };
  queue('inline', { elementOrSelector: place, calLink, config });
  const phone = matchMedia(`(max-width: ${CALENDAR_PHONE_WIDTH}px)`);
  const applyBlockedStyles = () =>
    queue('ui', {
      ...config,
      styles: { branding: { brandColor: brandColour } },
      // The same colour for newer versions of the calendar.
      cssVarsPerTheme: { light: { 'cal-brand': brandColour } },
      hideEventTypeDetails: phone.matches,
    });
  applyBlockedStyles();
  phone.addEventListener('change', applyBlockedStyles);
}

/** Polls until the script has inserted the calendar's iframe. */
const whenReady = (cal: Calendar, place: Element): Promise<HTMLIFrameElement> =>
  new Promise((resolve, reject) => {
    const look = (left: number) => {
      const frame = place.querySelector('iframe');
      if (frame) resolve(frame);
      // Another calendar on the page may have found that the script does not load.
      else if (left === 0 || window.Cal !== cal) reject(new NotLoaded());
      else setTimeout(look, CALENDAR_POLL_MS, left - 1);
    };
    look(LOAD_LIMIT_MS / CALENDAR_POLL_MS);
  });

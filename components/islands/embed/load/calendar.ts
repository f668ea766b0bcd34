import type { CalendarSource } from '../source.ts';
import { LOAD_LIMIT_MS } from '../state.ts';
import { applyBlockedStyles } from './apply-blocked-styles.ts';
import { NotLoaded } from './not-loaded.ts';
import { addScript } from './script.ts';

/** How often it is looked whether the calendar's script is ready. */
export const CALENDAR_POLL_MS = 50;

/** The widest window in which the details of an appointment are left out, in CSS pixels. */
export const CALENDAR_PHONE_WIDTH = 640;

/** An instruction to the calendar's script: its name, and what it is about. */
type Instruction = readonly [name: string, ...about: readonly unknown[]];

/** Takes instructions. Until the calendar's script is there they are kept, and it begins with these. */
interface Queue {
  (...instruction: Instruction): void;
  readonly q: Instruction[];
}

interface Calendar extends Queue {
  readonly ns: Record<string, Queue>;
  /** True once the script has been asked for. */
  readonly loaded: boolean;
}

declare global {
  interface Window {
    Cal?: Calendar;
  }
}

/** Shows a calendar of Cal.com in a place, by the interface that its script has for pages (https://cal.com/docs/core-features/embed). */
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

/** What was said to a script that did not come is not said again to the one that does. */
function forget(error: unknown): never {
  delete window.Cal;
  throw error;
}

function instruct(cal: Calendar, { script, namespace, calLink, brandColour }: CalendarSource, place: Element): void {
  const queue = cal.ns[namespace] ?? newQueue();
  cal.ns[namespace] = queue;
  queue('init', namespace, { origin: new URL(script).origin });
  // A script that is there already learns of a further namespace in this way.
  cal('initNamespace', namespace);
  const config = { layout: 'month_view', theme: 'light' };
  queue('inline', { elementOrSelector: place, calLink, config });
  const phone = matchMedia(`(max-width: ${CALENDAR_PHONE_WIDTH}px)`);
  const applyBlockedStyles = () =>
    queue('ui', {
      ...config,
      styles: { branding: { brandColor: brandColour } },
      // The same colour for later versions of the calendar.
      cssVarsPerTheme: { light: { 'cal-brand': brandColour } },
      hideEventTypeDetails: phone.matches,
    });
  applyBlockedStyles();
  phone.addEventListener('change', applyBlockedStyles);
}

/** Looks again and again until the script is ready and has put the calendar's frame in its place. */
const whenReady = (cal: Calendar, place: Element): Promise<HTMLIFrameElement> =>
  new Promise((resolve, reject) => {
    const look = (left: number) => {
      const frame = place.querySelector('iframe');
      if (frame) resolve(frame);
      // Another calendar of the page may have found that the script does not come.
      else if (left === 0 || window.Cal !== cal) reject(new NotLoaded());
      else setTimeout(look, CALENDAR_POLL_MS, left - 1);
    };
    look(LOAD_LIMIT_MS / CALENDAR_POLL_MS);
  });

import { lengths } from '../theme.ts';
import {
  lineOf,
  type Part,
  partAt,
  type Reading,
  type ReadingEvent,
  readingReducer,
  scrolledInto,
} from './contents/reading.ts';
import type { Behaviour } from './lib/behaviour.ts';

/**
 * How long a page must not have scrolled to count as at rest. In browsers with `scrollend` the time starts at that
 * event, because the event may belong to a scroll that a newer one has replaced.
 */
const REST_MS = 150;

/**
 * Space kept beside the current link of the contents list, so that its neighbours are partly visible, in CSS pixels.
 */
const ROOM = 64;

/** Highlights the part being read, in the list of contents and on the buttons that jump to parts. */
export const contents: Behaviour = (nav) => {
  const list = nav.querySelector<HTMLElement>('[data-entries]');
  if (!list) return;
  const entries = linksIn(list);
  const jumps = [...document.querySelectorAll<HTMLAnchorElement>('[data-jumps] a')];
  let reading: Reading = { line: lineOf(scrollY) };
  let marked: HTMLElement | undefined;
  const take = (event: ReadingEvent) => {
    reading = readingReducer(reading, event);
    mark(jumps, reading.line);
    const current = mark(entries, reading.line);
    if (current && current !== marked && !list.querySelector(':focus-visible')) show(list, current, 'auto');
    marked = current;
  };
  const scrolled = () => take({ kind: 'scrolled', at: scrollY });
  addEventListener('scroll', eachFrame(scrolled), { passive: true });
  onRest(() => take({ kind: 'rested', at: scrollY }));
  for (const link of [...jumps, ...entries])
    link.addEventListener('click', () => {
      const [part] = partsOf([link]);
      if (part) take({ kind: 'jumped', at: scrollY, line: part.top, until: restOf(part) });
    });
  list.addEventListener('focusin', ({ target }) => target instanceof HTMLElement && show(list, target, 'instant'));
  scrolled();
};

const linksIn = (element: Element): readonly HTMLAnchorElement[] => [...element.querySelectorAll('a')];

/**
 * Returns the scroll position at which a jump to a part ends; near the end of the page this is the maximum scroll
 * position.
 */
function restOf({ top }: Part): number {
  const most = document.documentElement.scrollHeight - innerHeight;
  return Math.max(0, Math.min(top - lengths.anchorOffset, most));
}

function onRest(run: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(run, REST_MS);
  };
  const told = 'onscrollend' in window;
  addEventListener('scroll', told ? () => clearTimeout(timer) : wait, { passive: true });
  if (told) addEventListener('scrollend', wait);
}

/** Highlights the link to the part being read, and removes the highlight from all other links. */
function mark(links: readonly HTMLAnchorElement[], line: number): HTMLElement | undefined {
  const anchor = partAt(partsOf(links), line);
  for (const link of links)
    if (anchor !== undefined && link.hash === `#${anchor}`) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  return links.find((link) => link.hasAttribute('aria-current'));
}

const partsOf = (links: readonly HTMLAnchorElement[]): readonly Part[] =>
  links.flatMap(({ hash }) => {
    const anchor = hash.slice(1);
    const box = document.getElementById(anchor)?.getBoundingClientRect();
    return box ? [{ anchor, top: box.top + scrollY, bottom: box.bottom + scrollY }] : [];
  });

/** Scrolls only the list, not the page. */
function show(list: HTMLElement, item: HTMLElement, behavior: ScrollBehavior): void {
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  const left = inner.left - outer.left + list.scrollLeft;
  const seen = { left: list.scrollLeft, width: list.clientWidth };
  list.scrollTo({ left: scrolledInto(seen, { left, width: inner.width }, ROOM), behavior });
}

/** Limits a function to one run per animation frame. */
function eachFrame(run: () => void): () => void {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      run();
    });
  };
}

import { lengths } from '../lengths.ts';
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
const SCROLL_END_MS = 150;

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
  const dispatch = (event: ReadingEvent) => {
    reading = readingReducer(reading, event);
    highlight(jumps, reading.line);
    const current = highlight(entries, reading.line);
    if (current && current !== marked && !list.querySelector(':focus-visible')) scrollListTo(list, current, 'auto');
    marked = current;
  };
  const scrolled = () => dispatch({ kind: 'scrolled', at: scrollY });
  addEventListener('scroll', eachFrame(scrolled), { passive: true });
  const ignoreRest = onRest(() => dispatch({ kind: 'rested', at: scrollY }));
  for (const link of [...jumps, ...entries])
    link.addEventListener('click', () => {
      const [part] = partsOf([link]);
      ignoreRest();
      if (part) dispatch({ kind: 'jumped', at: scrollY, line: part.top, until: endOfJump(part) });
    });
  list.addEventListener(
    'focusin',
    ({ target }) => target instanceof HTMLElement && scrollListTo(list, target, 'instant'),
  );
  scrolled();
};

const linksIn = (element: Element): readonly HTMLAnchorElement[] => [...element.querySelectorAll('a')];

/**
 * Returns the scroll position at which a jump to a part ends; near the end of the page this is the maximum scroll
 * position.
 */
function endOfJump({ top }: Part): number {
  const max = document.documentElement.scrollHeight - innerHeight;
  return Math.max(0, Math.min(top - lengths.anchorOffset, max));
}

/** Runs a function each time the page comes to rest; returns a function that ignores the rest of an earlier scroll. */
function onRest(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let frame = 0;
  const stop = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const wait = () => {
    stop();
    // A scroll that has begun moves the page in the next frame, which can come late on a busy device.
    timer = setTimeout(() => {
      frame = requestAnimationFrame(run);
    }, SCROLL_END_MS);
  };
  const hasScrollEnd = 'onscrollend' in window;
  addEventListener('scroll', hasScrollEnd ? stop : wait, { passive: true });
  if (hasScrollEnd) addEventListener('scrollend', wait);
  return stop;
}

/** Highlights the link to the part being read, and removes the highlight from all other links. */
function highlight(links: readonly HTMLAnchorElement[], line: number): HTMLElement | undefined {
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
function scrollListTo(list: HTMLElement, item: HTMLElement, behavior: ScrollBehavior): void {
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  const left = inner.left - outer.left + list.scrollLeft;
  const seen = { left: list.scrollLeft, width: list.clientWidth };
  list.scrollTo({ left: scrolledInto(seen, { left, width: inner.width }, ROOM), behavior });
}

/** Limits a function to one run per animation frame. */
function eachFrame(run: () => void): () => void {
  let requested = false;
  return () => {
    if (requested) return;
    requested = true;
    requestAnimationFrame(() => {
      requested = false;
      run();
    });
  };
}

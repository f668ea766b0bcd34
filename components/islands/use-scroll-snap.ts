import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { currentItem, itemPositions, SCROLL_INPUTS } from '../scroll-snap.ts';

/** In browsers without `scrollend` (Safari before 26.2), a list that has not moved for this long counts as at rest. */
const SCROLL_END_MS = 150;

const PRESS_EVENTS = ['pointerdown', 'keydown'] as const;

/**
 * Binds an index to a horizontally scrolling list: the list scrolls to the item of the index, and when the visitor
 * scrolls it to another item, calls `onSettle` with its index. The styles determine whether the list scrolls smoothly
 * or jumps.
 */
export function useScrollSnap<List extends HTMLElement>(
  index: number,
  onSettle: (index: number) => void,
): RefObject<List | null> {
  const listRef = useRef<List>(null);
  const shown = useRef(index);
  // While the list scrolls to an item, the items it passes do not settle.
  const target = useRef<number>(undefined);

  const settle = useEffectEvent((list: List) => {
    const at = currentItem(list);
    if (target.current !== undefined && target.current !== at) return;
    target.current = undefined;
    // Not `index`: a scroll can end after it has changed, and before the list has begun to scroll to it.
    if (at !== shown.current) onSettle(at);
  });

  useEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const stop = new AbortController();
    const clearTarget = () => {
      target.current = undefined;
    };
    for (const input of SCROLL_INPUTS)
      list.addEventListener(input, clearTarget, { passive: true, signal: stop.signal });
    onRest(list, () => settle(list), stop.signal);
    // An arrow continues from the visible item, even if the list has not settled there.
    const arrows = list.parentElement?.querySelector('.arrows');
    for (const press of PRESS_EVENTS) arrows?.addEventListener(press, () => settle(list), { signal: stop.signal });
    // The list may have been scrolled before it was hydrated.
    settle(list);
    return () => stop.abort();
  }, []);

  useEffect(() => {
    const list = listRef.current;
    if (!list || shown.current === index) return;
    shown.current = index;
    // If another scroll is running, wait until the list has settled.
    if (target.current === undefined && currentItem(list) === index) return;
    target.current = index;
    list.scrollTo({ left: itemPositions(list)[index] ?? 0 });
  }, [index]);

  return listRef;
}

function onRest(list: HTMLElement, run: () => void, signal: AbortSignal): void {
  const hasScrollEnd = 'onscrollend' in window;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(run, SCROLL_END_MS);
  };
  list.addEventListener(hasScrollEnd ? 'scrollend' : 'scroll', hasScrollEnd ? run : wait, { passive: true, signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

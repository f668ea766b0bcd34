import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { INPUTS, placeOf, places } from '../scroll-snap.ts';

/** Without `scrollend` (Safari before 26.2) a list has come to rest once it has not moved for this long. */
const REST_MS = 150;

const PRESSES = ['pointerdown', 'keydown'] as const;

/**
 * Binds an index to a list that scrolls sideways: the list goes to the item of the index, and where a visitor sweeps
 * it to another, `onSettle` is told of that one. Whether it glides or jumps is for the styles to say.
 */
export function useScrollSnap<List extends HTMLElement>(
  index: number,
  onSettle: (index: number) => void,
): RefObject<List | null> {
  const scrollSnap = useRef<List>(null);
  const shown = useRef(index);
  // While the list is on its way to an item, the items that it passes are not where it settles.
  const heading = useRef<number>(undefined);

  const settle = useEffectEvent((list: List) => {
    const at = placeOf(list);
    if (heading.current !== undefined && heading.current !== at) return;
    heading.current = undefined;
    if (at !== index) onSettle(at);
  });

  useEffect(() => {
    const list = scrollSnap.current;
    if (!list) return;
    const stop = new AbortController();
    const free = () => {
      heading.current = undefined;
    };
    for (const input of INPUTS) list.addEventListener(input, free, { passive: true, signal: stop.signal });
    onRest(list, () => settle(list), stop.signal);
    // An arrow goes on from what is seen, also where the list has not come to rest there.
    const arrows = list.parentElement?.querySelector('.arrows');
    for (const press of PRESSES) arrows?.addEventListener(press, () => settle(list), { signal: stop.signal });
    // It may have been swept before it was awake.
    settle(list);
    return () => stop.abort();
  }, []);

  useEffect(() => {
    const list = scrollSnap.current;
    if (!list || shown.current === index) return;
    shown.current = index;
    // On its way to another it would not stay.
    if (heading.current === undefined && placeOf(list) === index) return;
    heading.current = index;
    list.scrollTo({ left: places(list)[index] ?? 0 });
  }, [index]);

  return scrollSnap;
}

function onRest(list: HTMLElement, run: () => void, signal: AbortSignal): void {
  const known = 'onscrollend' in window;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(run, REST_MS);
  };
  list.addEventListener(known ? 'scrollend' : 'scroll', known ? run : wait, { passive: true, signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

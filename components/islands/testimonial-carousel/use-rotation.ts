import { type ActionDispatch, type RefObject, useEffect, useReducer, useRef } from 'react';
import { useScrollSnap } from '../use-scroll-snap.ts';
import { isRotating, pending, ROTATION_MS, type Rotation, type RotationEvent, rotationReducer } from './rotation.ts';

type Dispatch = ActionDispatch<[RotationEvent]>;

/** Runs a rotation, and passes it events of the visitor, the page and the browser's settings. */
export function useRotation(count: number): {
  readonly state: Rotation;
  readonly dispatch: Dispatch;
  readonly group: RefObject<HTMLDivElement | null>;
  readonly scrollSnap: RefObject<HTMLUListElement | null>;
} {
  const [state, dispatch] = useReducer(rotationReducer, count, pending);
  const group = useRef<HTMLDivElement>(null);
  const scrollSnap = useScrollSnap<HTMLUListElement>(state.index, (to) => dispatch({ type: 'go', to }));
  const rotating = isRotating(state);

  useEffect(() => {
    if (!rotating) return;
    const timer = setInterval(() => dispatch({ type: 'tick' }), ROTATION_MS);
    return () => clearInterval(timer);
  }, [rotating]);

  useEffect(() => {
    const stop = new AbortController();
    if (group.current) listenToVisitor(group.current, dispatch, stop.signal);
    if (scrollSnap.current) watchVisibility(scrollSnap.current, dispatch, stop.signal);
    return () => stop.abort();
  }, [scrollSnap]);

  return { state, dispatch, group, scrollSnap };
}

/** Starts, unless the visitor prefers reduced motion or is already using the carousel. */
function listenToVisitor(group: HTMLElement, dispatch: Dispatch, signal: AbortSignal): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  reducedMotion.addEventListener('change', () => reducedMotion.matches && dispatch({ type: 'reducedMotion' }), {
    signal,
  });
  const reportVisibility = () => dispatch({ type: 'page', shown: !document.hidden });
  document.addEventListener('visibilitychange', reportVisibility, { signal });
  reportVisibility();
  // A finger hovers only while it touches, but `:hover` still matches afterwards.
  const hovered = matchMedia('(hover: hover)').matches && group.matches(':hover');
  dispatch({ type: 'hover', over: hovered });
  if (reducedMotion.matches) dispatch({ type: 'reducedMotion' });
  else if (!group.contains(document.activeElement)) dispatch({ type: 'begin' });
}

function watchVisibility(element: Element, dispatch: Dispatch, signal: AbortSignal): void {
  if (!('IntersectionObserver' in window)) return;
  const observer = new IntersectionObserver((entries) => {
    const isVisible = entries.at(-1)?.isIntersecting;
    if (isVisible !== undefined) dispatch({ type: 'visibility', isVisible });
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

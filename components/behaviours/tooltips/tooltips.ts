import { type TooltipEvent, type Tooltips, tooltipReducer } from './state.ts';

/** Selector of the buttons of glossary terms. */
type Words = HTMLElement;

type Take = (event: TooltipEvent<Words>) => void;

/** Space between a popover and the edge of the window, in CSS pixels. */
const EDGE = 16;

/**
 * Opens the popover of a glossary term beside the term: on hover, on keyboard focus, and on tap. Without this script
 * the browser opens popovers too, and closes them on Escape and on a click elsewhere; this script adds the position and
 * the delays.
 */
export function tooltips(place: HTMLElement): void {
  let state: Tooltips<Words> = {};
  let timer: ReturnType<typeof setTimeout>;
  const take: Take = (event) => {
    const before = state.open;
    state = tooltipReducer(state, event);
    if (state.open !== before) draw(before, state.open);
    clearTimeout(timer);
    if (state.due === undefined) return;
    timer = setTimeout(() => take({ kind: 'passed', at: performance.now() }), state.due - performance.now());
  };
  place.dataset.placed = '';
  for (const tip of place.querySelectorAll<HTMLElement>('[popover]')) {
    onClosed(tip, () => state.open && tipOf(state.open) === tip && take({ kind: 'dismissed', at: performance.now() }));
    tip.addEventListener('pointerleave', ({ relatedTarget }) => {
      if (!isWithin(state.open, relatedTarget)) take({ kind: 'left', at: performance.now() });
    });
    for (const words of document.querySelectorAll<HTMLElement>(`[popovertarget="${tip.id}"]`)) {
      listen(words, tip, take);
      replay(words, take);
    }
  }
  addEventListener('resize', () => state.open && draw(state.open, state.open));
}

const tipOf = (words: Words): HTMLElement | null => document.getElementById(words.getAttribute('popovertarget') ?? '');

const isOpen = (tip: HTMLElement): boolean => tip.matches(':popover-open');

const isWithin = (element: Element | undefined, target: EventTarget | null): boolean =>
  element !== undefined && target instanceof Node && element.contains(target);

/** The browser closes it too. */
const onClosed = (tip: HTMLElement, run: () => void): void =>
  tip.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && run());

function listen(words: Words, tip: HTMLElement, take: Take): void {
  const begin = (kind: 'entered' | 'focused' | 'pressed') => take({ kind, words, at: performance.now() });
  const end = (kind: 'left' | 'blurred') => take({ kind, at: performance.now() });
  // A finger does not hover before it presses.
  words.addEventListener('pointerenter', ({ pointerType }) => pointerType !== 'touch' && begin('entered'));
  // The pointer may move onto the popover.
  words.addEventListener('pointerleave', ({ relatedTarget }) => isWithin(tip, relatedTarget) || end('left'));
  words.addEventListener('focus', () => words.matches(':focus-visible') && begin('focused'));
  words.addEventListener('blur', () => end('blurred'));
  words.addEventListener('click', (event) => {
    // The browser would close the popover that the pointer or the focus has opened.
    event.preventDefault();
    begin('pressed');
  });
}

/** Replays the events that happened while this script was loading. */
function replay(words: Words, take: Take): void {
  const at = performance.now();
  if (words.matches(':hover') && matchMedia('(hover: hover)').matches) take({ kind: 'entered', words, at });
  if (words.matches(':focus-visible')) take({ kind: 'focused', words, at });
}

function draw(before: Words | undefined, words: Words | undefined): void {
  const [old, tip] = [before && tipOf(before), words && tipOf(words)];
  if (old && old !== tip && isOpen(old)) old.hidePopover();
  if (!tip || !words) return;
  if (!isOpen(tip)) tip.showPopover();
  // The popover may have less room than it needs at its last position.
  tip.style.left = '0';
  const [box, own] = [words.getBoundingClientRect(), tip.getBoundingClientRect()];
  const most = document.documentElement.clientWidth - own.width - EDGE;
  // The popover touches its term, so that the pointer can move from one to the other. It opens below the term if there
  // is room: visitors have already read the lines above.
  const top = box.bottom + own.height + EDGE <= innerHeight ? box.bottom : box.top - own.height;
  tip.style.left = `${scrollX + Math.max(EDGE, Math.min(box.left, most))}px`;
  tip.style.top = `${scrollY + top}px`;
}

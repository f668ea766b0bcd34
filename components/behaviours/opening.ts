import type { Behaviour } from './lib/behaviour.ts';
import { type OpeningTimes, openingState } from './opening/state.ts';

const MINUTE_MS = 60_000;

/**
 * Shows above the hours whether the clinic is open, and highlights today's hours. Updates each minute, when the visitor
 * returns to the tab, and when the page is restored from the back/forward cache. It is not announced to screen readers:
 * visitors read it beside the hours.
 */
export const opening: Behaviour = (part) => {
  const line = part.querySelector('.now');
  if (!line || !part.dataset.hours) return;
  const times: OpeningTimes = JSON.parse(part.dataset.hours);
  const days = part.querySelectorAll('dl>div');
  const state = document.createElement('strong');
  const next = document.createTextNode('');
  line.replaceChildren(state, next);
  const update = () => {
    const current = openingState(new Date(), times);
    const rest = current.next && `, ${current.next}`;
    // The text node is replaced only if its text changes, so that the visitor's selection survives.
    if (line.textContent !== current.state + rest) {
      state.textContent = current.state;
      next.data = rest;
    }
    for (const [index, day] of days.entries())
      if (index === current.today) day.setAttribute('aria-current', 'date');
      else day.removeAttribute('aria-current');
  };
  const updateEachMinute = () => {
    update();
    setTimeout(updateEachMinute, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  updateEachMinute();
  // Browsers throttle timers in hidden pages.
  addEventListener('pageshow', update);
  document.addEventListener('visibilitychange', update);
};

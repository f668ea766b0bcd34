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
  const tell = () => {
    const said = openingState(new Date(), times);
    const rest = said.next && `, ${said.next}`;
    // The text node is replaced only if its text changes, so that the visitor's selection survives.
    if (line.textContent !== said.state + rest) {
      state.textContent = said.state;
      next.data = rest;
    }
    for (const [index, day] of days.entries())
      if (index === said.today) day.setAttribute('aria-current', 'date');
      else day.removeAttribute('aria-current');
  };
  const follow = () => {
    tell();
    setTimeout(follow, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  follow();
  // Browsers throttle timers in hidden pages.
  addEventListener('pageshow', tell);
  document.addEventListener('visibilitychange', tell);
};

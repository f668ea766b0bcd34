import type { Behaviour } from './lib/behaviour.ts';
import { type OpeningTimes, openingState } from './opening/state.ts';

const MINUTE_MS = 60_000;

/**
 * Says above the hours whether it is open, and marks today among them; the hours themselves stay as they are. What it
 * says is right again when the minute passes, when the visitor comes back to the tab, and when the browser brings the
 * page back. Nothing announces it: a visitor reads it where the hours are.
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
    // What a visitor has selected stays selected while it stays true.
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
  // Clocks of pages that are not seen stand still.
  addEventListener('pageshow', tell);
  document.addEventListener('visibilitychange', tell);
};

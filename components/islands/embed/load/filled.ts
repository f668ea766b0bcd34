import { LOAD_LIMIT_MS } from '../state.ts';
import { NotLoaded } from './not-loaded.ts';

/** Elements that display nothing. */
const SILENT = 'script,style,link,template,noscript';

const isFilled = (place: Element): boolean =>
  place.shadowRoot !== null || [...place.children].some((child) => !child.matches(SILENT));

/**
 * Waits until a script has displayed something in an element. If it displays nothing in time, empties the element, so
 * that the visitor can try again, and rejects.
 */
export const filled = (place: Element): Promise<void> =>
  new Promise((resolve, reject) => {
    if (isFilled(place)) return resolve();
    const observer = new MutationObserver(() => {
      if (isFilled(place)) settle(resolve);
    });
    const settle = (then: () => void) => {
      observer.disconnect();
      clearTimeout(limit);
      then();
    };
    const limit = setTimeout(() => {
      place.replaceChildren();
      settle(() => reject(new NotLoaded()));
    }, LOAD_LIMIT_MS);
    observer.observe(place, { childList: true });
  });

import { LOAD_LIMIT_MS } from '../state.ts';
import { NotLoaded } from './not-loaded.ts';

/** Elements that show nothing. */
const SILENT = 'script,style,link,template,noscript';

const isFilled = (place: Element): boolean =>
  place.shadowRoot !== null || [...place.children].some((child) => !child.matches(SILENT));

/**
 * Waits until a script that has run shows something in its place. One that draws nothing has failed: what it left
 * behind goes, so that it can be tried again.
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

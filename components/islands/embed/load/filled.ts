import { LOAD_LIMIT_MS } from '../state.ts';
import { NotLoaded } from './not-loaded.ts';

/** Elements that display nothing. */
const INVISIBLE = 'script,style,link,template,noscript';

const isFilled = (container: Element): boolean =>
  container.shadowRoot !== null || [...container.children].some((child) => !child.matches(INVISIBLE));

/**
 * Waits until a script has displayed something in an element. If it displays nothing in time, empties the element, so
 * that the visitor can try again, and rejects.
 */
export const filled = (container: Element): Promise<void> =>
  new Promise((resolve, reject) => {
    if (isFilled(container)) return resolve();
    const observer = new MutationObserver(() => {
      if (isFilled(container)) settle(resolve);
    });
    const settle = (then: () => void) => {
      observer.disconnect();
      clearTimeout(limit);
      then();
    };
    const limit = setTimeout(() => {
      container.replaceChildren();
      settle(() => reject(new NotLoaded()));
    }, LOAD_LIMIT_MS);
    observer.observe(container, { childList: true });
  });

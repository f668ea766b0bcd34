import { NotLoaded } from './not-loaded.ts';

/**
 * Adds an external script to an element and waits until it has run. Sets only its URL, so that a content security
 * policy can allow it by origin. A script that is already on the page is not added again; a failed one is removed, so
 * that the visitor can try again.
 */
export const addScript = (src: string, into: Element): Promise<void> =>
  new Promise((resolve, reject) => {
    if ([...document.scripts].some((script) => script.src === src)) return resolve();
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new NotLoaded());
    });
    script.async = true;
    script.src = src;
    into.append(script);
  });

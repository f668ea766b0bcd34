import { NotLoaded } from './not-loaded.ts';

/**
 * Adds a script to an element and waits until it has run. By its address alone, so that a content security policy can
 * name who may run scripts. One that is on the page already is not run twice; one that fails is taken away again, so
 * that it can be tried once more.
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

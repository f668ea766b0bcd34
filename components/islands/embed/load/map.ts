import type { MapSource } from '../source.ts';

/**
 * Shows a map in an iframe. The referrer policy sends the origin of the site, to which the API key may be restricted,
 * but not the URL of the page (https://developers.google.com/maps/documentation/embed/quick-reference).
 */
export const loadMap = ({ src }: MapSource, container: Element, title: string): Promise<void> =>
  new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.addEventListener('load', () => resolve(), { once: true });
    frame.title = title;
    frame.loading = 'lazy';
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.allowFullscreen = true;
    frame.src = src;
    container.append(frame);
  });

import type { MapSource } from '../source.ts';

/**
 * Shows a map in a frame of its own. The service learns the site that it is shown on, which its key may be bound to, but
 * not the page (https://developers.google.com/maps/documentation/embed/quick-reference).
 */
export const loadMap = ({ src }: MapSource, place: Element, title: string): Promise<void> =>
  new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.addEventListener('load', () => resolve(), { once: true });
    frame.title = title;
    frame.loading = 'lazy';
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.allowFullscreen = true;
    frame.src = src;
    place.append(frame);
  });

import { preload } from 'react-dom';
import type { ImageProps } from '../props.ts';

/**
 * Asks for a page's largest picture from its head, before the browser has read so far as to meet it. The best format
 * only: a browser that does not know it passes over the link. What is offered on some screens only is not asked for
 * on these.
 */
export function preloadImage({ sources, sizes, src }: ImageProps): void {
  const best = sources.find(({ media }) => media === undefined);
  if (!best) return;
  const [elsewhere] = sources.flatMap(({ media }) => media ?? []);
  preload(src, {
    as: 'image',
    type: best.type,
    imageSrcSet: best.srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
    media: elsewhere && `not ${elsewhere}`,
  });
}

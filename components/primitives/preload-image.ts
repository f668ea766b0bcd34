import { preload } from 'react-dom';
import type { ImageProps } from '../props.ts';

/**
 * Preloads the largest image of a page from the head. Only the best format is preloaded: a browser that does not
 * support it ignores the link. The media query of a source applies to its preload, too.
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

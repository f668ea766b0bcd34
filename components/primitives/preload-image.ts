import { preload } from 'react-dom';
import type { ImageProps } from '../props.ts';

/**
 * Preloads the largest image of a page from the head. Only the best format is preloaded: a browser that does not
 * support it ignores the link. The media query of a source applies to its preload, too.
 */
export function preloadImage({ sources, src }: ImageProps): void {
  const best = sources.find(({ media }) => media === undefined);
  const [elsewhere] = sources.flatMap(({ media }) => media ?? []);
  const choice = best && { type: best.type, imageSrcSet: best.srcSet, imageSizes: best.sizes };
  preload(src, { as: 'image', ...choice, fetchPriority: 'high', media: elsewhere && `not ${elsewhere}` });
}

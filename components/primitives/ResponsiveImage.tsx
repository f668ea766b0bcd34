import type { ImageProps } from '../props.ts';
import { positionClass } from './conditional-styles.ts';
import { preloadImage } from './preload-image.ts';

/** When an image loads: immediately with high priority, immediately, or when it is close to the viewport. */
export type Loading = 'first' | 'eager' | 'lazy';

/** A drawing, or an image in several sizes and formats. Its space is reserved and filled with a colour before it loads. */
export const ResponsiveImage = ({ image, loading = 'lazy' }: { image: ImageProps; loading?: Loading }) => {
  if (loading === 'first') preloadImage(image);
  const classes = [image.placeholderColour, image.position && positionClass(image.position)];
  return (
    <picture>
      {image.sources.map((source) => (
        <source key={`${source.media} ${source.type}`} {...source} />
      ))}
      <img
        src={image.src}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading={loading === 'lazy' ? 'lazy' : undefined}
        fetchPriority={loading === 'first' ? 'high' : undefined}
        decoding={loading === 'first' ? undefined : 'async'}
        className={classes.filter(Boolean).join(' ') || undefined}
      />
    </picture>
  );
};

import type { ImageProps } from '../props.ts';
import { positionClass } from './conditional-styles.ts';
import { preloadImage } from './preload-image.ts';

/** When a picture is loaded: at once and before others, at once, or when it comes near the view. */
export type Loading = 'first' | 'eager' | 'lazy';

/** A picture in the sizes and formats that it is offered in. Its room is kept, in its colour, before it arrives. */
export const ResponsiveImage = ({ image, loading = 'lazy' }: { image: ImageProps; loading?: Loading }) => {
  if (loading === 'first') preloadImage(image);
  const classes = [image.placeholderColour, image.position && positionClass(image.position)];
  return (
    <picture>
      {image.sources.map(({ type, srcSet, media }) => (
        <source key={`${media} ${type}`} type={type} media={media} srcSet={srcSet} sizes={image.sizes} />
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

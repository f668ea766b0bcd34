import type { PictureProps } from '../props.ts';
import { positionClass } from './conditional-styles.ts';
import { preloadPicture } from './preload-picture.ts';

/** When a picture is loaded: at once and before others, at once, or when it comes near the view. */
export type Loading = 'first' | 'eager' | 'lazy';

/** A picture in the sizes and formats that it is offered in. Its room is kept, in its colour, before it arrives. */
export const Picture = ({ picture, loading = 'lazy' }: { picture: PictureProps; loading?: Loading }) => {
  if (loading === 'first') preloadPicture(picture);
  const classes = [picture.placeholderColour, picture.position && positionClass(picture.position)];
  return (
    <picture>
      {picture.sources.map(({ type, srcSet, media }) => (
        <source key={`${media} ${type}`} type={type} media={media} srcSet={srcSet} sizes={picture.sizes} />
      ))}
      <img
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={loading === 'lazy' ? 'lazy' : undefined}
        fetchPriority={loading === 'first' ? 'high' : undefined}
        decoding={loading === 'first' ? undefined : 'async'}
        className={classes.filter(Boolean).join(' ') || undefined}
      />
    </picture>
  );
};

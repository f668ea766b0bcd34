import type { PictureProps } from '../props.ts';

/** When a picture is loaded: at once and before others, at once, or when it comes near the view. */
export type Loading = 'first' | 'eager' | 'lazy';

/** A picture in the sizes and formats that it is offered in. Its room is kept before it arrives. */
export const Picture = ({ picture, loading = 'lazy' }: { picture: PictureProps; loading?: Loading }) => (
  <picture>
    {picture.sources.map(({ type, srcSet }) => (
      <source key={type} type={type} srcSet={srcSet} sizes={picture.sizes} />
    ))}
    <img
      src={picture.src}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      loading={loading === 'lazy' ? 'lazy' : undefined}
      fetchPriority={loading === 'first' ? 'high' : undefined}
      decoding="async"
      className={picture.position && `at-${picture.position}`}
    />
  </picture>
);

import type { CSSObject } from '@emotion/react';
import type { ImageProps } from '../props.ts';
import { type Loading, ResponsiveImage } from './ResponsiveImage.tsx';

/** Styles of `CaptionedImage` inside an element; sections spread them into their own styles. */
export const captionedImages: CSSObject = {
  // Without specificity of its own, so that the section's own styles win.
  '& :where(.plate)': {
    position: 'relative',
    overflow: 'hidden',
    minWidth: 0,
    background: 'var(--stone)',
    '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  },
};

/** An image that fills its cell and is cropped to the cell's shape, with its caption in the corner. */
export const CaptionedImage = ({
  image,
  loading,
  className = '',
}: {
  image: ImageProps;
  loading?: Loading;
  className?: string;
}) => (
  <figure className={`plate ${className}`.trim()}>
    <ResponsiveImage image={image} loading={loading} />
    {image.caption && <figcaption className="standin">{image.caption}</figcaption>}
  </figure>
);

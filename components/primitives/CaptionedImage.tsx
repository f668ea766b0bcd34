import type { CSSObject } from '@emotion/react';
import type { ImageProps } from '../props.ts';
import { type Loading, ResponsiveImage } from './ResponsiveImage.tsx';

/** How every `Plate` below an element looks: a section spreads this into its own styles. */
export const captionedImages: CSSObject = {
  // Without weight of its own: what a section says of its plates comes first.
  '& :where(.plate)': {
    position: 'relative',
    overflow: 'hidden',
    minWidth: 0,
    background: 'var(--stone)',
    '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  },
};

/** A picture that fills its cell and is cut to the cell's shape. Its caption lies in the corner. */
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

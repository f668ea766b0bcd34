import type { CSSObject } from '@emotion/react';
import type { PictureProps } from '../props.ts';
import { type Loading, Picture } from './Picture.tsx';

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
  picture,
  loading,
  className = '',
}: {
  picture: PictureProps;
  loading?: Loading;
  className?: string;
}) => (
  <figure className={`plate ${className}`.trim()}>
    <Picture picture={picture} loading={loading} />
    {picture.caption && <figcaption className="standin">{picture.caption}</figcaption>}
  </figure>
);

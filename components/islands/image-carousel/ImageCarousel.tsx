import { type KeyboardEvent, useState } from 'react';
import { Arrows } from '../../primitives/Arrows.tsx';
import { ResponsiveImage } from '../../primitives/ResponsiveImage.tsx';
import type { ImageProps } from '../../props.ts';
import { wrapIndex } from '../../scroll-snap.ts';
import { useScrollSnap } from '../use-scroll-snap.ts';

export interface ImageCarouselProps {
  readonly title: string;
  readonly images: readonly ImageProps[];
}

/** The direction of each arrow key. */
const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Before and after images side by side. Once hydrated, buttons and arrow keys move between them and wrap around. */
export const ImageCarousel = ({ title, images }: ImageCarouselProps) => {
  const count = images.length;
  const [index, setIndex] = useState(0);
  const [hasMoved, setHasMoved] = useState(false);
  const scrollSnap = useScrollSnap<HTMLOListElement>(index, setIndex);
  const move = (by: number) => {
    setIndex(wrapIndex(index + by, count));
    setHasMoved(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    move(by);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of slides (APG, carousel pattern), not of a form's fields
    <div className="carousel" role="group" aria-roledescription="carousel" aria-label={title} onKeyDown={onKeyDown}>
      {count > 1 && <Arrows of="picture" onMove={move} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reached by keyboard (WCAG 2.1.1) */}
      <ol className="track" ref={scrollSnap} tabIndex={0} aria-label={title}>
        {images.map((image, at) => (
          <li key={image.src}>
            <ResponsiveImage image={image} />
            <div className="count xs">
              <span className="num">{at + 1}</span>
              <span>{`of ${count}`}</span>
            </div>
          </li>
        ))}
      </ol>
      <p className="vh" aria-live="polite">
        {hasMoved && `${index + 1} of ${count}: ${images[index]?.alt}`}
      </p>
    </div>
  );
};

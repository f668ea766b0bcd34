import { ImageCarousel } from '../../../components/sections/ImageCarousel/ImageCarousel.tsx';
import type { Cells } from '../cells.ts';
import { titled, type View } from '../view.ts';

export { examples } from '../../../components/sections/ImageCarousel/examples.ts';

/** Two thirds of its column: half of the page on desktops, and two thirds on tablets, where the text is above it. */
const CELLS: Cells = {
  phone: { width: 86, height: 64.5 },
  tablet: { width: 66.667, height: 50 },
  desk: { width: 50, height: 37.5 },
};

export const view: View<'imageCarousel'> = (section, { rich, imageFor }) => {
  const images = section.images.flatMap((name) => imageFor(name, { preset: 'page', cells: CELLS }) ?? []);
  return images.length === 0 ? null : (
    <ImageCarousel {...titled(section)} caption={section.caption && rich(section.caption)} images={images} />
  );
};

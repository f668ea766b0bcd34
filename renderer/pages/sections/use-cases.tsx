import { UseCases } from '../../../components/sections/UseCases/UseCases.tsx';
import type { Cells } from '../cells.ts';
import { titledProps, type View } from '../view.ts';

export { examples } from '../../../components/sections/UseCases/examples.ts';

/** On phones the image is as tall as the points beside it. */
const CELLS: Cells = {
  phone: { width: 38, height: '17.5rem' },
  tablet: { width: 33.333, height: 33.333 },
  desk: { width: 25, height: 25 },
};

export const view: View<'useCases'> = (section, context) => (
  <UseCases
    {...titledProps(section, context.rich)}
    useCases={section.useCases.map(({ title, image, points }) => ({
      title,
      image: context.imageFor(image, { preset: 'page', cells: CELLS }),
      points: points.map(context.rich),
    }))}
  />
);

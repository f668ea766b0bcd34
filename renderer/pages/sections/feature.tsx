import { Feature } from '../../../components/sections/Feature/Feature.tsx';
import type { Cells } from '../cells.ts';
import { titledProps, type View } from '../view.ts';

export { examples } from '../../../components/sections/Feature/examples.ts';

const CELLS: Cells = {
  phone: { width: 100, height: 75 },
  tablet: { width: 100, height: 56.25 },
  desk: { width: 75, height: 42.188 },
};

export const view: View<'feature'> = (section, context) => (
  <Feature
    {...titledProps(section, context.rich)}
    points={section.points.map(context.rich)}
    image={context.imageFor(section.image, { preset: 'hero', cells: CELLS })}
  />
);

import { Benefits } from '../../../components/sections/Benefits/Benefits.tsx';
import type { View } from '../view.ts';

export { examples } from '../../../components/sections/Benefits/examples.ts';

export const view: View<'benefits'> = (section, { rich, plain }) => (
  <Benefits
    id={section.anchor}
    title={section.title}
    benefits={section.benefits.map(({ title, copy, figure }) => ({
      title,
      copy: rich(copy),
      figure: figure && { value: plain(figure.value), unit: figure.unit && plain(figure.unit) },
    }))}
  />
);

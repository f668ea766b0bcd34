import { Journey } from '../../../components/sections/Journey/Journey.tsx';
import { titledProps, type View } from '../view.ts';

export { examples } from '../../../components/sections/Journey/examples.ts';

export const view: View<'journey'> = (section, { rich, plain }) => (
  <Journey
    {...titledProps(section, rich)}
    steps={section.steps.map(({ title, copy, when }) => ({ title, copy: rich(copy), when: when && plain(when) }))}
  />
);

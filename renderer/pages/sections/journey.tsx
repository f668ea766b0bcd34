import { Journey } from '../../../components/sections/Journey/Journey.tsx';
import type { View } from '../view.ts';

export { examples } from '../../../components/sections/Journey/examples.ts';

export const view: View<'journey'> = (section, { rich, plain }) => (
  <Journey
    id={section.anchor}
    title={section.title}
    text={section.text && rich(section.text)}
    steps={section.steps.map(({ title, copy, when }) => ({ title, copy: rich(copy), when: when && plain(when) }))}
  />
);

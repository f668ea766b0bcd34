import { Disclaimer } from '../../../components/sections/Disclaimer/Disclaimer.tsx';
import type { View } from '../view.ts';

export { examples } from '../../../components/sections/Disclaimer/examples.ts';

export const view: View<'disclaimer'> = (section, { rich }) => (
  <Disclaimer id={section.anchor} paragraphs={section.paragraphs.map(rich)} />
);

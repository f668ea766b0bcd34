import { Disclaimer } from '../../../components/sections/Disclaimer/Disclaimer.tsx';
import type { View } from '../view.ts';

export const disclaimer: View<'disclaimer'> = (section, { rich }) => (
  <Disclaimer id={section.anchor} paragraphs={section.paragraphs.map(rich)} />
);

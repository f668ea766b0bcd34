import { Slider } from '../../../components/sections/Slider/Slider.tsx';
import type { View } from '../view.ts';

const SIZES = '(max-width: 767px) 86vw, (max-width: 1099px) 67vw, 50vw';

export const slider: View<'slider'> = (section, { rich, picture }) => {
  const pictures = section.images.flatMap((name) => picture(name, { preset: 'page', sizes: SIZES }) ?? []);
  return pictures.length === 0 ? null : (
    <Slider
      id={section.anchor}
      title={section.title}
      caption={section.caption && rich(section.caption)}
      pictures={pictures}
    />
  );
};

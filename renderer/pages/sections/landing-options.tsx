import { LandingOptions } from '../../../components/sections/LandingOptions/LandingOptions.tsx';
import { titled, type View } from '../view.ts';

export { examples } from '../../../components/sections/LandingOptions/examples.ts';

export const view: View<'landingOptions'> = (section, { plain, link }) => (
  <LandingOptions
    {...titled(section)}
    options={(['quiz', 'consult'] as const).map((cta) => {
      const { label, note, to } = section[cta];
      return { cta, label: plain(label), note: plain(note), link: link(to) };
    })}
  />
);

import { Bare } from '../../../components/sections/Bare/Bare.tsx';
import type { View } from '../view.ts';

export const bare: View<'bare'> = (section, { site, page, rich }) => {
  const treatment = page.treatment === undefined ? undefined : site.catalogue[page.treatment];
  return treatment ? (
    <Bare id={section.anchor} name={treatment.name} description={rich(treatment.description)} />
  ) : null;
};

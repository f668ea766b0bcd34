import { Trust } from '../../../components/sections/Trust/Trust.tsx';
import { starsOf } from '../stars.ts';
import type { View } from '../view.ts';

export { examples } from '../../../components/sections/Trust/examples.ts';

export const view: View<'trust'> = (section, { site, rich }) => (
  <Trust
    id={section.anchor}
    claims={section.claims.map(rich)}
    stars={section.stars && site.clinic.rating ? starsOf(site.clinic.rating) : undefined}
  />
);

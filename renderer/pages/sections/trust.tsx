import { Trust } from '../../../components/sections/Trust/Trust.tsx';
import { starsOf } from '../stars.ts';
import type { View } from '../view.ts';

export const trust: View<'trust'> = (section, { site, rich }) => (
  <Trust
    id={section.anchor}
    claims={section.claims.map(rich)}
    stars={section.stars && site.clinic.rating ? starsOf(site.clinic.rating) : undefined}
  />
);

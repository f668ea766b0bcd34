import { Concerns } from '../../../components/sections/Concerns/Concerns.tsx';
import { priceInBrief } from '../../config/derived/price-note.ts';
import { treatmentAt } from '../../config/derived/treatment-route.ts';
import type { Site } from '../../config/site.ts';
import type { Target } from '../../facts/target.ts';
import { titled, type View } from '../view.ts';

export { examples } from '../../../components/sections/Concerns/examples.ts';

export const view: View<'concerns'> = (section, { site, plain, link }) => (
  <Concerns
    {...titled(section)}
    links={section.links.map(({ label, to }) => ({ label: plain(label), link: link(to), price: priceAt(site, to) }))}
  />
);

/**
 * The price of the treatment that a link points to. Prices of prescription-only medicines are omitted: they must not
 * advertise them (CAP Code 12.12).
 */
function priceAt(site: Site, to: Target): string | undefined {
  const slug = treatmentAt(site, to);
  const treatment = slug === undefined ? undefined : site.catalogue[slug];
  return treatment && !treatment.prescriptionOnly ? priceInBrief(treatment) : undefined;
}

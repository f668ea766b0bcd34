import type { Offer, Site } from '../../../config/site.ts';
import type { PlannedPage } from '../../../plan/page.ts';
import type { PublicText } from '../public-texts/index.ts';

type Catalogue = Pick<Site, 'catalogue'>;

/** True where a treatment, or one that it combines, uses a prescription-only medicine. 'massage.half-hour' is of 'massage'. */
export function usesMedicine({ catalogue }: Catalogue, item: string): boolean {
  const treatment = catalogue[item.split('.', 1)[0] ?? ''];
  if (!treatment) return false;
  return (
    treatment.prescriptionOnly === true ||
    (treatment.combines ?? []).some((part) => catalogue[part]?.prescriptionOnly === true)
  );
}

/** The treatments of an offer that use one. */
export const medicinesIn = (site: Catalogue, { includes = [] }: Offer): readonly string[] =>
  includes.filter((item) => usesMedicine(site, item));

/** True for the page of such a treatment. */
export const isMedicinePage = (site: Catalogue, { treatment }: Pick<PlannedPage, 'treatment'>): boolean =>
  treatment !== undefined && usesMedicine(site, treatment);

/** The treatment in whose entry of the catalogue a text stands. */
export function slugOf({ source }: Pick<PublicText, 'source'>): string | undefined {
  const [part, slug] = source.from === 'config' ? source.path : [];
  return part === 'catalogue' ? String(slug) : undefined;
}

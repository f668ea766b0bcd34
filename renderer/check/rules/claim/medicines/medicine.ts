import type { Offer, Site } from '../../../../config/site.ts';
import type { PlannedPage } from '../../../../plan/page.ts';
import { configPathOf, type PublicText } from '../../public-texts/index.ts';

type Catalogue = Pick<Site, 'catalogue'>;

/**
 * Returns true if a treatment, or one that it combines, uses a prescription-only medicine. Also accepts an option:
 * 'massage.half-hour' belongs to 'massage'.
 */
export function usesMedicine({ catalogue }: Catalogue, item: string): boolean {
  const treatment = catalogue[item.split('.', 1)[0] ?? ''];
  if (!treatment) return false;
  return (
    treatment.prescriptionOnly === true ||
    (treatment.combines ?? []).some((part) => catalogue[part]?.prescriptionOnly === true)
  );
}

/** Returns the treatments of an offer that use a prescription-only medicine. */
export const medicinesIn = (site: Catalogue, { includes = [] }: Offer): readonly string[] =>
  includes.filter((item) => usesMedicine(site, item));

/** Returns true if the page is about a treatment with a prescription-only medicine. */
export const isMedicinePage = (site: Catalogue, { treatment }: Pick<PlannedPage, 'treatment'>): boolean =>
  treatment !== undefined && usesMedicine(site, treatment);

/** Returns the treatment whose catalogue entry contains the text. */
export function slugOf(text: Pick<PublicText, 'source'>): string | undefined {
  const [part, slug] = configPathOf(text);
  return part === 'catalogue' ? String(slug) : undefined;
}

/** Returns the treatment that a text belongs to: its catalogue entry's, or its page's. */
export const treatmentOf = ({ routes }: Pick<Site, 'routes'>, text: PublicText): string | undefined =>
  slugOf(text) ?? routes[text.page ?? '']?.treatment;

import { categoriesOf } from '../../config/derived/catalogue.ts';
import type { Site, Treatment } from '../../config/site.ts';

/** Returns the names of the categories that list a treatment. On every page a service has the same ones. */
export function serviceTypeOf(site: Site, treatment: Treatment): string | readonly string[] {
  const names = categoriesOf(treatment).flatMap((category) => site.categories[category]?.name ?? []);
  const [first = treatment.name] = names;
  return names.length > 1 ? names : first;
}

import type { Site } from '../../../../config/site.ts';
import { usesMedicine } from '../medicines/medicine.ts';
import { registerConflict } from '../people/titles.ts';

/** Returns true if the person has an entry in the register of the General Medical Council (GMC). */
export const isDoctor = ({ registration }: Site['people'][string]): boolean =>
  registration !== undefined && /^(?:GMC|General Medical Council)$/i.test(registration.register);

/**
 * Returns true if doctors of the treatment's department are bound by the GMC's guidance, or if it uses a
 * prescription-only medicine.
 */
export function isClinical(site: Site, slug: string): boolean {
  const department = site.categories[site.catalogue[slug]?.category ?? '']?.department;
  return (
    usesMedicine(site, slug) ||
    Object.values(site.people).some(
      (person) => person.department === department && isDoctor(person) && !registerConflict(person),
    )
  );
}

/** Returns true for the consultation of a department, which is itself the assessment. */
export const isConsultation = ({ departments }: Site, slug: string): boolean =>
  Object.values(departments).some(({ consultation }) => consultation.treatment === slug);

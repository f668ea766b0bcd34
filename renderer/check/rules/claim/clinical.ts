import type { Site } from '../../../config/site.ts';
import { usesMedicine } from './medicine.ts';

/** A doctor's entry in the register of the General Medical Council. */
export const isDoctor = ({ registration }: Site['people'][string]): boolean =>
  registration !== undefined && /^(?:GMC|General Medical Council)$/i.test(registration.register);

/** True where doctors of the arm are bound by the GMC's guidance, or a prescription-only medicine is used. */
export function isClinical(site: Site, slug: string): boolean {
  const department = site.categories[site.catalogue[slug]?.category ?? '']?.department;
  return (
    usesMedicine(site, slug) ||
    Object.values(site.people).some((person) => person.department === department && isDoctor(person))
  );
}

/** The consultations with which each arm begins: they are the assessment themselves. */
export const isConsultation = ({ departments }: Site, slug: string): boolean =>
  Object.values(departments).some(({ consultation }) => consultation.treatment === slug);

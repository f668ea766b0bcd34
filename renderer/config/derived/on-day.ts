import type { Site, Treatment } from '../site.ts';

/** Returns the site as it is on a day, '2026-12-24': a reduced price applies from its first to its last day. */
export const siteOnDay = (site: Site, today: string): Site =>
  Object.values(site.catalogue).some((treatment) => isReduced(treatment, today))
    ? {
        ...site,
        catalogue: Object.fromEntries(
          Object.entries(site.catalogue).map(([slug, treatment]) => [slug, onDay(treatment, today)]),
        ),
      }
    : site;

const isReduced = ({ reduced }: Treatment, today: string): boolean =>
  reduced !== undefined && reduced.runs.from <= today && today <= reduced.runs.until;

const onDay = (treatment: Treatment, today: string): Treatment =>
  treatment.reduced && isReduced(treatment, today)
    ? {
        ...treatment,
        price: treatment.reduced.price,
        instead: treatment.price,
      }
    : treatment;

import { isWhole } from '../../config/derived/department.ts';

const organisationId = (origin: string): string => `${origin}/#organisation`;

/** The ids of the site's entities: its address and a fragment, as schema.org's guide to linked data recommends. */
export const ids = (origin: string) => ({
  organisation: organisationId(origin),
  website: `${origin}/#website`,
  /** The clinic itself if it has no departments. */
  department: (name: string) => (isWhole(name) ? organisationId(origin) : `${origin}/#department-${name}`),
  person: (name: string) => `${origin}/#person-${name}`,
  page: (route: string) => `${origin}${route}#page`,
  breadcrumb: (route: string) => `${origin}${route}#breadcrumb`,
  questions: (route: string) => `${origin}${route}#questions`,
  prices: (route: string) => `${origin}${route}#prices`,
  treatment: (slug: string) => `${origin}/#treatment-${slug}`,
  programme: (name: string) => `${origin}/#programme-${name}`,
});

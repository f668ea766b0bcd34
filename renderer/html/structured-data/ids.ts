/** The ids of the site's entities: its address and a fragment, as schema.org's guide to linked data recommends. */
export const ids = (origin: string) => ({
  organisation: `${origin}/#organisation`,
  website: `${origin}/#website`,
  department: (name: string) => `${origin}/#department-${name}`,
  person: (name: string) => `${origin}/#person-${name}`,
  page: (route: string) => `${origin}${route}#page`,
  breadcrumb: (route: string) => `${origin}${route}#breadcrumb`,
  questions: (route: string) => `${origin}${route}#questions`,
  prices: (route: string) => `${origin}${route}#prices`,
  treatment: (slug: string) => `${origin}/#treatment-${slug}`,
  programme: (name: string) => `${origin}/#programme-${name}`,
});

/** The ids of a site's things: its address and a fragment, as schema.org's guide to linked data advises. */
export const ids = (origin: string) => ({
  organisation: `${origin}/#organisation`,
  website: `${origin}/#website`,
  department: (name: string) => `${origin}/#department-${name}`,
  person: (name: string) => `${origin}/#person-${name}`,
  page: (route: string) => `${origin}${route}#page`,
  breadcrumb: (route: string) => `${origin}${route}#breadcrumb`,
  questions: (route: string) => `${origin}${route}#questions`,
  treatment: (slug: string) => `${origin}/#treatment-${slug}`,
  programme: (name: string) => `${origin}/#programme-${name}`,
});

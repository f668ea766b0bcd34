/**
 * Every kind of name that a config declares and refers to: what messages call it, and the parts of the config that
 * declare it. A missing name is reported as a missing field of the first part.
 */
export const REFERENCE_KINDS = {
  department: { label: 'department', parts: ['departments'] },
  category: { label: 'category', parts: ['categories'] },
  treatment: { label: 'treatment', parts: ['catalogue'] },
  programme: { label: 'programme', parts: ['programmes'] },
  offer: { label: 'offer', parts: ['offers'] },
  booking: { label: 'booking link', parts: ['booking'] },
  image: { label: 'image', parts: ['images'] },
  person: { label: 'person', parts: ['people'] },
  testimonial: { label: 'testimonial', parts: ['testimonials'] },
  comparison: { label: 'comparison', parts: ['comparisons'] },
  example: { label: 'example', parts: ['examples'] },
  document: { label: 'document', parts: ['documents'] },
  embed: { label: 'embed', parts: ['embeds'] },
  term: { label: 'explanation', parts: ['terms'] },
  page: { label: 'page', parts: ['routes'] },
  alias: { label: 'alias', parts: ['aliases'] },
  route: { label: 'route', parts: ['routes', 'aliases'] },
} as const;

export type ReferenceKind = keyof typeof REFERENCE_KINDS;

/** The kinds of reference, in the order of the table. */
export const referenceKinds = (): readonly ReferenceKind[] => Object.keys(REFERENCE_KINDS).filter(isReferenceKind);

const isReferenceKind = (name: string): name is ReferenceKind => name in REFERENCE_KINDS;

type Part<Kind extends ReferenceKind> = (typeof REFERENCE_KINDS)[Kind]['parts'][number];

/** The names of a site by kind. The compiler and the schema both check every reference against them. */
export type Refs = {
  [Kind in ReferenceKind]: Part<Kind> extends 'routes' | 'aliases' ? `/${string}` : string;
};

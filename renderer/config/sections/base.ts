/** What every section may have. */
export interface SectionBase {
  /** The section's anchor on the page: '/treatments#signature-offers' leads to it. */
  readonly anchor?: string;
}

/** A title with a few words under it. */
export interface Headed extends SectionBase {
  /** The heading. */
  readonly title: string;
  /** A sentence or two under the heading. */
  readonly text?: string;
}

/** The fields of a section, without its kind: what its call takes. */
export type FieldsOf<S extends { readonly kind: string }> = Omit<S, 'kind'>;

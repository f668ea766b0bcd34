import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import { type DeclaredNames, line, type Plain, strictFields } from '../schema/base.ts';
import { prose } from '../schema/prose.ts';
import type { NoDifference } from '../schema/same-shape.ts';
import { key } from '../schema/values.ts';
import type { Prose } from '../text.ts';

/** A section of a page, as the call of its kind returns it. `R` are the names that it may refer to. */
export interface Section<R extends Refs = never> {
  readonly kind: string;
  /** Only the compiler uses this field: it passes the names of the site to the call. */
  readonly $refs?: R;
}

/** Creates a section. Every section call of the config language returns its result. */
export const section = <R extends Refs>(kind: string, fields: object): Section<R> => ({ kind, ...fields });

/** The fields of every section. */
export interface SectionBase {
  /** The section's anchor on the page: with 'signature-offers', '/treatments#signature-offers' links to it. */
  readonly anchor?: Authored<string>;
}

/** A section with a title and a sentence or two under it. */
export interface TitledSection extends SectionBase {
  /** The heading. */
  readonly title: Authored<string>;
  /** A sentence or two under the heading. */
  readonly text?: Prose;
}

const anchor = () => ({ anchor: key().optional() });

/** Creates the schema of a section from the fields that its kind adds: the compiler compares them with the interface. */
export const sectionSchema =
  <Fields extends SectionBase>() =>
  <Name extends string, S extends z.core.$ZodShape>(
    kind: Name,
    fields: S & NoDifference<Plain<Fields>, z.input<z.ZodObject<S & ReturnType<typeof anchor>>>>,
  ) => {
    const own: S = fields;
    return strictFields({ kind: z.literal(kind), ...anchor(), ...own });
  };

/** The schema of a title with a sentence or two under it. */
export const titledFields = (declaredNames: DeclaredNames) => ({
  title: line(),
  text: prose(declaredNames).optional(),
});

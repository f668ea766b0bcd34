import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import { type DeclaredNames, line } from '../schema/base.ts';
import { departmentRef } from '../schema/department.ts';
import { plainProse, prose } from '../schema/prose.ts';
import type { Prose } from '../text.ts';
import { type Section, section, sectionSchema, type TitledSection, titledFields } from './base.ts';

/** The first appointments of the departments side by side, with their minutes in large type. */
export interface Consultations<R extends Refs> extends TitledSection {
  /** The first appointments, from left to right. */
  readonly items: readonly {
    /** The department, by its name in `departments`; needed only if there are several. It supplies the duration and the price. */
    readonly department?: Authored<R['department']>;
    /** The heading: 'First visit'. */
    readonly title: Authored<string>;
    /** A sentence or two: what it is, and what it costs. */
    readonly text: Prose;
    /** The label of the button, which opens the booking link of the department's consultation. */
    readonly label: Prose;
  }[];
}

/**
 * The first appointments of the departments side by side: `consultations({ title: 'Begin here', items: [{ department:
 * 'main', title: 'First visit', text: '…', label: 'Book' }] })`.
 */
export const consultations = <R extends Refs>(fields: Consultations<R>): Section<R> => section('consultations', fields);

export const consultationsSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Consultations<Refs>>()('consultations', {
    ...titledFields(declaredNames),
    items: z
      .array(
        z.strictObject({
          department: departmentRef(declaredNames),
          title: line(),
          text: prose(declaredNames),
          label: plainProse(declaredNames),
        }),
      )
      .min(1),
  });

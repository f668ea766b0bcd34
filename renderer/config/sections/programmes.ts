import type { Authored } from '../annotations.ts';
import type { Action, Refs } from '../refs.ts';
import type { DeclaredNames } from '../schema/base.ts';
import { departmentRef } from '../schema/department.ts';
import { action } from '../schema/prose.ts';
import { type Section, section, sectionSchema, type TitledSection, titledFields } from './base.ts';

/** The programmes of one department, each on a timeline of weeks. */
export interface Programmes<R extends Refs> extends TitledSection {
  /** The department whose programmes are shown, by its name in `departments`; needed only if there are several. */
  readonly department?: Authored<R['department']>;
  /** A button below the list. */
  readonly action?: Authored<Action<R>>;
}

/**
 * The programmes of one department, each on a timeline of weeks: `programmes({ title: 'Programmes', department: 'main'
 * })`.
 */
export const programmes = <R extends Refs>(fields: Programmes<R>): Section<R> => section('programmes', fields);

export const programmesSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Programmes<Refs>>()('programmes', {
    ...titledFields(declaredNames),
    department: departmentRef(declaredNames),
    action: action(declaredNames).optional(),
  });

import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import type { DeclaredNames } from '../schema/base.ts';
import { ref } from '../schema/references.ts';
import { type Section, section, sectionSchema, type TitledSection, titledFields } from './base.ts';

/** The options of a treatment side by side, each with its price, points and button. */
export interface Options<R extends Refs> extends TitledSection {
  /** The treatment, by its name in `catalogue`. */
  readonly treatment: Authored<R['treatment']>;
}

/** The options of a treatment side by side: `options('massage', { title: 'Half an hour or an hour' })`. */
export const options = <R extends Refs>(treatment: R['treatment'], fields: Omit<Options<R>, 'treatment'>): Section<R> =>
  section('options', { treatment, ...fields });

export const optionsSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Options<Refs>>()('options', {
    ...titledFields(declaredNames),
    treatment: ref(declaredNames, 'treatment'),
  });

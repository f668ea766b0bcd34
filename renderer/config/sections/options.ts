import type { Refs } from '../refs.ts';
import type { DeclaredNames } from '../schema/base.ts';
import { ref } from '../schema/references.ts';
import { type Headed, headed, type Section, section, sectionSchema } from './base.ts';

/** The options of a treatment side by side, each with its price, points and button. */
export interface Options<R extends Refs> extends Headed {
  /** The treatment, by its name in `catalogue`. */
  readonly treatment: R['treatment'];
}

/** The options of a treatment side by side: `options('massage', { title: 'Half an hour or an hour' })`. */
export const options = <R extends Refs>(treatment: R['treatment'], fields: Omit<Options<R>, 'treatment'>): Section<R> =>
  section('options', { treatment, ...fields });

export const optionsSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Options<Refs>>()('options', {
    ...headed(declaredNames),
    treatment: ref(declaredNames, 'treatment'),
  });

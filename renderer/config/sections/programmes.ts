import type { Action, Refs } from '../refs.ts';
import { type DeclaredNames, shape } from '../schema/base.ts';
import { action, ref } from '../schema/references.ts';
import { type Headed, headed, type Kind, kind, type Section, section } from './base.ts';

/** The programmes of one arm, each on a line of weeks. */
export interface Programmes<R extends Refs> extends Headed {
  /** The arm of the clinic whose programmes are shown. */
  readonly department: R['department'];
  /** A button under the list. */
  readonly action?: Action<R>;
}

/** The programmes of one arm, each on a line of weeks: `programmes({ title: 'Programmes', department: 'main' })`. */
export const programmes = <R extends Refs>(fields: Programmes<R>): Section<R> => section('programmes', fields);

export const programmesSchema = (declaredNames: DeclaredNames) =>
  shape<Kind<'programmes', Programmes<Refs>>>()({
    ...kind('programmes'),
    ...headed(declaredNames),
    department: ref(declaredNames, 'department'),
    action: action(declaredNames).optional(),
  });

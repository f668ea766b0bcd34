import type { Refs } from '../refs.ts';
import type { DeclaredNames } from '../schema/base.ts';
import { ref } from '../schema/references.ts';
import { type Headed, headed, type Section, section, sectionSchema } from './base.ts';

/** A scheduler, a calendar or a form of another company. */
export interface Embedded<R extends Refs> extends Headed {
  /** The embed, by its name in `embeds`. */
  readonly embed: R['embed'];
}

/** A scheduler, a calendar or a form of another company: `embedded('calendar', { title: 'Choose a time' })`. */
export const embedded = <R extends Refs>(embed: R['embed'], fields: Omit<Embedded<R>, 'embed'>): Section<R> =>
  section('embedded', { embed, ...fields });

export const embeddedSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Embedded<Refs>>()('embedded', {
    ...headed(declaredNames),
    embed: ref(declaredNames, 'embed'),
  });

import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import type { DeclaredNames } from '../schema/base.ts';
import { ref } from '../schema/references.ts';
import { type Section, section, sectionSchema, type TitledSection, titledFields } from './base.ts';

/** A scheduler, a calendar or a form of another company. */
export interface Embedded<R extends Refs> extends TitledSection {
  /** The embed, by its name in `embeds`. */
  readonly embed: Authored<R['embed']>;
}

/** A scheduler, a calendar or a form of another company: `embedded('calendar', { title: 'Choose a time' })`. */
export const embedded = <R extends Refs>(embed: R['embed'], fields: Omit<Embedded<R>, 'embed'>): Section<R> =>
  section('embedded', { embed, ...fields });

export const embeddedSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Embedded<Refs>>()('embedded', {
    ...titledFields(declaredNames),
    embed: ref(declaredNames, 'embed'),
  });

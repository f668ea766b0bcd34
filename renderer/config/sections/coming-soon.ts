import type { Authored } from '../annotations.ts';
import type { Action, Refs } from '../refs.ts';
import type { DeclaredNames } from '../schema/base.ts';
import { action } from '../schema/prose.ts';
import { ref } from '../schema/references.ts';
import { type Section, section, sectionSchema, type TitledSection, titledFields } from './base.ts';

/** Treatments that cannot be booked yet, with a way to hear when they can. */
export interface ComingSoon<R extends Refs> extends TitledSection {
  /** The category, by its name in `categories`. */
  readonly category: Authored<R['category']>;
  /** How to hear about them: `button('Join the list', 'email:Waiting list')`. */
  readonly action: Authored<Action<R>>;
}

/**
 * Treatments of a category that cannot be booked yet: `comingSoon('peels', { title: 'Soon', action: button('Join the
 * list', 'email:Waiting list') })`.
 */
export const comingSoon = <R extends Refs>(
  category: R['category'],
  fields: Omit<ComingSoon<R>, 'category'>,
): Section<R> => section('comingSoon', { category, ...fields });

export const comingSoonSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<ComingSoon<Refs>>()('comingSoon', {
    ...titledFields(declaredNames),
    category: ref(declaredNames, 'category'),
    action: action(declaredNames),
  });

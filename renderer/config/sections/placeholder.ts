import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Action, Refs } from '../refs.ts';
import { type DeclaredNames, line } from '../schema/base.ts';
import { action, prose } from '../schema/prose.ts';
import { ref } from '../schema/references.ts';
import type { Prose } from '../text.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/** A page with little content yet: a title, a few lines and buttons. */
export interface Placeholder<R extends Refs> extends SectionBase {
  /** The heading of the page. */
  readonly title: Authored<string>;
  /** The lines below the heading; the first is larger. */
  readonly lines: readonly Prose[];
  /** The buttons below the lines. */
  readonly actions: readonly Authored<Action<R>>[];
  /** The image, by its name in `images`; about 1:1. */
  readonly image?: Authored<R['image']>;
}

/** A page with little content yet: `placeholder({ title: 'Coming soon', lines: ['…'], actions: [] })`. */
export const placeholder = <R extends Refs>(fields: Placeholder<R>): Section<R> => section('placeholder', fields);

export const placeholderSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Placeholder<Refs>>()('placeholder', {
    title: line(),
    lines: z.array(prose(declaredNames)),
    actions: z.array(action(declaredNames)),
    image: ref(declaredNames, 'image').optional(),
  });

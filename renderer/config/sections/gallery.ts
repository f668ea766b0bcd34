import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import { type DeclaredNames, line } from '../schema/base.ts';
import { refs } from '../schema/references.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/** The gallery: before-and-after images as cards. */
export interface Gallery<R extends Refs> extends SectionBase {
  /** The heading above the cards. */
  readonly title: Authored<string>;
  /** The comparisons, by their names in `comparisons`, in their order. */
  readonly comparisons: readonly Authored<R['comparison']>[];
}

/**
 * Before-and-after images as cards, by their names in `comparisons`: `gallery(['knee'], { title: 'Before and after'
 * })`.
 */
export const gallery = <R extends Refs>(
  comparisons: readonly Authored<R['comparison']>[],
  fields: Omit<Gallery<R>, 'comparisons'>,
): Section<R> => section('gallery', { comparisons, ...fields });

export const gallerySchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Gallery<Refs>>()('gallery', {
    title: line(),
    comparisons: refs(declaredNames, 'comparison').min(1),
  });

import type { Authored } from '../annotations.ts';
import type { Action, Refs } from '../refs.ts';
import { type DeclaredNames, line } from '../schema/base.ts';
import { action } from '../schema/prose.ts';
import { refs } from '../schema/references.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/**
 * The first images of the gallery side by side; visitors can scroll through them. The images load when they become
 * visible.
 */
export interface MiniGallery<R extends Refs> extends SectionBase {
  /** The heading above the images. */
  readonly title: Authored<string>;
  /** The same list as in the gallery; the first four are shown. */
  readonly comparisons: readonly Authored<R['comparison']>[];
  /** The link to the whole gallery. */
  readonly action: Authored<Action<R>>;
}

/**
 * The first four images of the gallery: `miniGallery({ title: 'Results', comparisons: ['knee'], action: button('See
 * all', '/gallery') })`.
 */
export const miniGallery = <R extends Refs>(fields: MiniGallery<R>): Section<R> => section('miniGallery', fields);

export const miniGallerySchema = (declaredNames: DeclaredNames) =>
  sectionSchema<MiniGallery<Refs>>()('miniGallery', {
    title: line(),
    comparisons: refs(declaredNames, 'comparison').min(1),
    action: action(declaredNames),
  });

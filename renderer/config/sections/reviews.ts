import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import type { DeclaredNames } from '../schema/base.ts';
import { prose } from '../schema/prose.ts';
import { refs } from '../schema/references.ts';
import type { Prose } from '../text.ts';
import { type Section, section, sectionSchema, type TitledSection, titledFields } from './base.ts';

/** The rating of the clinic, and testimonials. */
export interface Reviews<R extends Refs> extends TitledSection {
  /** The testimonials, by their names in `testimonials`, in their order. */
  readonly testimonials: readonly Authored<R['testimonial']>[];
  /** The text beside the rating: 'from Google reviews'. */
  readonly badge: Prose;
}

/**
 * The rating of the clinic, and testimonials: `reviews(['client-a'], { title: 'Reviews', badge: 'from Google reviews'
 * })`.
 */
export const reviews = <R extends Refs>(
  testimonials: readonly Authored<R['testimonial']>[],
  fields: Omit<Reviews<R>, 'testimonials'>,
): Section<R> => section('reviews', { testimonials, ...fields });

export const reviewsSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Reviews<Refs>>()('reviews', {
    ...titledFields(declaredNames),
    testimonials: refs(declaredNames, 'testimonial').min(1),
    badge: prose(declaredNames),
  });

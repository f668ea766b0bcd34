import type { Authored } from '../annotations.ts';
import type { Refs } from '../refs.ts';
import type { DeclaredNames } from '../schema/base.ts';
import { refs } from '../schema/references.ts';
import { type Section, section, sectionSchema, type TitledSection, titledFields } from './base.ts';

/** Testimonials, one at a time. */
export interface TestimonialCarousel<R extends Refs> extends TitledSection {
  /** The testimonials, by their names in `testimonials`, in their order. */
  readonly testimonials: readonly Authored<R['testimonial']>[];
}

/** Testimonials, one at a time: `testimonialCarousel(['client-a', 'client-b'], { title: 'What clients say' })`. */
export const testimonialCarousel = <R extends Refs>(
  testimonials: readonly Authored<R['testimonial']>[],
  fields: Omit<TestimonialCarousel<R>, 'testimonials'>,
): Section<R> => section('testimonialCarousel', { testimonials, ...fields });

export const testimonialCarouselSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<TestimonialCarousel<Refs>>()('testimonialCarousel', {
    ...titledFields(declaredNames),
    testimonials: refs(declaredNames, 'testimonial').min(1),
  });

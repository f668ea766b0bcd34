import type { Refs } from '../refs.ts';
import type { DeclaredNames } from '../schema/base.ts';
import { refs } from '../schema/references.ts';
import { type Headed, headed, type Section, section, sectionSchema } from './base.ts';

/** Testimonials, one at a time. */
export interface TestimonialCarousel<R extends Refs> extends Headed {
  /** The testimonials, by their names in `testimonials`, in their order. */
  readonly testimonials: readonly R['testimonial'][];
}

/** Testimonials, one at a time: `testimonialCarousel(['client-a', 'client-b'], { title: 'What clients say' })`. */
export const testimonialCarousel = <R extends Refs>(
  testimonials: readonly R['testimonial'][],
  fields: Omit<TestimonialCarousel<R>, 'testimonials'>,
): Section<R> => section('testimonialCarousel', { testimonials, ...fields });

export const testimonialCarouselSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<TestimonialCarousel<Refs>>()('testimonialCarousel', {
    ...headed(declaredNames),
    testimonials: refs(declaredNames, 'testimonial').min(1),
  });

import type { Refs } from '../refs.ts';
import { type DeclaredNames, shape } from '../schema/base.ts';
import { refs } from '../schema/references.ts';
import { type Headed, headed, type Kind, kind, type Section, section } from './base.ts';

/** What clients said, one at a time. */
export interface Carousel<R extends Refs> extends Headed {
  readonly testimonials: readonly R['testimonial'][];
}

/** What clients said, one at a time: `carousel(['client-a', 'client-b'], { title: 'What clients say' })`. */
export const carousel = <R extends Refs>(
  testimonials: readonly R['testimonial'][],
  fields: Omit<Carousel<R>, 'testimonials'>,
): Section<R> => section('carousel', { testimonials, ...fields });

export const carouselSchema = (declaredNames: DeclaredNames) =>
  shape<Kind<'carousel', Carousel<Refs>>>()({
    ...kind('carousel'),
    ...headed(declaredNames),
    testimonials: refs(declaredNames, 'testimonial').min(1),
  });

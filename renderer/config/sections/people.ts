import type { Action, Refs } from '../refs.ts';
import type { Prose } from '../text.ts';
import type { FieldsOf, Headed } from './base.ts';

/** People as cards: name, title, focus. */
export interface People<R extends Refs> extends Headed {
  readonly kind: 'people';
  readonly people: readonly R['person'][];
  /** A button under the cards. */
  readonly action?: Action<R>;
}
/** People as cards, by their names in `people`: `people(['jo'], { title: 'Who we are' })`. */
export const people = <R extends Refs>(
  names: readonly R['person'][],
  fields: Omit<FieldsOf<People<R>>, 'people'>,
): People<R> => ({ kind: 'people', people: names, ...fields });

/** People with their qualifications. */
export interface Profiles<R extends Refs> extends Headed {
  readonly kind: 'profiles';
  readonly people: readonly R['person'][];
}
/** People with their qualifications: `profiles(['jo'], { title: 'Who you will meet' })`. */
export const profiles = <R extends Refs>(
  names: readonly R['person'][],
  fields: Omit<FieldsOf<Profiles<R>>, 'people'>,
): Profiles<R> => ({ kind: 'profiles', people: names, ...fields });

/** The rating, and what clients said. */
export interface Reviews<R extends Refs> extends Headed {
  readonly kind: 'reviews';
  readonly testimonials: readonly R['testimonial'][];
  /** The words beside the rating: 'from Google reviews'. */
  readonly badge: Prose;
}
/** The rating, and what clients said: `reviews(['client-a'], { title: 'Reviews', badge: 'from Google reviews' })`. */
export const reviews = <R extends Refs>(
  testimonials: readonly R['testimonial'][],
  fields: Omit<FieldsOf<Reviews<R>>, 'testimonials'>,
): Reviews<R> => ({ kind: 'reviews', testimonials, ...fields });

/** What clients said, one at a time. */
export interface Carousel<R extends Refs> extends Headed {
  readonly kind: 'carousel';
  readonly testimonials: readonly R['testimonial'][];
}
/** What clients said, one at a time: `carousel(['client-a', 'client-b'], { title: 'What clients say' })`. */
export const carousel = <R extends Refs>(
  testimonials: readonly R['testimonial'][],
  fields: Omit<FieldsOf<Carousel<R>>, 'testimonials'>,
): Carousel<R> => ({ kind: 'carousel', testimonials, ...fields });

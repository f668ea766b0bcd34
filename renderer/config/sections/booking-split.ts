import type { Authored } from '../annotations.ts';
import type { Action, Refs } from '../refs.ts';
import { type DeclaredNames, line, shape } from '../schema/base.ts';
import { action, prose } from '../schema/prose.ts';
import type { Prose } from '../text.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/** How to book, for new and for returning clients. */
export interface BookingSplit<R extends Refs> extends SectionBase {
  /** The heading above both options: 'How to book'. */
  readonly title: Authored<string>;
  /** The option for new clients. */
  readonly new: Authored<BookingOption<R>>;
  /** The option for returning clients. */
  readonly returning: Authored<BookingOption<R>>;
}

export interface BookingOption<R extends Refs> {
  /** The people it is for: 'New to the clinic'. */
  readonly title: Authored<string>;
  /** A sentence or two on what to do. */
  readonly text: Prose;
  /** The button. */
  readonly action: Authored<Action<R>>;
}

/**
 * How to book, for new and for returning clients: `bookingSplit({ title: 'How to book', new: { … }, returning: { … }
 * })`.
 */
export const bookingSplit = <R extends Refs>(fields: BookingSplit<R>): Section<R> => section('bookingSplit', fields);

const bookingOption = (declaredNames: DeclaredNames) =>
  shape<BookingOption<Refs>>()({ title: line(), text: prose(declaredNames), action: action(declaredNames) });

export const bookingSplitSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<BookingSplit<Refs>>()('bookingSplit', {
    title: line(),
    new: bookingOption(declaredNames),
    returning: bookingOption(declaredNames),
  });

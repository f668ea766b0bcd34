import type { Action, Refs } from '../refs.ts';
import { type DeclaredNames, line, shape } from '../schema/base.ts';
import { action, prose } from '../schema/references.ts';
import type { Prose } from '../text.ts';
import { type Kind, kind, type Section, type SectionBase, section } from './base.ts';

/** How to book, for someone new and for someone returning. */
export interface BookingSplit<R extends Refs> extends SectionBase {
  /** The heading over both ways: 'How to book'. */
  readonly title: string;
  /** The way for someone new. */
  readonly new: BookingWay<R>;
  /** The way for someone who has been before. */
  readonly returning: BookingWay<R>;
}

export interface BookingWay<R extends Refs> {
  /** Whom it is for: 'New to the clinic'. */
  readonly title: string;
  /** A sentence or two on what to do. */
  readonly text: Prose;
  /** Its button. */
  readonly action: Action<R>;
}

/**
 * How to book, for someone new and for someone returning: `bookingSplit({ title: 'How to book', new: { … },
 * returning: { … } })`.
 */
export const bookingSplit = <R extends Refs>(fields: BookingSplit<R>): Section<R> => section('bookingSplit', fields);

const bookingWay = (declaredNames: DeclaredNames) =>
  shape<BookingWay<Refs>>()({ title: line(), text: prose(declaredNames), action: action(declaredNames) });

export const bookingSplitSchema = (declaredNames: DeclaredNames) =>
  shape<Kind<'bookingSplit', BookingSplit<Refs>>>()({
    ...kind('bookingSplit'),
    title: line(),
    new: bookingWay(declaredNames),
    returning: bookingWay(declaredNames),
  });

import type { Action, Refs } from '../refs.ts';
import type { Prose } from '../text.ts';
import type { FieldsOf, Headed, SectionBase } from './base.ts';

/** The first appointments of the arms side by side, their minutes set large. */
export interface Consultations<R extends Refs> extends Headed {
  readonly kind: 'consultations';
  readonly items: readonly {
    readonly department: R['department'];
    readonly title: string;
    readonly text: Prose;
    /** The words on the button; it leads where the arm's consultation is booked. */
    readonly label: string;
  }[];
}
export const consultations = <R extends Refs>(fields: FieldsOf<Consultations<R>>): Consultations<R> => ({
  kind: 'consultations',
  ...fields,
});

/** How to book, for someone new and for someone returning. */
export interface BookingSplit<R extends Refs> extends SectionBase {
  readonly kind: 'bookingSplit';
  readonly title: string;
  readonly new: BookingWay<R>;
  readonly returning: BookingWay<R>;
}
export interface BookingWay<R extends Refs> {
  readonly title: string;
  readonly text: Prose;
  readonly action: Action<R>;
}
export const bookingSplit = <R extends Refs>(fields: FieldsOf<BookingSplit<R>>): BookingSplit<R> => ({
  kind: 'bookingSplit',
  ...fields,
});

/** The end of a page: what to do next. Without `actions` it shows both ways to book of the page. */
export interface Closing<R extends Refs> extends SectionBase {
  readonly kind: 'closing';
  readonly title: string;
  readonly text?: Prose;
  readonly actions?: readonly Action<R>[];
  /** The small print under the buttons. */
  readonly disclaimer?: Prose;
}
export const closing = <R extends Refs>(
  title: string,
  fields: Omit<FieldsOf<Closing<R>>, 'title'> = {},
): Closing<R> => ({
  kind: 'closing',
  title,
  ...fields,
});

/** Where the clinic is and when it is open. */
export interface Visit<R extends Refs> extends SectionBase {
  readonly kind: 'visit';
  readonly title: string;
  readonly text?: Prose;
  readonly map?: R['embed'];
  readonly mapImage: R['image'];
  readonly actions?: readonly Action<R>[];
  /** 'short' leaves out the table of hours. */
  readonly size?: 'full' | 'short';
}
export const visit = <R extends Refs>(fields: FieldsOf<Visit<R>>): Visit<R> => ({ kind: 'visit', ...fields });

/** Something of another provider: a scheduler, a calendar, a form. */
export interface Embedded<R extends Refs> extends Headed {
  readonly kind: 'embedded';
  readonly embed: R['embed'];
}
export const embedded = <R extends Refs>(
  embed: R['embed'],
  fields: Omit<FieldsOf<Embedded<R>>, 'embed'>,
): Embedded<R> => ({ kind: 'embedded', embed, ...fields });

/** A document to download. */
export interface Download<R extends Refs> extends SectionBase {
  readonly kind: 'download';
  readonly title: string;
  readonly lead: Prose;
  readonly document: R['document'];
  readonly image?: R['image'];
  /** The words on the download link; its pages and size are added. */
  readonly label: string;
  /** Starts the download by itself after the specified delay. */
  readonly automatic?: boolean;
  /** Further links. */
  readonly actions: readonly Action<R>[];
}
export const download = <R extends Refs>(fields: FieldsOf<Download<R>>): Download<R> => ({
  kind: 'download',
  ...fields,
});

/** The listing of the journal's articles of one category. */
export interface JournalList extends SectionBase {
  readonly kind: 'journalList';
  readonly title: string;
  readonly lead?: Prose;
  /** Only articles of this category. */
  readonly category: string;
  /** The words while the list cannot be loaded. */
  readonly failed: string;
  /** The words while there are no articles. */
  readonly empty: string;
}
export const journalList = (fields: FieldsOf<JournalList>): JournalList => ({ kind: 'journalList', ...fields });

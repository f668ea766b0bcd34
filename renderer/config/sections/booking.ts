import type { Action, Refs } from '../refs.ts';
import type { Prose } from '../text.ts';
import type { FieldsOf, Headed, SectionBase } from './base.ts';

/** The first appointments of the arms side by side, their minutes set large. */
export interface Consultations<R extends Refs> extends Headed {
  readonly kind: 'consultations';
  /** The first appointments, from left to right. */
  readonly items: readonly {
    /** The arm of the clinic; length and price are those of its first appointment. */
    readonly department: R['department'];
    /** The heading: 'First visit'. */
    readonly title: string;
    /** A sentence or two: what it is, and what it costs. */
    readonly text: Prose;
    /** The words on the button; it leads where the arm's consultation is booked. */
    readonly label: string;
  }[];
}
/**
 * The first appointments of the arms side by side: `consultations({ title: 'Begin here', items: [{ department:
 * 'main', title: 'First visit', text: '…', label: 'Book' }] })`.
 */
export const consultations = <R extends Refs>(fields: FieldsOf<Consultations<R>>): Consultations<R> => ({
  kind: 'consultations',
  ...fields,
});

/** How to book, for someone new and for someone returning. */
export interface BookingSplit<R extends Refs> extends SectionBase {
  readonly kind: 'bookingSplit';
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
export const bookingSplit = <R extends Refs>(fields: FieldsOf<BookingSplit<R>>): BookingSplit<R> => ({
  kind: 'bookingSplit',
  ...fields,
});

/** The end of a page: what to do next. Without `actions` it shows both ways to book of the page. */
export interface Closing<R extends Refs> extends SectionBase {
  readonly kind: 'closing';
  readonly title: string;
  /** A sentence or two under the heading. */
  readonly text?: Prose;
  /** Buttons in place of the page's two ways to book. */
  readonly actions?: readonly Action<R>[];
  /** The small print under the buttons. */
  readonly disclaimer?: Prose;
}
/**
 * The end of a page: `closing('Begin with a conversation', { text: '…' })` shows both ways to book of the page;
 * `actions` are shown in their place.
 */
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
  /** The heading: 'Where we are'. */
  readonly title: string;
  /** A sentence or two under the heading. */
  readonly text?: Prose;
  /** The map that visitors may load, by its name in `embeds`. */
  readonly map?: R['embed'];
  /** The drawing that stands there until then, by its name in `images`. */
  readonly mapImage: R['image'];
  /** Buttons, such as directions. */
  readonly actions?: readonly Action<R>[];
  /** 'short' leaves out the table of hours. */
  readonly size?: 'full' | 'short';
}
/** Where the clinic is and when it is open: `visit({ title: 'Visit us', mapImage: 'map' })`. */
export const visit = <R extends Refs>(fields: FieldsOf<Visit<R>>): Visit<R> => ({ kind: 'visit', ...fields });

/** Something of another provider: a scheduler, a calendar, a form. */
export interface Embedded<R extends Refs> extends Headed {
  readonly kind: 'embedded';
  readonly embed: R['embed'];
}
/** A scheduler, a calendar or a form of another provider: `embedded('calendar', { title: 'Choose a time' })`. */
export const embedded = <R extends Refs>(
  embed: R['embed'],
  fields: Omit<FieldsOf<Embedded<R>>, 'embed'>,
): Embedded<R> => ({ kind: 'embedded', embed, ...fields });

/** A document to download. */
export interface Download<R extends Refs> extends SectionBase {
  readonly kind: 'download';
  /** The document's name, as a heading. */
  readonly title: string;
  /** What it is and what it holds, in a sentence or two. */
  readonly lead: Prose;
  /** The document, by its name in `documents`. */
  readonly document: R['document'];
  /** A picture of it, by its name in `images`. */
  readonly image?: R['image'];
  /** The words on the download link; its pages and size are added. */
  readonly label: string;
  /** Starts the download by itself after the specified delay. */
  readonly automatic?: boolean;
  /** Further links. */
  readonly actions: readonly Action<R>[];
}
/**
 * A document to download: `download({ title: 'Price list', lead: '…', document: 'price-list', label: 'Download it',
 * actions: [] })`.
 */
export const download = <R extends Refs>(fields: FieldsOf<Download<R>>): Download<R> => ({
  kind: 'download',
  ...fields,
});

/** The listing of the journal's articles of one category. */
export interface JournalList extends SectionBase {
  readonly kind: 'journalList';
  /** The heading of the listing. */
  readonly title: string;
  /** A sentence under the heading. */
  readonly lead?: Prose;
  /** Only articles of this category. */
  readonly category: string;
  /** The words while the list cannot be loaded. */
  readonly failed: string;
  /** The words while there are no articles. */
  readonly empty: string;
}
/** The articles of one category: `journalList({ title: 'Journal', category: 'backs', failed: '…', empty: '…' })`. */
export const journalList = (fields: FieldsOf<JournalList>): JournalList => ({ kind: 'journalList', ...fields });

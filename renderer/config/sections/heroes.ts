import type { Authored } from '../annotations.ts';
import type { Action, Refs } from '../refs.ts';
import type { Prose } from '../text.ts';
import type { FieldsOf, SectionBase } from './base.ts';

/** One of the doors of the cover: a way into one arm of the clinic. */
export interface Door<R extends Refs> {
  /** The arm of the clinic, by its name in `departments`. */
  readonly department: R['department'];
  /** The words on the door. */
  readonly label: string;
  /** A few words under them; '{departments.NAME.label}' quotes the arm's own. */
  readonly note: Prose;
  /** Where it leads: the arm's own page, unless this says otherwise. */
  readonly to?: R['route'];
}

/** A full-screen hero with a door for each arm of the clinic. */
export interface Cover<R extends Refs> extends SectionBase {
  readonly kind: 'cover';
  /** The heading of the page. */
  readonly title: string;
  /** One line under the heading. */
  readonly line: Prose;
  /** The picture, by its name in `images`. */
  readonly image: R['image'];
  /** The doors, one for each arm. */
  readonly doors: readonly Door<R>[];
}
/**
 * A full-screen hero with a door for each arm: `cover({ title: '…', line: '…', image: 'hero', doors: [{ department:
 * 'main', label: 'ENTER', note: '…' }] })`.
 */
export const cover = <R extends Refs>(fields: FieldsOf<Cover<R>>): Cover<R> => ({ kind: 'cover', ...fields });

/** The hero of an inner page: title, a lead, a picture, and ways to book. */
export interface Hero<R extends Refs> extends SectionBase {
  readonly kind: 'hero';
  /** The heading of the page. */
  readonly title: string;
  /** A sentence or two under the heading. */
  readonly lead: Prose;
  /** The picture, by its name in `images`; without one the words have the whole width. */
  readonly image?: R['image'];
  /** 'deep' is light text on the dark ground of the palette. */
  readonly tone?: 'light' | 'deep';
  /** 'both' shows the new and the returning way to book side by side; or one's own buttons. */
  readonly ways?: 'both' | readonly Action<R>[];
  /** A short line beside the buttons: 'Free before your first visit'. */
  readonly note?: Prose;
  /** Claims that earn trust, under the buttons. */
  readonly trust?: readonly Prose[];
  /** Buttons that switch between the consultations of the arms; this page's own is marked. */
  readonly switch?: readonly Action<R>[];
}
/** The hero of an inner page: `hero({ title: 'The clinic', lead: '…', ways: 'both' })`. */
export const hero = <R extends Refs>(fields: FieldsOf<Hero<R>>): Hero<R> => ({ kind: 'hero', ...fields });

/** The hero of a treatment page: name, price, length and both ways to book of the page's treatment. */
export interface TreatmentHero<R extends Refs> extends SectionBase {
  readonly kind: 'treatmentHero';
  /** The treatment's name, unless this says otherwise. */
  readonly title?: string;
  /** A sentence or two under the name. */
  readonly lead: Prose;
  /** The picture, by its name in `images`. */
  readonly image: R['image'];
  /** Claims that earn trust, under the buttons; one a line. */
  readonly trust: readonly Prose[];
  /** Two or three more figures beside price and length: { label: 'Lasts', value: '3–4', unit: 'months' }. */
  readonly figures?: readonly Figure[];
  /** Buttons in place of the new and the returning way to book. */
  readonly actions?: readonly Action<R>[];
}
/**
 * The hero of a treatment page, with name, price, length and both ways to book: `treatmentHero({ lead: '…', image:
 * 'massage', trust: [] })`.
 */
export const treatmentHero = <R extends Refs>(fields: FieldsOf<TreatmentHero<R>>): TreatmentHero<R> => ({
  kind: 'treatmentHero',
  ...fields,
});

/** A figure that is set large, with what it counts. */
export interface Figure {
  /** What it says: 'Lasts'. */
  readonly label: string;
  /** The figure itself; it may quote a fact. */
  readonly value: Prose;
  /** What stands under it. */
  readonly unit?: Prose;
}

/** One of the buttons that jump to a part of the page. */
export interface Jump<R extends Refs> {
  /** The arm whose colours the button takes. */
  readonly department: R['department'];
  /** The words on the button. */
  readonly label: string;
  /** A few words under them. */
  readonly note: Prose;
  /** The anchor on this page. */
  readonly anchor: string;
}

/** The hero of an index, with buttons that jump to its parts. */
export interface JumpHero<R extends Refs> extends SectionBase {
  readonly kind: 'jumpHero';
  /** The heading of the page. */
  readonly title: string;
  /** A sentence or two under the heading. */
  readonly lead: Prose;
  /** The buttons, one for each part of the page. */
  readonly jumps: readonly Jump<R>[];
}
/**
 * The hero of an index, with buttons that jump to its parts: `jumpHero({ title: 'Treatments', lead: '…', jumps: [{
 * department: 'main', label: 'Massage', note: '…', anchor: 'massage' }] })`.
 */
export const jumpHero = <R extends Refs>(fields: FieldsOf<JumpHero<R>>): JumpHero<R> => ({
  kind: 'jumpHero',
  ...fields,
});

/** A page that has little to say yet: a title, a few lines, a button. */
export interface Placeholder<R extends Refs> extends SectionBase {
  readonly kind: 'placeholder';
  /** The heading of the page. */
  readonly title: string;
  /** The lines under it; the first is set larger. */
  readonly lines: readonly Prose[];
  /** The buttons under the lines. */
  readonly actions: readonly Action<R>[];
  /** The picture, by its name in `images`. */
  readonly image?: R['image'];
}
/** A page that has little to say yet: `placeholder({ title: 'Coming soon', lines: ['…'], actions: [] })`. */
export const placeholder = <R extends Refs>(fields: FieldsOf<Placeholder<R>>): Placeholder<R> => ({
  kind: 'placeholder',
  ...fields,
});

/** The bare page of a treatment that has none of its own: its name and description. */
export interface Bare extends SectionBase {
  readonly kind: 'bare';
}
/** The name and the description of the page's treatment, and no more: `bare()`. */
export const bare = (fields: FieldsOf<Bare> = {}): Bare => ({ kind: 'bare', ...fields });

/** A row of claims that earn trust, with the stars of the clinic's rating. */
export interface Trust extends SectionBase {
  readonly kind: 'trust';
  readonly claims: readonly Authored<Prose>[];
  /** True shows five stars before the first claim. */
  readonly stars?: boolean;
}
/** A row of claims that earn trust: `trust(['Fully insured'], { stars: true })`; the stars are those of the clinic's rating. */
export const trust = (claims: Trust['claims'], fields: Omit<FieldsOf<Trust>, 'claims'> = {}): Trust => ({
  kind: 'trust',
  claims,
  ...fields,
});

import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Action, Refs } from '../refs.ts';
import { type DeclaredNames, line } from '../schema/base.ts';
import { action, prose } from '../schema/prose.ts';
import { ref } from '../schema/references.ts';
import type { Prose } from '../text.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/** The hero of an inner page: a title, a lead, an image and booking buttons. */
export interface Hero<R extends Refs> extends SectionBase {
  /** The heading of the page. */
  readonly title: Authored<string>;
  /** A sentence or two under the heading. */
  readonly lead: Prose;
  /** The image, by its name in `images`; about 1:1 with booking buttons, 16:7 without. Without an image, the text takes the whole width. */
  readonly image?: Authored<R['image']>;
  /** 'deep' is light text on the dark background of the palette. */
  readonly tone?: Authored<'light' | 'deep'>;
  /**
   * 'both' shows the booking buttons for new and returning clients side by side; a list shows these buttons instead.
   */
  readonly bookingButtons?: Authored<'both' | readonly Action<R>[]>;
  /** A short line beside the buttons: 'Free before your first visit'. */
  readonly note?: Prose;
  /** Claims that earn trust, below the buttons. */
  readonly trust?: readonly Prose[];
  /** Buttons that switch between the consultations of the departments; the one for this page is highlighted. */
  readonly switch?: readonly Authored<Action<R>>[];
}

/** The hero of an inner page: `hero({ title: 'The clinic', lead: '…', bookingButtons: 'both' })`. */
export const hero = <R extends Refs>(fields: Hero<R>): Section<R> => section('hero', fields);

export const heroSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Hero<Refs>>()('hero', {
    title: line(),
    lead: prose(declaredNames),
    image: ref(declaredNames, 'image').optional(),
    tone: z.enum(['light', 'deep']).optional(),
    bookingButtons: z.union([z.literal('both'), z.array(action(declaredNames))]).optional(),
    note: prose(declaredNames).optional(),
    trust: z.array(prose(declaredNames)).optional(),
    switch: z.array(action(declaredNames)).optional(),
  });

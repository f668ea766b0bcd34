import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Action, Refs } from '../refs.ts';
import type { Prose } from '../text.ts';
import { type DeclaredNames, shape, strictFields } from './base.ts';
import { action, plainProse, prose } from './prose.ts';
import { ref } from './references.ts';

/** A part of a page of a document. */
export type DocumentPart<R extends Refs> =
  | DocumentCover<R>
  | DocumentLists
  | DocumentSteps
  | DocumentNotes
  | DocumentPrices<R>
  | DocumentClosing<R>;

/** The document's title over a field of colour, with an image. It fills the remaining space of the page. */
export interface DocumentCover<R extends Refs> {
  /** The title over a field of colour: 'cover'. */
  readonly kind: 'cover';
  /** The title, as large as fits. */
  readonly title: Prose;
  /** A sentence under the title. */
  readonly lead: Prose;
  /** The image in the field of colour, by its name in `images`. */
  readonly image?: Authored<R['image']>;
}

/** Lists side by side, such as what a treatment does and what it does not. */
export interface DocumentLists {
  /** Lists side by side: 'lists'. */
  readonly kind: 'lists';
  /** The lists, from left to right. */
  readonly lists: readonly {
    /** The heading over the list: 'What it can do'. */
    readonly title: Prose;
    /** The items of the list. */
    readonly items: readonly Prose[];
    /** Set this to `true` for a list of exclusions: its bullets are hollow. */
    readonly negative?: Authored<boolean>;
  }[];
}

/** Numbered steps side by side. */
export interface DocumentSteps {
  /** Numbered steps side by side: 'steps'. */
  readonly kind: 'steps';
  /** The heading over the steps: 'How to begin'. */
  readonly title: Prose;
  /** The steps, in their order. */
  readonly steps: readonly Authored<DocumentNote>[];
}

/** Short texts side by side. */
export interface DocumentNotes {
  /** Short texts side by side: 'notes'. */
  readonly kind: 'notes';
  /** The heading over the notes: 'Around a visit'. */
  readonly title: Prose;
  /** The notes, from left to right. */
  readonly notes: readonly Authored<DocumentNote>[];
}

/** A short text with a title. */
export interface DocumentNote {
  /** A word or two: 'Before'. */
  readonly title: Prose;
  /** A sentence or two under the title. */
  readonly copy: Prose;
}

/**
 * Prices of treatments, their options and courses on one scale; durations, prices and savings come from the catalogue.
 * Without `items`, it lists the same treatments and programmes as `priceTable()`.
 */
export interface DocumentPrices<R extends Refs> {
  /** Treatments with duration, price and courses, each as a bar on one scale: 'prices'. */
  readonly kind: 'prices';
  /** The heading over the prices: 'Treatments and prices'. */
  readonly title: Prose;
  /** A sentence that explains the scale. */
  readonly text?: Prose;
  /** The treatments, from top to bottom (default: all treatments, category by category, each with its options, then the programmes). */
  readonly items?: readonly {
    /** The treatment, by its name in `catalogue`; its price and duration are shown. */
    readonly treatment: Authored<R['treatment']>;
    /** A sentence on its effect and frequency. */
    readonly copy?: Prose;
  }[];
  /** The department whose prices are shown, by its name in `departments` (default: all departments). */
  readonly department?: Authored<R['department']>;
}

/** The next step for readers, over a field of colour. Each button also shows its address, for readers on paper. */
export interface DocumentClosing<R extends Refs> {
  /** The next step for readers: 'closing'. */
  readonly kind: 'closing';
  /** The heading: 'Come and see'. */
  readonly title: Prose;
  /** A sentence or two under the heading, such as the address. */
  readonly copy: Prose;
  /** The buttons; each shows its address for readers on paper. */
  readonly actions: readonly Authored<Action<R>>[];
}

const note = (declaredNames: DeclaredNames) =>
  shape<DocumentNote>()({ title: plainProse(declaredNames), copy: prose(declaredNames) });

/** A part of any kind. An unknown kind is reported with the known kinds. */
export const documentPart = (declaredNames: DeclaredNames) =>
  z.discriminatedUnion('kind', [
    shape<DocumentCover<Refs>>()({
      kind: z.literal('cover'),
      title: plainProse(declaredNames),
      lead: prose(declaredNames),
      image: ref(declaredNames, 'image').optional(),
    }),
    shape<DocumentLists>()({
      kind: z.literal('lists'),
      lists: z
        .array(
          strictFields({
            title: plainProse(declaredNames),
            items: z.array(prose(declaredNames)).min(1),
            negative: z.boolean().optional(),
          }),
        )
        .min(1),
    }),
    shape<DocumentSteps>()({
      kind: z.literal('steps'),
      title: plainProse(declaredNames),
      steps: z.array(note(declaredNames)).min(1),
    }),
    shape<DocumentNotes>()({
      kind: z.literal('notes'),
      title: plainProse(declaredNames),
      notes: z.array(note(declaredNames)).min(1),
    }),
    shape<DocumentPrices<Refs>>()({
      kind: z.literal('prices'),
      title: plainProse(declaredNames),
      text: prose(declaredNames).optional(),
      items: z
        .array(strictFields({ treatment: ref(declaredNames, 'treatment'), copy: prose(declaredNames).optional() }))
        .min(1)
        .optional(),
      department: ref(declaredNames, 'department').optional(),
    }),
    shape<DocumentClosing<Refs>>()({
      kind: z.literal('closing'),
      title: plainProse(declaredNames),
      copy: prose(declaredNames),
      actions: z.array(action(declaredNames)).min(1),
    }),
  ]);

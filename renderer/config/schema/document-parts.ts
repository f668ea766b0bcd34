import { z } from 'zod';
import type { Action, Refs } from '../refs.ts';
import type { Prose } from '../text.ts';
import { type DeclaredNames, line, shape, strictFields } from './base.ts';
import { action, prose, ref } from './references.ts';

/** What a page of a document can show. */
export type DocumentPart<R extends Refs> =
  | DocumentCover<R>
  | DocumentLists
  | DocumentSteps
  | DocumentNotes
  | DocumentPrices<R>
  | DocumentClosing<R>;

/** The document's title over a field of colour, with a drawing. Takes what room the page has left. */
export interface DocumentCover<R extends Refs> {
  /** The title over a field of colour: 'cover'. */
  readonly kind: 'cover';
  /** The title, as large as it fits. */
  readonly title: string;
  /** A sentence under the title. */
  readonly lead: Prose;
  /** The picture in the field, by its name in `images`. */
  readonly image?: R['image'];
}

/** Lists beside each other: what something does, and what it does not. */
export interface DocumentLists {
  /** Lists beside each other: 'lists'. */
  readonly kind: 'lists';
  /** The lists, from left to right. */
  readonly lists: readonly {
    /** The heading over the list: 'What it can do'. */
    readonly title: string;
    /** What the list holds, one a line. */
    readonly items: readonly Prose[];
    /** True for what is not so: its marks are hollow. */
    readonly negative?: boolean;
  }[];
}

/** Steps, beside each other, numbered. */
export interface DocumentSteps {
  /** Numbered steps beside each other: 'steps'. */
  readonly kind: 'steps';
  /** The heading over the steps: 'How to begin'. */
  readonly title: string;
  /** The steps, in their order. */
  readonly steps: readonly DocumentNote[];
}

/** Short texts beside each other. */
export interface DocumentNotes {
  /** Short texts beside each other: 'notes'. */
  readonly kind: 'notes';
  /** The heading over the notes: 'Around a visit'. */
  readonly title: string;
  /** The notes, from left to right. */
  readonly notes: readonly DocumentNote[];
}

/** A few words with a title. */
export interface DocumentNote {
  /** A word or two: 'Before'. */
  readonly title: string;
  /** A sentence or two under the title. */
  readonly copy: Prose;
}

/** Prices of treatments and of their courses, on one ruled scale; lengths, prices and savings are the catalogue's. */
export interface DocumentPrices<R extends Refs> {
  /** Treatments with length, price and courses, each as a bar on one scale: 'prices'. */
  readonly kind: 'prices';
  /** The heading over the prices: 'Treatments and prices'. */
  readonly title: string;
  /** A sentence on how to read the scale. */
  readonly text?: Prose;
  /** The treatments, from top to bottom. */
  readonly items: readonly {
    /** The treatment, by its name in `catalogue`; its price and length are shown. */
    readonly treatment: R['treatment'];
    /** What it does, and how often. */
    readonly copy: Prose;
  }[];
}

/** What to do next, over a field of colour. Each button also shows its address, for readers on paper. */
export interface DocumentClosing<R extends Refs> {
  /** What to do next: 'closing'. */
  readonly kind: 'closing';
  /** The heading: 'Come and see'. */
  readonly title: string;
  /** A sentence or two under the heading, such as the address. */
  readonly copy: Prose;
  /** The buttons; each shows its address for readers on paper. */
  readonly actions: readonly Action<R>[];
}

const note = (declaredNames: DeclaredNames) => shape<DocumentNote>()({ title: line(), copy: prose(declaredNames) });

/** A part of any kind. An unknown kind is reported with the kinds that there are. */
export const documentPart = (declaredNames: DeclaredNames) =>
  z.discriminatedUnion('kind', [
    shape<DocumentCover<Refs>>()({
      kind: z.literal('cover'),
      title: line(),
      lead: prose(declaredNames),
      image: ref(declaredNames, 'image').optional(),
    }),
    shape<DocumentLists>()({
      kind: z.literal('lists'),
      lists: z
        .array(
          strictFields({
            title: line(),
            items: z.array(prose(declaredNames)).min(1),
            negative: z.boolean().optional(),
          }),
        )
        .min(1),
    }),
    shape<DocumentSteps>()({ kind: z.literal('steps'), title: line(), steps: z.array(note(declaredNames)).min(1) }),
    shape<DocumentNotes>()({ kind: z.literal('notes'), title: line(), notes: z.array(note(declaredNames)).min(1) }),
    shape<DocumentPrices<Refs>>()({
      kind: z.literal('prices'),
      title: line(),
      text: prose(declaredNames).optional(),
      items: z.array(strictFields({ treatment: ref(declaredNames, 'treatment'), copy: prose(declaredNames) })).min(1),
    }),
    shape<DocumentClosing<Refs>>()({
      kind: z.literal('closing'),
      title: line(),
      copy: prose(declaredNames),
      actions: z.array(action(declaredNames)).min(1),
    }),
  ]);

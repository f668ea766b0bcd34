import { z } from 'zod';
import type { Action, Refs } from '../refs.ts';
import type { Prose } from '../text.ts';
import { type Known, line, shape } from './base.ts';
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
  readonly kind: 'cover';
  readonly title: string;
  readonly lead: Prose;
  readonly image?: R['image'];
}

/** Lists beside each other: what something does, and what it does not. */
export interface DocumentLists {
  readonly kind: 'lists';
  readonly lists: readonly {
    readonly title: string;
    readonly items: readonly Prose[];
    /** True for what is not so: its marks are hollow. */
    readonly not?: boolean;
  }[];
}

/** Steps, beside each other, numbered. */
export interface DocumentSteps {
  readonly kind: 'steps';
  readonly title: string;
  readonly steps: readonly DocumentNote[];
}

/** Short texts beside each other. */
export interface DocumentNotes {
  readonly kind: 'notes';
  readonly title: string;
  readonly notes: readonly DocumentNote[];
}

/** A few words with a title. */
export interface DocumentNote {
  readonly title: string;
  readonly copy: Prose;
}

/** Prices of treatments and of their courses, on one ruled scale; lengths, prices and savings are the catalogue's. */
export interface DocumentPrices<R extends Refs> {
  readonly kind: 'prices';
  readonly title: string;
  readonly text?: Prose;
  readonly items: readonly {
    readonly treatment: R['treatment'];
    /** What it does, and how often. */
    readonly copy: Prose;
  }[];
}

/** What to do next, over a field of colour. Each button also shows its address, for readers on paper. */
export interface DocumentClosing<R extends Refs> {
  readonly kind: 'closing';
  readonly title: string;
  readonly copy: Prose;
  readonly actions: readonly Action<R>[];
}

const note = (known: Known) => shape<DocumentNote>()({ title: line(), copy: prose(known) });

/** A part of any kind. An unknown kind is reported with the kinds that there are. */
export const documentPart = (known: Known) =>
  z.discriminatedUnion('kind', [
    shape<DocumentCover<Refs>>()({
      kind: z.literal('cover'),
      title: line(),
      lead: prose(known),
      image: ref(known, 'image').optional(),
    }),
    shape<DocumentLists>()({
      kind: z.literal('lists'),
      lists: z
        .array(z.strictObject({ title: line(), items: z.array(prose(known)).min(1), not: z.boolean().optional() }))
        .min(1),
    }),
    shape<DocumentSteps>()({ kind: z.literal('steps'), title: line(), steps: z.array(note(known)).min(1) }),
    shape<DocumentNotes>()({ kind: z.literal('notes'), title: line(), notes: z.array(note(known)).min(1) }),
    shape<DocumentPrices<Refs>>()({
      kind: z.literal('prices'),
      title: line(),
      text: prose(known).optional(),
      items: z.array(z.strictObject({ treatment: ref(known, 'treatment'), copy: prose(known) })).min(1),
    }),
    shape<DocumentClosing<Refs>>()({
      kind: z.literal('closing'),
      title: line(),
      copy: prose(known),
      actions: z.array(action(known)).min(1),
    }),
  ]);

import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Action, Refs } from '../refs.ts';
import { type DeclaredNames, line } from '../schema/base.ts';
import { action, plainProse, prose } from '../schema/prose.ts';
import { ref } from '../schema/references.ts';
import type { Prose } from '../text.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/** A document to download. */
export interface Download<R extends Refs> extends SectionBase {
  /** The heading: the name of the document. */
  readonly title: Authored<string>;
  /** What the document contains, in a sentence or two. */
  readonly lead: Prose;
  /** The document, by its name in `documents`. */
  readonly document: Authored<R['document']>;
  /** An image of the document, by its name in `images`. */
  readonly image?: Authored<R['image']>;
  /** The label of the download link; the number of pages and the file size are added. */
  readonly label: Prose;
  /** Starts the download automatically after the specified delay. */
  readonly automatic?: Authored<boolean>;
  /** Further links. */
  readonly actions: readonly Authored<Action<R>>[];
}

/**
 * A document to download: `download({ title: 'Price list', lead: '…', document: 'price-list', label: 'Download it',
 * actions: [] })`.
 */
export const download = <R extends Refs>(fields: Download<R>): Section<R> => section('download', fields);

export const downloadSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Download<Refs>>()('download', {
    title: line(),
    lead: prose(declaredNames),
    document: ref(declaredNames, 'document'),
    image: ref(declaredNames, 'image').optional(),
    label: plainProse(declaredNames),
    automatic: z.boolean().optional(),
    actions: z.array(action(declaredNames)),
  });

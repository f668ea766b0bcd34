import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Campaign, Refs } from '../refs.ts';
import type { Prose } from '../text.ts';
import { type DeclaredNames, shape } from './base.ts';
import { campaign } from './campaign.ts';
import { departmentRef } from './department.ts';
import { type DocumentPart, documentPart } from './document-parts.ts';
import { plainProse, prose } from './prose.ts';
import { fileName } from './values.ts';

/** A file in content/documents/ that visitors may download. */
export interface DocumentInput<R extends Refs> {
  /** The file's name in content/documents/. */
  readonly file: Authored<string>;
  /** Its title. It may quote facts: 'Prices from {catalogue.massage.amount}'. */
  readonly title: Prose;
  /** The content from which `site print` generates the file. Leave it out for a file of your own. */
  readonly generate?: Authored<GeneratedDocumentInput<R>>;
}

/** A document that `site print` generates from this config. */
export interface GeneratedDocumentInput<R extends Refs> {
  /** The department whose colours it has; needed only if there are several. */
  readonly department?: Authored<R['department']>;
  /** A description in one sentence, shown in the properties of the file. */
  readonly description: Prose;
  /** The campaign parameters of its links to this site. */
  readonly campaign?: Campaign;
  /** Its pages (A4 portrait), in their order. */
  readonly pages: readonly Authored<DocumentPageInput<R>>[];
  /** The small print at the foot of every page: 'Prices may change.' */
  readonly smallPrint: Prose;
}

/** One page of a document. Its parts must fit on it: otherwise, `site print` reports an error. */
export interface DocumentPageInput<R extends Refs> {
  /** A few words at the head of the page: 'Prices'. */
  readonly head: Prose;
  /** The parts of the page, from top to bottom. */
  readonly parts: readonly Authored<DocumentPart<R>>[];
}

export const document = (declaredNames: DeclaredNames) =>
  shape<DocumentInput<Refs>>()({
    file: fileName('.pdf'),
    title: plainProse(declaredNames),
    generate: generated(declaredNames).optional(),
  });

const generated = (declaredNames: DeclaredNames) =>
  shape<GeneratedDocumentInput<Refs>>()({
    department: departmentRef(declaredNames),
    description: prose(declaredNames),
    campaign: campaign().optional(),
    pages: z
      .array(shape<DocumentPageInput<Refs>>()({ head: prose(declaredNames), parts: parts(declaredNames) }))
      .min(1),
    smallPrint: prose(declaredNames),
  });

const parts = (declaredNames: DeclaredNames) => z.array(documentPart(declaredNames)).min(1);

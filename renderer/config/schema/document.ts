import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Campaign, Refs } from '../refs.ts';
import type { Prose } from '../text.ts';
import { type DeclaredNames, line, shape } from './base.ts';
import { type DocumentPart, documentPart } from './document-parts.ts';
import { campaign, prose, ref } from './references.ts';
import { fileName } from './values.ts';

/** A file in content/documents/ that visitors may download. */
export interface DocumentInput<R extends Refs> {
  /** The file's name in content/documents/. */
  readonly file: string;
  /** What it is called. */
  readonly title: string;
  /** What it shows, where `site print` makes it; leave it out for a file that you made yourself. */
  readonly generate?: GeneratedDocumentInput<R>;
}

/** A document that the tool makes from this config. */
export interface GeneratedDocumentInput<R extends Refs> {
  /** The arm whose colours it has. */
  readonly department: R['department'];
  /** What it is, in a sentence, for those who look for it among their files. */
  readonly description: Prose;
  /** The campaign that its links to this site are counted under. */
  readonly campaign?: Campaign;
  /** Its pages, A4 upright, in their order. */
  readonly pages: readonly DocumentPageInput<R>[];
  /** The small print at the foot of every page. */
  readonly smallPrint: Prose;
}

/** One page of it. What it shows has to fit on it: `site print` says where it does not. */
export interface DocumentPageInput<R extends Refs> {
  /** A few words at the head of the page. */
  readonly head: Prose;
  /** What it shows, from top to bottom. */
  readonly parts: readonly Authored<DocumentPart<R>>[];
}

export const document = (declaredNames: DeclaredNames) =>
  shape<DocumentInput<Refs>>()({
    file: fileName('.pdf'),
    title: line(),
    generate: generated(declaredNames).optional(),
  });

const generated = (declaredNames: DeclaredNames) =>
  shape<GeneratedDocumentInput<Refs>>()({
    department: ref(declaredNames, 'department'),
    description: prose(declaredNames),
    campaign: campaign().optional(),
    pages: z
      .array(shape<DocumentPageInput<Refs>>()({ head: prose(declaredNames), parts: parts(declaredNames) }))
      .min(1),
    smallPrint: prose(declaredNames),
  });

const parts = (declaredNames: DeclaredNames) => z.array(documentPart(declaredNames)).min(1);

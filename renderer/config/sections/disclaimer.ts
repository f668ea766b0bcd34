import { z } from 'zod';
import { type DeclaredNames, shape } from '../schema/base.ts';
import { prose } from '../schema/references.ts';
import type { Prose } from '../text.ts';
import { type Kind, kind, type Section, type SectionBase, section } from './base.ts';

/** A short notice, such as a limitation or medical advice. */
export interface Disclaimer extends SectionBase {
  /** The paragraphs, in their order. */
  readonly paragraphs: readonly Prose[];
}

/** A short notice: `disclaimer(['Results vary from person to person.'])`. */
export const disclaimer = (paragraphs: readonly Prose[], fields: SectionBase = {}): Section =>
  section('disclaimer', { paragraphs, ...fields });

export const disclaimerSchema = (declaredNames: DeclaredNames) =>
  shape<Kind<'disclaimer', Disclaimer>>()({ ...kind('disclaimer'), paragraphs: z.array(prose(declaredNames)).min(1) });

import { z } from 'zod';
import type { DeclaredNames } from '../schema/base.ts';
import { prose } from '../schema/prose.ts';
import type { Prose } from '../text.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/** A short notice, such as a limitation or medical advice. */
export interface Disclaimer extends SectionBase {
  /** The paragraphs, in their order. */
  readonly paragraphs: readonly Prose[];
}

/** A short notice: `disclaimer(['Results vary from person to person.'])`. */
export const disclaimer = (paragraphs: readonly Prose[], fields: SectionBase = {}): Section =>
  section('disclaimer', { paragraphs, ...fields });

export const disclaimerSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Disclaimer>()('disclaimer', {
    paragraphs: z.array(prose(declaredNames)).min(1),
  });

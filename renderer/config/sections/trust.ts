import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { DeclaredNames } from '../schema/base.ts';
import { prose } from '../schema/prose.ts';
import type { Prose } from '../text.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/** A row of claims that earn trust, optionally with the stars of the clinic's rating. */
export interface Trust extends SectionBase {
  /** The claims, in their order: ['Registered physiotherapists']. */
  readonly claims: readonly Authored<Prose>[];
  /** Shows the stars of the clinic's rating before the first claim. */
  readonly stars?: Authored<boolean>;
}

/**
 * A row of claims that earn trust: `trust(['Fully insured'], { stars: true })`; the stars show the rating of the
 * clinic.
 */
export const trust = (claims: Trust['claims'], fields: Omit<Trust, 'claims'> = {}): Section =>
  section('trust', { claims, ...fields });

export const trustSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Trust>()('trust', {
    claims: z.array(prose(declaredNames)).min(1),
    stars: z.boolean().optional(),
  });

import type { Authored } from '../annotations.ts';
import { type DeclaredNames, line } from '../schema/base.ts';
import { prose } from '../schema/prose.ts';
import type { Prose } from '../text.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/** The prices of the page's treatment: single sessions, options and courses, each with its saving. */
export interface Pricing extends SectionBase {
  /** The heading (default: 'Pricing'). */
  readonly title?: Authored<string>;
  /** A sentence or two above the prices. */
  readonly text?: Prose;
  /** The line below the prices. */
  readonly note?: Prose;
}

/**
 * The prices of the page's treatment, with courses and savings: `pricing()`, `pricing({ note: 'Courses are valid for
 * {figures.validity}.' })`.
 */
export const pricing = (fields: Pricing = {}): Section => section('pricing', fields);

export const pricingSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Pricing>()('pricing', {
    title: line().optional(),
    text: prose(declaredNames).optional(),
    note: prose(declaredNames).optional(),
  });

import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import { type DeclaredNames, line } from '../schema/base.ts';
import { prose } from '../schema/prose.ts';
import type { Prose } from '../text.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/** Short facts in a row, such as '30 minutes', 'By telephone' and 'Free'. */
export interface QuickFacts extends SectionBase {
  /** The heading: 'At a glance'. */
  readonly title: Authored<string>;
  /** The facts, from left to right. */
  readonly facts: readonly {
    /** The fact, in large type: '30 minutes'. */
    readonly value: Prose;
    /** A few words under the fact. */
    readonly note?: Prose;
  }[];
}

/** Short facts in a row: `quickFacts('At a glance', [{ value: '30 minutes', note: 'By telephone' }])`. */
export const quickFacts = (
  title: Authored<string>,
  facts: QuickFacts['facts'],
  fields: Partial<QuickFacts> = {},
): Section => section('quickFacts', { title, facts, ...fields });

export const quickFactsSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<QuickFacts>()('quickFacts', {
    title: line(),
    facts: z.array(z.strictObject({ value: prose(declaredNames), note: prose(declaredNames).optional() })).min(1),
  });

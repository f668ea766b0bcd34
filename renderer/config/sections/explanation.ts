import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Action, Refs } from '../refs.ts';
import { type DeclaredNames, line } from '../schema/base.ts';
import { action, prose } from '../schema/prose.ts';
import { ref } from '../schema/references.ts';
import type { Prose } from '../text.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/** A few paragraphs, optionally with an image or a diagram beside them. */
export interface Explanation<R extends Refs> extends SectionBase {
  /** The heading. */
  readonly title: Authored<string>;
  /** The paragraphs, one string each. */
  readonly paragraphs: readonly Prose[];
  /** An image or a diagram beside the paragraphs, by its name in `images`; about 4:3. */
  readonly image?: Authored<R['image']>;
  /** Facts under the paragraphs, as a list of terms and descriptions. */
  readonly facts?: readonly {
    /** The term: 'Material'. */
    readonly label: Authored<string>;
    /** The description of the term. */
    readonly text: Prose;
  }[];
  /** A button under the paragraphs. */
  readonly action?: Authored<Action<R>>;
}

/**
 * A few paragraphs, optionally with an image or a diagram beside them: `explanation({ title: 'How it works',
 * paragraphs: ['…'] })`.
 */
export const explanation = <R extends Refs>(fields: Explanation<R>): Section<R> => section('explanation', fields);

export const explanationSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Explanation<Refs>>()('explanation', {
    title: line(),
    paragraphs: z.array(prose(declaredNames)).min(1),
    image: ref(declaredNames, 'image').optional(),
    facts: z.array(z.strictObject({ label: line(), text: prose(declaredNames) })).optional(),
    action: action(declaredNames).optional(),
  });

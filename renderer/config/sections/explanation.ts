import { z } from 'zod';
import type { Action, Refs } from '../refs.ts';
import { type DeclaredNames, line, shape } from '../schema/base.ts';
import { action, prose, ref } from '../schema/references.ts';
import type { Prose } from '../text.ts';
import { type Kind, kind, type Section, type SectionBase, section } from './base.ts';

/** A few paragraphs that explain, with a picture or a diagram beside them. */
export interface Explanation<R extends Refs> extends SectionBase {
  /** The heading. */
  readonly title: string;
  /** The paragraphs, one a text. */
  readonly paragraphs: readonly Prose[];
  /** A picture or diagram beside them, by its name in `images`. */
  readonly image?: R['image'];
  /** Facts under the paragraphs, as a list of terms. */
  readonly facts?: readonly {
    /** The term: 'Material'. */
    readonly label: string;
    /** What is said of it. */
    readonly text: Prose;
  }[];
  /** A button under them. */
  readonly action?: Action<R>;
}

/** A few paragraphs, with a picture or a diagram beside them: `explanation({ title: 'How it works', paragraphs: ['…'] })`. */
export const explanation = <R extends Refs>(fields: Explanation<R>): Section<R> => section('explanation', fields);

export const explanationSchema = (declaredNames: DeclaredNames) =>
  shape<Kind<'explanation', Explanation<Refs>>>()({
    ...kind('explanation'),
    title: line(),
    paragraphs: z.array(prose(declaredNames)).min(1),
    image: ref(declaredNames, 'image').optional(),
    facts: z.array(z.strictObject({ label: line(), text: prose(declaredNames) })).optional(),
    action: action(declaredNames).optional(),
  });

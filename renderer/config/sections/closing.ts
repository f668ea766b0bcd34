import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { Action, Refs } from '../refs.ts';
import { type DeclaredNames, line } from '../schema/base.ts';
import { action, prose } from '../schema/prose.ts';
import type { Prose } from '../text.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/**
 * The end of a page, with its next step. Without `actions`, it shows the booking buttons of the page for new and
 * returning clients.
 */
export interface Closing<R extends Refs> extends SectionBase {
  /** The heading of the section. */
  readonly title: Authored<string>;
  /** A sentence or two under the heading. */
  readonly text?: Prose;
  /** Buttons instead of the booking buttons of the page. */
  readonly actions?: readonly Authored<Action<R>>[];
  /** The small print under the buttons. */
  readonly disclaimer?: Prose;
}

/**
 * The end of a page: `closing('Begin with a conversation', { text: '…' })` shows the booking buttons of the page;
 * `actions` replace them.
 */
export const closing = <R extends Refs>(title: Authored<string>, fields: Omit<Closing<R>, 'title'> = {}): Section<R> =>
  section('closing', { title, ...fields });

export const closingSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Closing<Refs>>()('closing', {
    title: line(),
    text: prose(declaredNames).optional(),
    actions: z.array(action(declaredNames)).optional(),
    disclaimer: prose(declaredNames).optional(),
  });

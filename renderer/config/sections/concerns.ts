import { z } from 'zod';
import type { LinkTarget, Refs } from '../refs.ts';
import { type DeclaredNames, line, shape } from '../schema/base.ts';
import { target } from '../schema/references.ts';
import { type Kind, kind, type Section, type SectionBase, section } from './base.ts';

/** Links to what many people ask for, each with the price of where it leads. */
export interface Concerns<R extends Refs> extends SectionBase {
  /** The heading: 'What people come for'. */
  readonly title: string;
  /** The links, each to a page about what it names. */
  readonly links: readonly {
    /** What people come for, in their words: 'A stiff neck'. */
    readonly label: string;
    /** The page that it leads to. */
    readonly to: LinkTarget<R>;
  }[];
}

/**
 * Links to what many people come for: `concerns({ title: 'What people come for', links: [{ label: 'A stiff neck', to:
 * '/neck' }] })`.
 */
export const concerns = <R extends Refs>(fields: Concerns<R>): Section<R> => section('concerns', fields);

export const concernsSchema = (declaredNames: DeclaredNames) =>
  shape<Kind<'concerns', Concerns<Refs>>>()({
    ...kind('concerns'),
    title: line(),
    links: z.array(z.strictObject({ label: line(), to: target(declaredNames) })).min(1),
  });

import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { LinkTarget, Refs } from '../refs.ts';
import { type DeclaredNames, line } from '../schema/base.ts';
import { target } from '../schema/link-target.ts';
import { plainProse } from '../schema/prose.ts';
import type { Prose } from '../text.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/** Links to the most common concerns, each with the price of the treatment that it links to. */
export interface Concerns<R extends Refs> extends SectionBase {
  /** The heading: 'What people come for'. */
  readonly title: Authored<string>;
  /** The links, each to a page about the concern. */
  readonly links: readonly {
    /** The concern, in the words of clients: 'A stiff neck'. */
    readonly label: Prose;
    /** The page that the link opens. */
    readonly to: Authored<LinkTarget<R>>;
  }[];
}

/**
 * Links to the most common concerns: `concerns({ title: 'What people come for', links: [{ label: 'A stiff neck', to:
 * '/neck' }] })`.
 */
export const concerns = <R extends Refs>(fields: Concerns<R>): Section<R> => section('concerns', fields);

export const concernsSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<Concerns<Refs>>()('concerns', {
    title: line(),
    links: z.array(z.strictObject({ label: plainProse(declaredNames), to: target(declaredNames) })).min(1),
  });

import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import { type DeclaredNames, line } from '../schema/base.ts';
import { prose } from '../schema/prose.ts';
import type { Prose } from '../text.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/** Lists that visitors can expand and collapse. */
export interface CollapsibleLists extends SectionBase {
  /** The heading above the lists: 'What to expect'. */
  readonly title: Authored<string>;
  /** The lists, from top to bottom. */
  readonly lists: readonly {
    /** The heading that expands the list: 'What to bring'. */
    readonly title: Authored<string>;
    /** The items of the list. */
    readonly items: readonly Prose[];
  }[];
}

/**
 * Lists that visitors can expand and collapse: `collapsibleLists('What to expect', [{ title: 'What to bring', items:
 * ['…'] }])`.
 */
export const collapsibleLists = (
  title: Authored<string>,
  items: CollapsibleLists['lists'],
  fields: Partial<CollapsibleLists> = {},
): Section => section('collapsibleLists', { title, lists: items, ...fields });

export const collapsibleListsSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<CollapsibleLists>()('collapsibleLists', {
    title: line(),
    lists: z.array(z.strictObject({ title: line(), items: z.array(prose(declaredNames)).min(1) })).min(1),
  });

import { z } from 'zod';
import { type DeclaredNames, line, shape } from '../schema/base.ts';
import { prose } from '../schema/references.ts';
import type { Prose } from '../text.ts';
import { type Kind, kind, type Section, type SectionBase, section } from './base.ts';

/** Lists that open in place. */
export interface Lists extends SectionBase {
  /** The heading over the lists: 'What to expect'. */
  readonly title: string;
  /** The lists, from top to bottom. */
  readonly lists: readonly {
    /** The words that open it: 'What to bring'. */
    readonly title: string;
    /** What it holds, one a line. */
    readonly items: readonly Prose[];
  }[];
}

/** Lists that open in place: `lists('What to expect', [{ title: 'What to bring', items: ['…'] }])`. */
export const lists = (title: string, items: Lists['lists'], fields: Partial<Lists> = {}): Section =>
  section('lists', { title, lists: items, ...fields });

export const listsSchema = (declaredNames: DeclaredNames) =>
  shape<Kind<'lists', Lists>>()({
    ...kind('lists'),
    title: line(),
    lists: z.array(z.strictObject({ title: line(), items: z.array(prose(declaredNames)).min(1) })).min(1),
  });

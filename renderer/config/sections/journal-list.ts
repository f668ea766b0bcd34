import type { Authored } from '../annotations.ts';
import { type DeclaredNames, detail, line } from '../schema/base.ts';
import { prose } from '../schema/prose.ts';
import type { Prose } from '../text.ts';
import { type Section, type SectionBase, section, sectionSchema } from './base.ts';

/** The journal articles of one category. */
export interface JournalList extends SectionBase {
  /** The heading of the list. */
  readonly title: Authored<string>;
  /** A sentence under the heading. */
  readonly lead?: Prose;
  /** The category whose articles are listed. */
  readonly category: Authored<string>;
  /** The text that is shown if the list cannot be loaded. */
  readonly failed: Authored<string>;
  /** The text that is shown if there are no articles. */
  readonly empty: Authored<string>;
}

/**
 * The journal articles of one category: `journalList({ title: 'Journal', category: 'backs', failed: '…', empty: '…'
 * })`.
 */
export const journalList = (fields: JournalList): Section => section('journalList', fields);

export const journalListSchema = (declaredNames: DeclaredNames) =>
  sectionSchema<JournalList>()('journalList', {
    title: line(),
    lead: prose(declaredNames).optional(),
    category: line().refine(() => declaredNames.roles.has('journal'), {
      error: 'The config has no “journal” whose articles this list could show.',
      ...detail('config/reference', 'Add “journal” with its address, or remove the list.'),
    }),
    failed: line(),
    empty: line(),
  });

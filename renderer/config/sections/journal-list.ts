import { type DeclaredNames, detail, line, shape } from '../schema/base.ts';
import { prose } from '../schema/references.ts';
import type { Prose } from '../text.ts';
import { type Kind, kind, type Section, type SectionBase, section } from './base.ts';

/** The listing of the journal's articles of one category. */
export interface JournalList extends SectionBase {
  /** The heading of the listing. */
  readonly title: string;
  /** A sentence under the heading. */
  readonly lead?: Prose;
  /** Only articles of this category. */
  readonly category: string;
  /** The words while the list cannot be loaded. */
  readonly failed: string;
  /** The words while there are no articles. */
  readonly empty: string;
}

/** The articles of one category: `journalList({ title: 'Journal', category: 'backs', failed: '…', empty: '…' })`. */
export const journalList = (fields: JournalList): Section => section('journalList', fields);

export const journalListSchema = (declaredNames: DeclaredNames) =>
  shape<Kind<'journalList', JournalList>>()({
    ...kind('journalList'),
    title: line(),
    lead: prose(declaredNames).optional(),
    category: line().refine(() => declaredNames.roles.has('journal'), {
      error: 'This list shows articles of the journal, and the config has no “journal”.',
      ...detail('config/reference', 'Add “journal” with its address, or take the list out.'),
    }),
    failed: line(),
    empty: line(),
  });

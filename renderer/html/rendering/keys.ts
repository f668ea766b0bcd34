import { digest } from '../../core/digest.ts';
import { memoize } from '../../core/lazy.ts';
import type { Shown } from '../../pages/view.ts';
import type { PageDraft, SectionDraft } from '../draft-page.ts';

/**
 * Gives each draft a key: equal keys mean equal pages. It holds the program, because its components make the page, and
 * all props. What stands around the pages is one object on most of them, and is looked through once.
 */
export function draftKeys(program: string): (draft: PageDraft) => string {
  const keyOf = memoize((props: object) => digest(JSON.stringify(props)));
  return ({ document: { chrome, fonts, structuredData, ...own }, departmentPalettes, sections, explanations }) =>
    digest(
      program,
      keyOf(chrome),
      keyOf(departmentPalettes),
      keyOf(fonts),
      keyOf(explanations),
      structuredData,
      JSON.stringify(own),
      ...sections.map(sectionText),
    );
}

const sectionText = ({ kind, shown }: SectionDraft): string => `${kind} ${shownText(shown)}`;

/** A component by its name, with its props. Two of one name could not be told apart: a test says that there are none. */
const shownText = (shown: Shown): string =>
  shown === null
    ? ''
    : `${typeof shown.type === 'string' ? shown.type : shown.type.name} ${JSON.stringify(shown.props)}`;

import { digest } from '../../core/digest.ts';
import { memoize } from '../../core/lazy.ts';
import type { Shown } from '../../pages/view.ts';
import type { PageDraft, SectionDraft } from '../draft-page.ts';

/**
 * Returns a function that computes the key of a draft: equal keys mean equal pages. The key covers the program, which
 * contains the components, and all props. Most pages share one chrome object, which is serialised once.
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

/** A component is identified by its name. A test ensures that no two components have the same name. */
const shownText = (shown: Shown): string =>
  shown === null
    ? ''
    : `${typeof shown.type === 'string' ? shown.type : shown.type.name} ${JSON.stringify(shown.props)}`;

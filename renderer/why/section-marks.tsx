import type { ReactNode } from 'react';
import type { PageDraft } from '../html/draft-page.ts';

/** Characters of a private use area around each section: BEGIN, its number, END. */
const [BEGIN, END] = ['\uE013', '\uE014'];

/** Writes the number of each section before it, and no number after it. */
export const withSectionMarks = (draft: PageDraft): PageDraft => ({
  ...draft,
  sections: draft.sections.map((section, index) => ({
    ...section,
    shown: section.shown && <Marked number={String(index)}>{section.shown}</Marked>,
  })),
});

const Marked = ({ number, children }: { readonly number: string; readonly children: ReactNode }) => (
  <>
    {`${BEGIN}${number}${END}`}
    {children}
    {`${BEGIN}${END}`}
  </>
);

/** Returns the number that a text between two elements says is the current section; '' after a section. */
export const sectionMark = (text: string): string | undefined => /^\uE013(\d*)\uE014$/.exec(text)?.[1];

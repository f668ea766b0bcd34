import { Parser } from 'htmlparser2';
import type { SectionKind } from '../config/site.ts';
import type { ConfigPath } from '../core/finding.ts';
import { draftingOf } from '../html/draft-page.ts';
import { textReader } from '../html/read-texts.ts';
import { renderPage } from '../html/render-page.tsx';
import type { PlannedPage } from '../plan/page.ts';
import type { ProbeInputs } from './probed-page.ts';
import { sectionMark, withSectionMarks } from './section-marks.tsx';

/** A section of a page. */
export interface PageSection {
  readonly kind: SectionKind;
  readonly path: ConfigPath;
}

/** Returns a function that finds the section of the text at a position of a page. */
export function sectionFinder({ planned, media }: ProbeInputs, page: PlannedPage) {
  const numbers = sectionNumbers(renderPage(withSectionMarks(draftingOf({ ...planned, media }).draftOf(page))));
  return (index: number): PageSection | undefined => {
    const section = page.sections[numbers[index] ?? -1];
    return section && { kind: section.data.kind, path: section.path };
  };
}

/** Returns the number of the section of each text, in document order; `undefined` for texts around the sections. */
function sectionNumbers(html: string): readonly (number | undefined)[] {
  const reader = textReader();
  const numbers: (number | undefined)[] = [];
  let current: number | undefined;
  const enter = (mark: string) => {
    while (numbers.length < reader.texts.length) numbers.push(current);
    current = mark === '' ? undefined : Number(mark);
  };
  const parser = new Parser({
    onopentag: (name, attributes) => reader.opened(name, attributes),
    ontext: (text) => {
      const mark = sectionMark(text);
      if (mark === undefined) reader.readText(text);
      else enter(mark);
    },
    onclosetag: (name) => reader.closed(name),
  });
  parser.end(html);
  return numbers;
}

/** Finds the texts that visitors read next to a text: the note of a figure, the title of a step, the other cells of a row. */
import { formatPath } from '../../../core/finding.ts';
import { groupBy } from '../../../core/group-by.ts';
import { normalise } from '../../../facts/normalise.ts';
import { configPathOf, type PublicText } from '../public-texts/index.ts';

/** Returns the neighbouring texts in normal form, one in each line; '' if there are none. */
export type NeighbouringText = (publicText: PublicText) => string;

/**
 * Texts of the same object or list are neighbours, such as the paragraphs of a section. A text in a list, or of a figure, also
 * has the texts of the object around it as neighbours, such as the title of the section. In a Markdown file, the texts below one
 * heading are neighbours.
 */
export function neighbouringTextFinder(publicTexts: readonly PublicText[]): NeighbouringText {
  const byParent = groupBy(
    publicTexts.filter((text) => text.source.from === 'config' && text.kind !== 'figure'),
    parentOf,
  );
  const byHeading = groupBy(
    publicTexts.filter((text) => text.source.from === 'file'),
    headingOf,
  );
  const textsIn = (parent: string) => byParent.get(parent) ?? [];
  const around = (publicText: PublicText): readonly PublicText[] => {
    if (publicText.source.from === 'file') return byHeading.get(headingOf(publicText)) ?? [];
    const path = configPathOf(publicText);
    if (path.length === 0) return [];
    const isInList = typeof path.at(-1) === 'number' || path.at(-2) === 'figure';
    return [...textsIn(parentOf(publicText)), ...(isInList ? textsIn(formatPath(path.slice(0, -2))) : [])];
  };
  return (publicText) =>
    publicText.rowText !== undefined
      ? normalise(publicText.rowText).text
      : around(publicText)
          .filter((other) => other !== publicText)
          .map(({ normal }) => normal.text)
          .join('\n');
}

const headingOf = ({ page = '', heading = '' }: PublicText): string => `${page}#${heading}`;

const parentOf = (text: PublicText): string => formatPath(configPathOf(text).slice(0, -1));

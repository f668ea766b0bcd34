/** Finds the texts that visitors read next to a text: the note of a figure, the title of a step, the other cells of a row. */
import { formatPath } from '../../../core/finding.ts';
import { groupBy } from '../../../core/group-by.ts';
import { normalise } from '../../../facts/normalise.ts';
import type { PublicText } from '../public-texts/index.ts';

/** Returns the neighbouring texts in normal form, one in each line; '' if there are none. */
export type NeighbouringText = (publicText: PublicText) => string;

/**
 * Texts of the same object or list are neighbours, such as the paragraphs of a section. A text in a list, or of a figure, also
 * has the texts of the object around it as neighbours, such as the title of the section.
 */
export function neighbouringTextFinder(publicTexts: readonly PublicText[]): NeighbouringText {
  const byParent = groupBy(publicTexts.filter(isOfConfig), parentOf);
  const textsIn = (parent: string) => byParent.get(parent) ?? [];
  return (publicText) => {
    const { rowText, source } = publicText;
    if (rowText !== undefined) return normalise(rowText).text;
    if (source.from !== 'config') return '';
    const isInList = typeof source.path.at(-1) === 'number' || source.path.at(-2) === 'figure';
    const around = [
      ...textsIn(parentOf(publicText)),
      ...(isInList ? textsIn(formatPath(source.path.slice(0, -2))) : []),
    ];
    return around
      .filter((other) => other !== publicText)
      .map(({ normal }) => normal.text)
      .join('\n');
  };
}

const isOfConfig = ({ source, kind }: PublicText): boolean => source.from === 'config' && kind !== 'figure';

const parentOf = ({ source }: PublicText): string =>
  source.from === 'config' ? formatPath(source.path.slice(0, -1)) : '';

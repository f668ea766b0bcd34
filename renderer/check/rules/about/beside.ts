/** What visitors read beside a text: the note of a figure, the title of a step, the other cells of a row. */
import { formatPath } from '../../../core/finding.ts';
import { groupBy } from '../../../core/group-by.ts';
import { normalise } from '../../../facts/normalise.ts';
import type { PublicText } from '../public-texts/index.ts';

/** Returns the normalised texts beside a text, one in each line. */
export type BesideFinder = (publicText: PublicText) => string;

/**
 * Texts of one object or list stand beside each other, such as the paragraphs of a section; beside those of a list, so do
 * the texts of the object that contains the list, such as the title of the section.
 */
export function besideFinder(publicTexts: readonly PublicText[]): BesideFinder {
  const byParent = groupBy(publicTexts.filter(isOfConfig), parentOf);
  const textsIn = (parent: string) => byParent.get(parent) ?? [];
  return (publicText) => {
    const { beside, source } = publicText;
    if (beside !== undefined) return normalise(beside).text;
    if (source.from !== 'config') return '';
    const isInList = typeof source.path.at(-1) === 'number';
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

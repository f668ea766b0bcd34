/** The short texts that say what a text is about without a sentence: the label of a row, the title of a step, of its section and its page. */
import { formatPath } from '../../../core/finding.ts';
import { groupBy } from '../../../core/group-by.ts';
import { normalise } from '../../../facts/normalise.ts';
import type { PublicText } from '../public-texts/index.ts';

/** Texts in normal form; '' if there are none. */
export interface Labels {
  /** Beside a text of few words: the label of its row, the title of its step, the rest of its row in a table. */
  readonly beside: string;
  /** The titles of the section and of the page. */
  readonly above: string;
}

/** Longer texts are sentences, which may be about more than one thing. */
const MAX_LENGTH = 60;
const isShort = ({ text }: PublicText): boolean => text.length <= MAX_LENGTH && !/[.!?] /.test(text);
const isLabel = (publicText: PublicText): boolean => isShort(publicText) && !publicText.text.endsWith('.');

/** 'pages./prices.3': a section */
const SECTION_DEPTH = 3;

export function labelFinder(publicTexts: readonly PublicText[]): (publicText: PublicText) => Labels {
  const byParent = groupBy(publicTexts, ({ source }) =>
    source.from === 'config' ? formatPath(source.path.slice(0, -1)) : '',
  );
  const titlesIn = (parent: string) => (byParent.get(parent) ?? []).filter(isLabel);
  const wordsOf = (texts: readonly PublicText[]) => texts.map(({ normal }) => normal.text).join('; ');
  return (publicText) => {
    const { source, rowText = '', heading = '', page } = publicText;
    const beside = (words: string) => (isShort(publicText) ? words : '');
    if (source.from !== 'config') return { beside: beside(normalise(rowText.replaceAll('\n', '; ')).text), above: normalise(heading).text };
    const { path } = source;
    if (path[0] !== 'pages') return { beside: '', above: '' };
    const section = formatPath(path.slice(0, SECTION_DEPTH));
    // The question above an answer is read by itself.
    const isInRow = path.length > SECTION_DEPTH + 1 && typeof path.at(-1) !== 'number' && path.at(-1) !== 'answer';
    const row = isInRow ? titlesIn(formatPath(path.slice(0, -1))).filter((other) => other !== publicText) : [];
    const pageName = titlesIn(`routes.${page}`).filter((text) => isName(text));
    return { beside: beside(wordsOf(row)), above: wordsOf([...titlesIn(section).filter(isTitle), ...pageName]) };
  };
}

const isField =
  (field: string) =>
  ({ source }: PublicText): boolean =>
    source.from === 'config' && source.path.at(-1) === field;
const isTitle = isField('title');
const isName = isField('name');

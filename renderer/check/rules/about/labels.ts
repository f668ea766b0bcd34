/** The short texts that say what a text is about without a sentence: the label of a row, the titles of its section and its page. */
import type { PricedItem } from '../../../config/derived/priced.ts';
import { formatPath } from '../../../core/finding.ts';
import { groupBy } from '../../../core/group-by.ts';
import { normalise } from '../../../facts/normalise.ts';
import type { PublicText } from '../public-texts/index.ts';
import type { ItemIndex } from './item-index.ts';

/** Texts in normal form; '' if there are none. */
export interface Labels {
  /** Beside a text of few words: the label of its row, the title of its step, the rest of its row in a table. */
  readonly beside: string;
  /** The titles of the section and of the page. */
  readonly above: string;
  /** The items that the label beside the text names: 'Silicone liner' beside 'Six months'. */
  readonly items: readonly PricedItem[];
}

/** Longer texts are sentences, which may be about more than one thing. */
const MAX_LENGTH = 60;
const isShort = ({ text }: PublicText): boolean => text.length <= MAX_LENGTH && !/[.!?] /.test(text);
/** 'pages./prices.3': a section */
const SECTION_DEPTH = 3;

export function labelFinder(publicTexts: readonly PublicText[], { namesIn }: Pick<ItemIndex, 'namesIn'>) {
  const byParent = groupBy(publicTexts, ({ source }) =>
    source.from === 'config' ? formatPath(source.path.slice(0, -1)) : '',
  );
  return (publicText: PublicText): Labels => {
    const { source, rowText = '', heading = '', page } = publicText;
    const labelsAt = (parent: string, isLabel: (other: PublicText) => boolean) =>
      (byParent.get(parent) ?? [])
        .filter((other) => isShort(other) && !other.text.endsWith('.') && isLabel(other))
        .map(({ normal }) => normal.text);
    const path = source.from === 'config' && source.path[0] === 'pages' ? source.path : [];
    // A question is no label: its answer is read with it.
    const isInRow = path.length > SECTION_DEPTH + 1 && !/^(?:\d+|answer)$/.test(`${path.at(-1)}`);
    const row = isInRow
      ? labelsAt(formatPath(path.slice(0, -1)), (other) => other !== publicText)
      : rowText.split('\n');
    const above =
      path.length > 0
        ? [
            ...labelsAt(formatPath(path.slice(0, SECTION_DEPTH)), isField('title')),
            ...labelsAt(`routes.${page}`, isField('name')),
          ]
        : [heading];
    const beside = isShort(publicText) ? normalise(row.join('; ')).text : '';
    return { beside, above: normalise(above.join('; ')).text, items: namesIn(beside).flatMap(({ items }) => items) };
  };
}

const isField =
  (field: string) =>
  ({ source }: PublicText): boolean =>
    source.from === 'config' && source.path.at(-1) === field;

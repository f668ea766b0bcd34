/** The short texts that say what a text is about without a sentence: the label of a row, the titles of its section and its page. */
import type { PricedItem } from '../../../config/derived/priced.ts';
import { formatPath } from '../../../core/finding.ts';
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
/** A question is no label: its answer is read with it. */
const FIELDS = ['label', 'title', 'name', 'copy', 'text', 'value', 'unit', 'note', 'when'];
/** 'pages./prices.3': a section */
const SECTION_DEPTH = 3;

export function labelFinder(publicTexts: readonly PublicText[], { namesIn }: Pick<ItemIndex, 'namesIn'>) {
  const byPath = new Map(publicTexts.map((text) => [pathOf(text).join('.'), text]));
  const labelsAt = (parent: string, fields: readonly string[]) =>
    fields
      .flatMap((field) => byPath.get(`${parent}.${field}`) ?? [])
      .filter((label) => isShort(label) && !label.text.endsWith('.'));
  return (publicText: PublicText): Labels => {
    const { rowText = '', heading = '', page } = publicText;
    const path = pathOf(publicText);
    const isInRow = path[0] === 'pages' && path.length > SECTION_DEPTH + 1 && FIELDS.includes(`${path.at(-1)}`);
    const row = isInRow ? labelsAt(formatPath(path.slice(0, -1)), FIELDS).filter((other) => other !== publicText) : [];
    const titles = [
      ...labelsAt(formatPath(path.slice(0, SECTION_DEPTH)), ['title']),
      ...labelsAt(`routes.${page}`, ['name']),
    ];
    const words = (texts: readonly PublicText[], other: string) =>
      normalise([...texts.map(({ text }) => text), ...other.split('\n')].join('; ')).text;
    const beside = isShort(publicText) ? words(row, rowText) : '';
    return { beside, above: words(titles, heading), items: namesIn(beside).flatMap(({ items }) => items) };
  };
}

const pathOf = ({ source }: PublicText) => (source.from === 'config' ? source.path : []);

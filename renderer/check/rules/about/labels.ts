/** The short texts that say what a text is about without a sentence: the label of a row, the titles of its section and its page. */
import type { PricedItem } from '../../../config/derived/priced.ts';
import { formatPath } from '../../../core/finding.ts';
import { normalise } from '../../../facts/normalise.ts';
import { configPathOf, type PublicText } from '../public-texts/index.ts';
import type { ItemIndex } from './item-index.ts';

/** The labels of a text in normal form; '' for a text without them. */
export interface Labels {
  /** Beside a text of few words: the label of its row, the title of its step, the rest of its row in a table. */
  readonly beside: string;
  /** The titles of the section and of the page. */
  readonly above: string;
  /** The items that the label beside the text names: 'Silicone liner' beside 'Six months'. */
  readonly items: readonly PricedItem[];
}

/** Longer texts are sentences, which may be about more than one thing. */
const isShort = ({ text }: PublicText): boolean => text.length <= 60 && !/[.!?] /.test(text);
/** The fields of a row. A question is no label: its answer is read with it. */
const FIELDS = ['label', 'title', 'name', 'copy', 'text', 'value', 'unit', 'note', 'when'];
/** 'pages./prices.3' + '.facts.2' + 'value', and 'items' of 'items.0' */
const PATH = /^(?<section>pages\.[^.]*\.\d+)(?<row>.*)\.(?<field>[a-z]+)(?:\.\d+)?$/;

export function labelFinder(publicTexts: readonly PublicText[], { namesIn }: Pick<ItemIndex, 'namesIn'>) {
  const byPath = new Map(publicTexts.map((text) => [pathOf(text), text]));
  const labelsAt = (parent: string, fields: readonly string[]) =>
    fields
      .flatMap((field) => byPath.get(`${parent}.${field}`) ?? [])
      .flatMap((label) => (isShort(label) && !label.text.endsWith('.') ? label.text : []));
  return (publicText: PublicText): Labels => {
    const { rowText, heading, page } = publicText;
    const { section = '', row = '', field = '' } = PATH.exec(pathOf(publicText))?.groups ?? {};
    const others = FIELDS.filter((other) => other !== field);
    const inRow = row !== '' && others.length < FIELDS.length ? labelsAt(section + row, others) : [];
    const beside = isShort(publicText) ? normalOf(rowText?.split('\n') ?? inRow) : '';
    const above = normalOf([heading ?? '', ...labelsAt(section, ['title']), ...labelsAt(`routes.${page}`, ['name'])]);
    return { beside, above, items: namesIn(beside).flatMap(({ items }) => items) };
  };
}

const pathOf = (text: PublicText): string => formatPath(configPathOf(text));
const normalOf = (texts: readonly string[]): string => normalise(texts.join('; ')).text;

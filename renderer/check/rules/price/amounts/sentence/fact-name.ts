/** How a message calls a fact: '“Massage”', '“Block of six” of “Massage”', 'the deposit'. */
import type { AmountFact, PricedItem } from '../../../../../config/derived/priced.ts';
import { separateWords } from '../../../../../core/wording.ts';
import type { ItemIndex } from '../../../about/item-index.ts';

/** The last part of the path of a fact: 'lateFee' of `figures.lateFee`. */
export const keyOf = ({ quote = '' }: AmountFact): string => quote.split('.').at(-1) ?? '';

const CHARGE = /(?:fee|charge|deposit|price|cost|rate|surcharge|supplement|postage|delivery|letter|report)s?$/i;

/** 'the late fee', but 'the amount “missed”' of a figure that is called after the occasion */
export const figureName = (name: string): string =>
  CHARGE.test(name) ? `the ${separateWords(name)}` : `the amount “${separateWords(name)}”`;

/** What is not the price itself: the last part of the path, and the words for it. */
const BESIDE_PRICE: readonly (readonly [RegExp, string])[] = [
  [/\.saving$/, 'the saving of '],
  [/\.reference$/, 'the price without the saving of '],
  [/\.perSession$/, 'a session of '],
  [/\.total$/, 'all instalments of '],
  [/\.usualPrice$/, 'the usual price of '],
  [/\.reduced\.\w+$/, 'the reduced price of '],
];

/** The name of what has an amount, and that of its item if it is one of several of it: 'One ear' of 'Ear-wax removal'. */
export interface NamedFact {
  readonly name: string;
  readonly item?: PricedItem | undefined;
  readonly isFigure: boolean;
}

/** Returns the names of the fact that this path quotes: 'catalogue.massage.packages.0.saving'. */
export function namedFact(quote: string, { itemAt }: ItemIndex): NamedFact {
  const keys = quote.split('.');
  const item = itemAt(keys);
  const figure = keys.indexOf('figures');
  if (figure !== -1) return { name: keys[figure + 1] ?? '', item, isFigure: true };
  const form = quote.slice(0, quote.lastIndexOf('.') + 1);
  const parts = form === `${item?.path.join('.')}.` ? [] : [...(item?.courses ?? []), ...(item?.options ?? [])];
  const part = parts.find(({ facts }) => facts.some((fact) => fact.quote?.startsWith(form)));
  return { name: part?.title ?? item?.names[0] ?? '', item, isFigure: false };
}

/** Returns the words for the fact that this path quotes. */
export function factName(quote: string, index: ItemIndex): string {
  const { name, item, isFigure } = namedFact(quote, index);
  const [whole = name] = item?.names ?? [];
  if (isFigure) return `${figureName(name)}${item ? ` of “${whole}”` : ''}`;
  const [, beside = ''] = BESIDE_PRICE.find(([end]) => end.test(quote)) ?? [];
  return `${beside}“${name}”${name === whole ? '' : ` of “${whole}”`}`;
}

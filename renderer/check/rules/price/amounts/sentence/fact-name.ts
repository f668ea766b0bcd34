/** How a message calls a fact: '“Massage”', '“Block of six” of “Massage”', 'the deposit'. */
import type { AmountFact } from '../../../../../config/derived/priced.ts';
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

/** Returns the words for the fact that this path quotes: 'catalogue.massage.packages.0.saving'. */
export function factName(quote: string, { itemAt }: ItemIndex): string {
  const keys = quote.split('.');
  const figure = keys.indexOf('figures');
  if (figure !== -1) return figureName(keys[figure + 1] ?? '');
  const item = itemAt(keys);
  const [name = ''] = item?.names ?? [];
  const form = quote.slice(0, quote.lastIndexOf('.') + 1);
  const part = [...(item?.courses ?? []), ...(item?.options ?? [])].find(({ facts }) =>
    facts.some((fact) => fact.quote?.startsWith(form)),
  );
  const [, beside = ''] = BESIDE_PRICE.find(([end]) => end.test(quote)) ?? [];
  return `${beside}${part && form !== `${item?.path.join('.')}.` ? `“${part.title}” of ` : ''}“${name}”`;
}

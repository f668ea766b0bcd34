import { parsePounds } from '../../../facts/money.ts';
import { parseInstalments, parsePrice } from '../../../facts/price.ts';
import { type Correct, type Correction, proposing } from './correction.ts';

const OTHER_CURRENCY = /[$€¥]|\b(?:USD|EUR|dollars?|euros?)\b/i;

/** Explains a price that is written otherwise than '£300', 'From £250', '£300 per session', 'Complimentary' or 'TBA'. */
export const correctPrice: Correct = (text) => {
  if (/^\s*(?:free|no charge|complimentary)\.?\s*$/i.test(text)) return proposing('Complimentary', parsePrice);
  if (/^\s*tb[ac]\.?\s*$/i.test(text)) return proposing('TBA', parsePrice);
  const [, from, amount = '', unit] =
    /^\s*(from\s)?\s*(.*?)(?:\s*(?:\/|\b(?:per|a|an|each)\b)\s*((?:\d+(?:\.\d+)? ?)?[a-z -]*))?\s*$/i.exec(text) ?? [];
  return (
    otherCurrency(text) ??
    proposing(priceText(from, pounds(amount), unit), parsePrice) ??
    decimalComma(text, parsePrice)
  );
};

/** Explains an amount that is written otherwise than '£580'. */
export const correctPounds: Correct = (text) =>
  otherCurrency(text) ?? proposing(pounds(text), parsePounds) ?? decimalComma(text, parsePounds);

/** Explains a lowest price that is written otherwise than 'From £160'. */
export const correctFrom: Correct = (text) => correctPrice(`From ${text.replace(/^\s*from\s/i, '')}`);

/** Explains a payment that is written otherwise than '2 x £675'. */
export const correctInstalments: Correct = (text) => {
  const [, count = '', amount = ''] =
    /^\s*(\d+)\s*(?:x|×|\*|times|payments of|instalments of)\s*(.+)$/i.exec(text) ?? [];
  return otherCurrency(text) ?? proposing(`${count} x ${pounds(amount) ?? ''}`, parseInstalments);
};

function otherCurrency(text: string): Correction | undefined {
  return OTHER_CURRENCY.test(text)
    ? { reason: 'prices are in pounds', help: 'Write the amount like “£300”.' }
    : undefined;
}

/** '£62,50': probably “£62.50”, but a digit may be missing instead. '£1.200' is “£1,200”, or has a digit too many. */
function decimalComma(text: string, accepts: (text: string) => unknown): Correction | undefined {
  const written = text
    .trim()
    .replace(/(?<=\d),(?=\d{2}(?!\d))/, '.')
    .replace(/(?<=\d)\.(?=\d{3}(?!\d))/, ',');
  return written !== text.trim() && accepts(written) !== undefined ? { help: `Did you mean “${written}”?` } : undefined;
}

function priceText(from: string | undefined, amount: string | undefined, unit: string | undefined): string | undefined {
  if (amount === undefined) return undefined;
  return `${from === undefined ? '' : 'From '}${amount}${unit ? ` per ${unit.toLowerCase()}` : ''}`;
}

/**
 * '300', '£ 300', 'GBP 300', '300 pounds', '£3OO' (with letters), '£12.5', '£270,00', 'Â£270' (damaged) → the amount as the config writes it. Returns
 * `undefined` if it contains another letter: the owner must decide what was meant.
 */
function pounds(text: string): string | undefined {
  const figure = text
    .replace(/^\s*(?:Â?£|GBP|pounds?)\s*|\s*(?:£|GBP|pounds?|quid)\s*$/gi, '')
    .replace(/(?<=\d)o|o(?=\d)/gi, '0')
    .replace(/(?<=\d)[lI]|[lI](?=\d)/g, '1')
    .replace(/oo+$/i, (letters) => '0'.repeat(letters.length))
    .replace(/\.(\d)$/, '.$10')
    .replace(/,00$/, '')
    .replace(/[.-]+$/, '')
    .trim();
  return parsePounds(`£${figure}`) === undefined ? undefined : `£${figure}`;
}

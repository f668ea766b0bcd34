import { withDigits } from '../../../facts/lookalike-digits.ts';
import { formatPounds, parsePounds } from '../../../facts/money.ts';
import type { Correction } from './correction.ts';

const OTHER_CURRENCY = /[$€¥]|\b(?:USD|EUR|dollars?|euros?)\b/i;

/** Explains an amount in another currency. */
export function otherCurrency(text: string): Correction | undefined {
  if (!OTHER_CURRENCY.test(text)) return undefined;
  const amount = pounds(text.replace(OTHER_CURRENCY, ' ').trim());
  const help = amount === undefined ? 'Write the amount like “£300”.' : `Write “${amount}” if you mean pounds.`;
  return { reason: 'prices are in pounds', help };
}

/** '£62,50': probably “£62.50”, but a digit may be missing instead. '£1.200' is “£1,200”, or has a digit too many. */
export function decimalComma(text: string, accepts: (text: string) => unknown): Correction | undefined {
  const written = text
    .trim()
    .replace(/(?<=\d),(?=\d{2}(?!\d))/, '.')
    .replace(/(?<=\d)\.(?=\d{3}(?!\d))/, ',');
  return written !== text.trim() && accepts(written) !== undefined ? { help: `Did you mean “${written}”?` } : undefined;
}

/** '£4.2': the last digit may be missing, or the point is wrong. */
export function oneDecimal(
  amount: string,
  meant: (amount: string | undefined) => string | undefined,
): Correction | undefined {
  if (!/\d\.\d(?!\d)/.test(amount)) return undefined;
  const [exact, whole] = [amount, amount.replace('.', '')].map((text) => meant(pounds(text)));
  return exact === undefined || whole === undefined
    ? undefined
    : { reason: 'one digit follows the point', help: `Write “${exact}”, or “${whole}”.` };
}

/** '£1,2000': one digit too many, or a comma in the wrong place. */
export function misplacedComma(text: string): Correction | undefined {
  const [, digits = ''] = /^\s*£?\s*(\d[\d,]*,[\d,]*\d)\s*$/.exec(text) ?? [];
  const pence = parsePounds(`£${digits.replaceAll(',', '')}`);
  return pence === undefined
    ? undefined
    : {
        reason: 'a comma separates the last three digits',
        help: `Write “${formatPounds(pence, ',')}”, or correct the number.`,
      };
}

/**
 * '300', '£ 300', 'GBP 300', '300 pounds', '£3OO' (with letters), '£12.5', '£1 350', '£270,00', 'Â£270' (damaged), '3500p' → the amount as
 * the config writes it. Returns `undefined` if it contains another letter: the owner must decide what was meant.
 */
export function pounds(text: string): string | undefined {
  const figure = withDigits(text)
    .replace(PENCE, (_, whole: string, pence: string) => (pence === '00' ? whole : `${whole}.${pence}`))
    .replace(/^\s*(?:Â?£|GBP|pounds?)\s*|\s*(?:£|GBP|pounds?(?: sterling)?|quid)\s*$/gi, '')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, ',')
    .replace(/\.(\d)$/, '.$10')
    .replace(/,00$/, '')
    .replace(/[.-]+$/, '')
    .trim();
  return parsePounds(`£${figure}`) === undefined ? undefined : `£${figure}`;
}

/** '3500p', but not '45p', in which the “p” can also be a mistake for “£”. */
const PENCE = /^\s*(\d+)(\d\d) ?p(?:ence)?\s*$/i;

import { formatPounds, parsePounds } from '../../../facts/money.ts';
import { pounds } from './amount.ts';
import type { Correction } from './correction.ts';

const WITHOUT_VAT = /(?:\+|\bplus|\bex(?:cl(?:uding|\.)?)?|\bwithout)\s*\.?\s*VAT\b/i;
const WITH_VAT = /\b(?:inc(?:l(?:uding|usive of|\.)?)?|with)\.?\s*VAT\b/i;
/** The standard rate (https://www.gov.uk/vat-rates). */
const VAT_PERCENT = 20;

/**
 * Explains a price that mentions VAT: consumers must see the price that they pay.
 * @param write returns an amount in the form of the place
 * @see https://www.asa.org.uk/type/non_broadcast/code_section/03.html (rule 3.18)
 */
export function explainVat(text: string, write: (amount: string) => string): Correction | undefined {
  const [, written] = /(£?\s*\d[\d,.]*)/.exec(text) ?? [];
  const amount = written === undefined ? undefined : pounds(written);
  const pence = amount === undefined ? undefined : parsePounds(amount);
  if (amount === undefined || pence === undefined) return undefined;
  if (WITHOUT_VAT.test(text)) {
    const whole = formatPounds(Math.round((pence * (100 + VAT_PERCENT)) / 100), amount);
    return {
      reason: 'it does not include VAT',
      help: `Write what clients pay in total: “${write(whole)}” if the rate is ${VAT_PERCENT}%.`,
    };
  }
  if (!WITH_VAT.test(text)) return undefined;
  const price = write(amount);
  return { reason: 'every price includes VAT', help: `Write “${price}”.`, instead: price };
}

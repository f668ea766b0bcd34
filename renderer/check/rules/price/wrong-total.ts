import { listed } from '../../../core/wording.ts';
import { formatPounds } from '../../../facts/money.ts';
import type { ProsePrice } from './amounts/prose-price.ts';
import type { Explanation } from './amounts/sentence/explanation.ts';
import type { ExpectedTotal } from './amounts/sums/totals.ts';
import { quoteAdvice } from './prose-findings.ts';

/** Explains an amount that is not the total of what its sentence adds up. */
export function wrongTotal(price: ProsePrice, expected: ExpectedTotal, amountText: string): Explanation {
  const total = expectedText(expected, amountText);
  const { meant } = price;
  return meant
    ? {
        message: `“${amountText}” is neither the price of ${meant.name} (${meant.price}) nor the total of ${total}.`,
        ...quoteAdvice(price),
      }
    : {
        message: `“${amountText}” is not the total of ${total}.`,
        help: 'Correct the total, or the prices from which it is computed.',
      };
}

/** '2 × “Crown”: 2 × £680 = £1,360' */
function expectedText({ items, combinations }: ExpectedTotal, amountText: string): string {
  // Thousands have a comma unless the owner writes the amount without one.
  const pounds = (pence: number) => formatPounds(pence, /\d{4}/.test(amountText) ? amountText : ',');
  const names = items.map(({ name = '', count }) => `${count > 1 ? `${count} × ` : ''}“${name}”`);
  const sums = combinations.map(({ total, terms }) => {
    const parts = terms.map(({ value, count }) => `${count > 1 ? `${count} × ` : ''}${pounds(value)}`);
    return `${parts.join(' + ')} = ${pounds(total)}`;
  });
  return `${names.join(' and ')}: ${listed(sums, 'or')}`;
}

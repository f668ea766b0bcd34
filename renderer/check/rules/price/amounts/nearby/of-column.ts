/** Amounts in a table that are computed from those above them: a total, or what is saved. */
import { amountsIn } from '../../../../../facts/amounts.ts';
import type { Pence } from '../../../../../facts/money.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import type { AmountInSentence } from '../sentence/amount-in-sentence.ts';

const DIFFERENCE = /\b(?:sav\w*|less|difference|discount|reduction|left|rest|remain\w*|cheaper|dearer|more)\b/;

/**
 * Whether the amount is the sum of several cells above it that follow each other, or the difference between two of them in a
 * row that says so.
 */
export function isOfColumn({ publicText, amount: { pence } }: AmountInSentence): boolean {
  const { columnAbove = '', rowText = '' } = publicText;
  const above = amountsIn(normalise(columnAbove)).flatMap((amount) => amount.pence ?? []);
  return (
    above.some((_, from) => isSumOf(above.slice(from), pence)) ||
    (DIFFERENCE.test(normalise(rowText).text) &&
      above.some((one) => above.some((other) => one - other === pence && one !== other)))
  );
}

function isSumOf([first = 0, ...others]: readonly Pence[], pence: Pence | undefined): boolean {
  let sum = first;
  return others.some((each) => {
    sum += each;
    return sum === pence;
  });
}

/** Totals that a sentence states after their parts: '£920 for two moles, and £220 for two samples: £1,140 altogether' */
import { listed } from '../../../../../core/wording.ts';
import { type Addend, combinationsOf } from '../../../../../facts/combinations.ts';
import { countsIn } from '../../../../../facts/counts.ts';
import { formatPounds } from '../../../../../facts/money.ts';
import { type AmountInSentence, amountsBefore, segmentBefore, wordsAfter } from '../sentence/amount-in-sentence.ts';
import { type Explanation, explain } from '../sentence/explanation.ts';

const CALLED_TOTAL = /^,? (?:altogether|in all|in total|all in all|all told)\b/;

/** Explains a total that is not the sum of the amounts before it; `undefined` if it may be. */
export function wrongStatedTotal(context: AmountInSentence): Explanation | undefined {
  const { amount, subject, index } = context;
  if (amount.pence === undefined || !CALLED_TOTAL.test(wordsAfter(context))) return undefined;
  const parts = amountsBefore(context);
  if (parts.length < 2) return undefined;
  // The sum can contain an item that the sentence names without its price.
  const named = index.mentionsIn(subject.sentence).flatMap(({ items }) => items);
  const added = { values: [0, ...named.flatMap(({ facts }) => facts.map(({ pence }) => pence))], count: 1 };
  const addends = parts.map((part) => addendOf({ ...context, amount: part }));
  if (combinationsOf([...addends, added]).some(({ total }) => total === amount.pence)) return undefined;
  const written = parts.flatMap(({ pence }) => (pence === undefined ? [] : formatPounds(pence, ',')));
  return explain(context, `is not the sum of ${listed(written, 'and')}.`, 'Correct the sum, or the amounts before it.');
}

/** An amount once, or as often as the words before it count: 'two checks at £48', but 'two checks come to £96' */
function addendOf(context: AmountInSentence): Addend {
  const { pence = 0 } = context.amount;
  const { count } = countsIn(segmentBefore(context)).at(-1) ?? { count: 1 };
  return { values: [0, pence, pence * count], count: 1 };
}

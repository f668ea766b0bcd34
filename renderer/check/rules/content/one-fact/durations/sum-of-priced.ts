/** Times of what costs so much together: 'Full legs with everything else come to £82 and take an hour and a half.' */
import type { BookedForm } from '../../../../../config/derived/forms.ts';
import { amountsIn } from '../../../../../facts/amounts.ts';
import { isInSentence } from '../../../about/subject.ts';
import type { Facts, Mention } from '../mention.ts';
import { exactMinutes } from './minutes.ts';

/** Of more forms, too many sums are possible to mean anything. */
const MAX_FORMS = 12;

/** Returns true if two or three forms of what the sentence is about cost an amount of the sentence and take this time. */
export function isSumOfPriced({ quantity, publicText, subject }: Mention, facts: Facts): boolean {
  const minutes = exactMinutes(quantity);
  const forms = facts.formsOf(subject.items.map(({ path }) => path));
  if (minutes === undefined || forms.length > MAX_FORMS) return false;
  const totals = amountsIn(publicText.normal)
    .filter((amount) => isInSentence(amount, subject))
    .map(({ pence }) => pence);
  return totals.length > 0 && sumsOf(forms).some((sum) => sum.minutes === minutes && totals.includes(sum.pence));
}

const sumsOf = (forms: readonly BookedForm[]): readonly BookedForm[] => {
  const pairs = forms.flatMap((one, index) =>
    forms.slice(index + 1).map((other, next) => ({ sum: added(one, other), rest: forms.slice(index + next + 2) })),
  );
  return pairs.flatMap(({ sum, rest }) => [sum, ...rest.map((third) => added(sum, third))]);
};

const added = (one: BookedForm, other: BookedForm): BookedForm => ({
  pence: one.pence + other.pence,
  minutes: one.minutes + other.minutes,
});

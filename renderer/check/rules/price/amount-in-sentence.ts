/** An amount in its sentence, and the parts of the sentence around it. */
import type { WrittenAmount } from '../../../facts/amounts.ts';
import type { ItemIndex } from '../about/item-index.ts';
import type { Subject } from '../about/subject.ts';

/** An amount in a sentence, and everything with which it is compared. */
export interface AmountInSentence {
  readonly amount: WrittenAmount;
  /** All amounts of the text, in order. */
  readonly amounts: readonly WrittenAmount[];
  /** The normalised text around the sentence. */
  readonly text: string;
  readonly subject: Subject;
  readonly index: Pick<
    ItemIndex,
    'all' | 'mentionsIn' | 'optionsIn' | 'itemAt' | 'facts' | 'firstAppointments' | 'fees'
  >;
}

/** Part of a sentence, by its offsets. */
export interface Scope {
  readonly from: number;
  readonly to: number;
}

/** The words before an amount, those after it, and the sentence. */
export function scopesOf({ amount, amounts, subject: { sentence, start } }: AmountInSentence) {
  const at = amount.normalAt - start;
  const end = at + amount.normalLength;
  const others = amounts.map(({ normalAt, normalLength }) => ({
    at: normalAt - start,
    end: normalAt - start + normalLength,
  }));
  const before: Scope = {
    from: Math.max(0, ...others.filter((other) => other.end <= at).map((other) => other.end)),
    to: at,
  };
  const after: Scope = {
    from: end,
    to: Math.min(sentence.length, ...others.filter((other) => other.at >= end).map((other) => other.at)),
  };
  return { before, after, whole: { from: 0, to: sentence.length } };
}

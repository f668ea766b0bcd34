/** An amount in its sentence, and the parts of the sentence around it. */
import type { WrittenAmount } from '../../../../../facts/amounts.ts';
import type { Pence } from '../../../../../facts/money.ts';
import type { ItemIndex } from '../../../about/item-index.ts';
import type { Subject } from '../../../about/subject.ts';
import type { PublicText } from '../../../public-texts/index.ts';

/** An amount in a sentence, and everything with which it is compared. */
export interface AmountInSentence {
  readonly publicText: PublicText;
  readonly amount: WrittenAmount;
  /** All amounts of the text, in order. */
  readonly amounts: readonly WrittenAmount[];
  /** The normalised text around the sentence. */
  readonly text: string;
  /** The texts next to this one, in normal form. */
  readonly neighbouringText: string;
  readonly subject: Subject;
  readonly index: ItemIndex;
  /** The amounts of the text that state facts of their sentences, or are computed from them. */
  readonly explained: () => readonly WrittenAmount[];
  /** The amounts that the texts next to this one state rightly. */
  readonly explainedBeside: ReadonlySet<Pence>;
  /** True in a question whose answer begins with a denial: 'Is it true that a class costs £20?', 'No.' */
  readonly isDenied: boolean;
}

/** Part of a sentence, by its offsets. */
export interface Scope {
  readonly from: number;
  readonly to: number;
}

/** An amount and the sentence in which it stands. */
interface PlacedAmount {
  readonly amount: Pick<WrittenAmount, 'normalAt' | 'normalLength'>;
  readonly subject: Pick<Subject, 'sentence' | 'start'>;
}

/** Returns the sentence up to its amount. */
export const wordsBefore = ({ amount, subject: { sentence, start } }: PlacedAmount): string =>
  sentence.slice(0, amount.normalAt - start);

/** Returns the sentence from the end of its amount. */
export const wordsAfter = ({ amount, subject: { sentence, start } }: PlacedAmount): string =>
  sentence.slice(amount.normalAt - start + amount.normalLength);

/** Where the words after an amount begin to be about something else. */
const NEXT_CLAUSE = /[,;:]|\b(?:and|or|but|while)\b/;

/** Returns the words after the amount that belong to it. */
export const clauseAfter = (placed: PlacedAmount): string => wordsAfter(placed).split(NEXT_CLAUSE, 1)[0] ?? '';

/** Returns the amounts of the sentence before this one. */
export const amountsBefore = ({ amount, amounts, subject }: AmongAmounts): readonly WrittenAmount[] =>
  amounts.filter(({ normalAt }) => normalAt >= subject.start && normalAt < amount.normalAt);

type AmongAmounts = Pick<AmountInSentence, 'amount' | 'amounts' | 'subject'>;

/** The parts of a sentence between its amount and the amounts before and after it, and the whole sentence. */
export function scopesOf({ amount, amounts, subject: { sentence, start } }: AmongAmounts) {
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

/** Returns the words between the amount before and this one. */
export function segmentBefore(context: AmongAmounts): string {
  const { from, to } = scopesOf(context).before;
  return context.subject.sentence.slice(from, to);
}

/** Returns the words between this amount and the next one. */
export function segmentAfter(context: AmongAmounts): string {
  const { from, to } = scopesOf(context).after;
  return context.subject.sentence.slice(from, to);
}

/** The large '£10' above 'Together they are £70 instead of £80': its note explains it, as a row explains a cell. */
export const isFigure = ({ amount, text }: AmountInSentence): boolean =>
  amount.normalAt === 0 && amount.normalLength === text.length;

/** The text with its row if it is a cell, or with its note if it is a large figure. */
export const wordsBeside = (context: AmountInSentence): string =>
  context.publicText.rowText !== undefined || isFigure(context) ? context.neighbouringText : '';

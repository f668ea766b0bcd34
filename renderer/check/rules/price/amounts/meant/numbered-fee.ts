/** Fees that are counted up: 'Band 2' for the figure `bandTwo`, 'zone three' for `zone3`. */
import type { AmountFact } from '../../../../../config/derived/priced.ts';
import { separateWords } from '../../../../../core/wording.ts';
import { SHORT_NUMBER_IN_WORDS, writtenNumber } from '../../../../../facts/number-words.ts';
import { scopesOf } from '../sentence/amount-in-sentence.ts';
import type { AmountInText } from '../sentence/amount-in-text.ts';
import { keyOf } from '../sentence/fact-name.ts';
import { isMoreOrLess } from '../sums/differences.ts';
import { type MeantFact, meantAsFigure } from './meant-fact.ts';

const NUMBERED = new RegExp(
  `\\b(?<noun>[a-z]+)[ -]?(?<number>\\d{1,2}|${SHORT_NUMBER_IN_WORDS})(?![\\w£.,:-]*\\d|[a-z])`,
  'g',
);

/** 'band two' and 'Band 2' have the same key. */
const keysIn = (text: string): readonly string[] =>
  [...text.matchAll(NUMBERED)].map(({ groups = {} }) => `${groups.noun} ${writtenNumber(groups.number)}`);

/** Returns the fee with a number that stands nearest before the amount, otherwise nearest after it. */
export function numberedFee(context: AmountInText): MeantFact | undefined {
  if (isMoreOrLess(context)) return undefined;
  const { before, after } = scopesOf(context);
  const { sentence } = context.subject;
  const keys = [
    keysIn(sentence.slice(before.from, before.to)).toReversed(),
    keysIn(sentence.slice(after.from, after.to)),
  ];
  const [fee] = keys.flat().flatMap((key) => context.index.fees.filter((each) => keysIn(nameOf(each)).includes(key)));
  return meantAsFigure(fee);
}

const nameOf = (fee: AmountFact): string => separateWords(keyOf(fee));

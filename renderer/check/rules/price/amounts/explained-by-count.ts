/** Amounts that a number explains: 'two halves of £1,075' of £2,150, 'twelve months come to £1,152' of £96 a month. */
import { SHORT_NUMBER_IN_WORDS, writtenNumber } from '../../../../facts/number-words.ts';
import { type AmountInSentence, wordsBefore } from './amount-in-sentence.ts';

const NUMBER = `(?:\\d{1,2}|${SHORT_NUMBER_IN_WORDS})`;
const PARTS = new RegExp(
  `\\b(?<count>${NUMBER}) (?:equal )?(?:halves|thirds|quarters|parts|portions|payments|instalments) of $`,
);
const PERIOD = new RegExp(
  `\\b(?:(?<months>${NUMBER}) months|(?<years>an?|one|the|a whole|a full|${NUMBER}) years?)\\b`,
);
const MONTHLY = / (?:per|a) month$/;
const MONTHS_OF_YEAR = 12;

/** Whether parts of this amount make the price of an item, or as many months as the sentence counts cost it. */
export function isExplainedByCount(context: AmountInSentence): boolean {
  const { pence } = context.amount;
  return pence !== undefined && (isPartOfPrice(context, pence) || isTotalOfMonths(context, pence));
}

function isPartOfPrice({ amount, subject }: AmountInSentence, pence: number): boolean {
  const { items, owner } = subject;
  const count = writtenNumber(PARTS.exec(wordsBefore({ amount, subject }))?.groups?.count);
  if (count === undefined) return false;
  return [...items, ...(owner ? [owner] : [])].some(({ singles }) => singles.includes(pence * count));
}

function isTotalOfMonths({ subject: { sentence, question }, index }: AmountInSentence, pence: number): boolean {
  const months = monthsIn(sentence) ?? monthsIn(question);
  if (months === undefined) return false;
  return index.all.some(({ price = '', singles }) => MONTHLY.test(price) && singles.includes(pence / months));
}

function monthsIn(text: string): number | undefined {
  const { months, years } = PERIOD.exec(text)?.groups ?? {};
  if (months !== undefined) return writtenNumber(months);
  return years === undefined ? undefined : (writtenNumber(years) ?? 1) * MONTHS_OF_YEAR;
}

/** The day on which a price changes, in sentences: 'from 4 January 2027 a home visit costs £92'. */
import type { AmountFact, PricedItem } from '../../../../../config/derived/priced.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import { dayBefore, isoDay, longDate } from '../../../../../facts/date.ts';
import { WEEKDAY_WORDS } from '../../../../../facts/hours.ts';
import type { Pence } from '../../../../../facts/money.ts';
import { isSameDay, type WrittenDate, writtenDatesIn } from '../../../../../facts/written-dates.ts';
import { isInSentence } from '../../../about/subject.ts';
import { type AmountInSentence, wordsAfter, wordsBefore } from './amount-in-sentence.ts';
import { type Explanation, explain } from './explanation.ts';

/** Returns the coming price of the only treatment; of one with options only the coming price that is this amount. */
export function comingPrice(
  items: readonly PricedItem[],
  amount?: Pence,
): (AmountFact & { readonly from: string }) | undefined {
  const item = onlyOne(items);
  if (!item) return undefined;
  return item.facts
    .filter(({ pence }) => item.options.length === 0 || pence === amount)
    .flatMap((fact) => (fact.from === undefined ? [] : [{ ...fact, from: fact.from }]))[0];
}

/**
 * 'A visit is £345, and £360 from 1 April 2027', '… £345 until the end of March. From 1 April 2027 it is £360': on that day,
 * the first amount is the price of the days before.
 */
export function isBeforeChange(
  { amounts, amount, subject, text }: AmountInSentence,
  facts: readonly AmountFact[],
): boolean {
  const next = amounts.find(({ normalAt }) => normalAt > amount.normalAt);
  // Before that day, the second amount is a coming price.
  if (!next || !facts.some(({ pence, from }) => pence === next.pence && from === undefined)) return false;
  const between = text.slice(amount.normalAt + amount.normalLength, next.normalAt);
  return startsOnDate(between) || (isInSentence(next, subject) && startsOnDate(wordsAfter({ amount: next, subject })));
}

/** 'Two facials and two peels are £220; from 1 April they are £224': a sum with a price that changes on that day */
export function isSumFromDay(context: AmountInSentence): boolean {
  const { amount, text, index } = context;
  const before = wordsBefore(context);
  const days = writtenDatesIn(before).filter(({ at }) => STARTS.test(before.slice(0, at)));
  const items = [...new Set(index.namesIn(text.slice(0, amount.normalAt)).flatMap(({ items: named }) => named))];
  return (
    items.length > 1 &&
    items.some(({ facts }) => facts.some(({ from = '' }) => days.some((day) => from !== '' && isSameDay(day, from))))
  );
}

const startsOnDate = (words: string): boolean =>
  writtenDatesIn(words).some(({ at }) => STARTS.test(words.slice(0, at)));

const DAY_NAME = `(?:${WEEKDAY_WORDS},?|the)`;
const STARTS = new RegExp(`\\b(?:from|since|starting|beginning|as of|as from|on)(?: ${DAY_NAME})* $`);
const ENDS = new RegExp(`\\b(?:until|till|up to|to|through)(?: (?:${DAY_NAME}|the end of|at least))* $`);
/** 'Throughout 2027', 'until the end of 2027' */
const WHOLE_YEAR =
  /\b(?:throughout|all (?:of|through)|for all of|(?:for )?the (?:whole|rest) of|until the end of) (?<year>20\d\d)\b/;

/** Explains a price that the sentence states for days on which another one is charged. */
export function wrongDay(
  context: AmountInSentence,
  items: readonly PricedItem[],
  facts: readonly AmountFact[],
): Explanation | undefined {
  const { sentence } = context.subject;
  const [amount] = facts.map((fact) => fact.pence);
  const { from, pence } = comingPrice(items, amount) ?? {};
  const [{ names: [name = ''] = [], least } = {}] = items;
  if (from === undefined || amount === undefined) return undefined;
  const dates = writtenDatesIn(sentence);
  const after = (words: RegExp) => dates.filter(({ at }) => words.test(sentence.slice(0, at)));
  if (amount === pence) {
    const starts = after(STARTS);
    return starts.length > 0 && !starts.some((date) => isSameDay(date, from))
      ? explain(
          context,
          `is the price of “${name}” from ${longDate(from)} on, and the sentence names another day.`,
          HELP,
        )
      : undefined;
  }
  const year = WHOLE_YEAR.exec(sentence)?.groups?.year;
  const isTooLong = (year !== undefined && year >= from.slice(0, 4)) || after(ENDS).some((date) => isLater(date, from));
  return amount === least && isTooLong
    ? explain(context, `is the price of “${name}” only until ${longDate(dayBefore(from))}.`, HELP)
    : undefined;
}
const HELP = 'Correct the day, or remove the sentence: below the price, the pages announce the next one with its day.';

/** A day without its year can be before or after another one. */
const isLater = ({ day = 31, month, year }: WrittenDate, iso: string): boolean =>
  year !== undefined && isoDay(year, month, day) > iso;

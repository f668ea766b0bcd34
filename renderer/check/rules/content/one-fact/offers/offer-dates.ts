import { dayAfter, longDate } from '../../../../../facts/date.ts';
import { sentenceSpanAt } from '../../../../../facts/sentences.ts';
import { isSameDay, namedDatesIn, type WrittenDate, writtenDatesIn } from '../../../../../facts/written-dates.ts';
import { proseOf } from '../../../about/prose.ts';
import { type Span, textAt } from '../../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { authoredFinding } from '../../authored-finding.ts';
import { type LimitedPrice, limitedPriceAt, limitedPrices } from './limited-prices.ts';
import { offerMonthsIn, type WrittenMonth } from './offer-months.ts';
import { offerSeasonsIn } from './offer-seasons.ts';

const ENDS =
  /\b(?:until|till|by|ends?(?: on)?|ending(?: on)?|closes?(?: on)?|finish(?:es)?(?: on)?|expires?(?: on)?|through|up to|to|after|no later than|(?:last|final|closing) (?:booking |possible )?(?:day|date|chance)(?:(?: (?:of|for|to|on which|when) [a-z' ]{2,40}?)? is| for bookings?:?|:)?|deadline(?: is|:)?|last (?:orders?|bookings?)(?: (?:on|by|is|are|:))?|(?:stops?|runs? out|is over|over)(?: on)?|valid to)(?: (?:at|on|midnight(?: on)?|and including|including|the|(?:mon|tues|wednes|thurs|fri|satur|sun)day,?|\w+day the))* $/;
const BEFORE = /\bbefore(?: the)? $/;
const STARTS =
  /\b(?:from|starts?(?: on)?|begins?(?: on)?|starting|beginning|since|\b(?:offer|sale|promotion|bookings?) (?:opens?|opened|started|began|launche[sd])(?: on)?)(?: the)? $/;

const PARTS =
  '(?:parts|halves|sessions?|treatments?|visits?|appointments?|vouchers?|both|all(?: of)? (?:them|it)|them)';
const COMES = new RegExp(
  `\\b(?:us(?:e|ed|ing)|hav(?:e|ing)|tak(?:e|ing)|attend|come (?:in )?for)(?: up)?(?: \\w+){0,3}? ${PARTS}\\b|\\b${PARTS}\\b[^.;:]*\\b(?:used|taken|had|take place|happen|completed?|finished)\\b`,
);
const BOOKS = /\b(?:book\w*|buy|bought|order\w*|pay|paid|price|offer)\b|£/;
/** 'Use both parts before the end of April': the day until which clients come, and not that until which they book. */
const isDayOfUse = (text: string, at: number): boolean => {
  const { text: sentence } = sentenceSpanAt(text, at);
  return COMES.test(sentence) && !BOOKS.test(sentence);
};

/** Reports the first and the last day of an offer or a reduced price in sentences, if they are not those of its `runs`. */
export function offerDateFindings(input: RuleInput): readonly RuleFinding[] {
  const all = limitedPrices(input.site);
  if (all.length === 0) return [];
  return proseOf(input.publicTexts).flatMap((publicText) => {
    const { text } = publicText.normal;
    const dates = [...writtenDatesIn(text), ...namedDatesIn(text)];
    // 'The end of March' is a day, and not a month, too; and an offer can be called “Winter Pair”.
    const names = input.lookups.items().namesIn(text);
    const months = [...offerMonthsIn(text), ...offerSeasonsIn(text)].filter(
      ({ at }) =>
        !dates.some((date) => at >= date.at && at < date.at + date.length) &&
        !names.some((name) => at >= name.at && at < name.end),
    );
    return [...dates.flatMap((date) => statedDay(date, text)), ...months.map(statedMonth)].flatMap(
      ({ at, length, contradicted }) => {
        const price = isDayOfUse(text, at) ? undefined : limitedPriceAt(publicText, at, all, input.lookups);
        const field = price && contradicted(price.runs);
        if (!price || !field) return [];
        const { kind, path, runs } = price;
        const span = publicText.normal.original(at, length);
        return authoredFinding(publicText, span, {
          message: `“${textAt(publicText, span)}” is not the ${field === 'from' ? 'first' : 'last'} day of the ${kind}, which is ${longDate(runs[field])}.`,
          help: `Write that day, or correct ${path}.runs.${field}.`,
          against: runs[field],
        });
      },
    );
  });
}

/** A day or a month at which a sentence says that an offer begins or ends. */
interface Stated extends Span {
  /** Returns the day of the config that the sentence contradicts. */
  readonly contradicted: (runs: LimitedPrice['runs']) => keyof LimitedPrice['runs'] | undefined;
}

const statedMonth = ({ at, length, fits }: WrittenMonth): Stated => ({
  ...{ at, length },
  contradicted: (runs) => (fits(runs) ? undefined : 'until'),
});

function statedDay(date: WrittenDate, text: string): readonly Stated[] {
  const day = dayAt(text.slice(0, date.at));
  if (day === undefined) return [];
  const field = day === 'from' ? 'from' : 'until';
  const contradicted: Stated['contradicted'] = (runs) =>
    isSameDay(date, runs[field]) || (day === 'before' && isSameDay(date, dayAfter(runs.until))) ? undefined : field;
  return [{ at: date.at, length: date.length, contradicted }];
}

function dayAt(before: string): 'from' | 'until' | 'before' | undefined {
  if (ENDS.test(before)) return 'until';
  if (BEFORE.test(before)) return 'before';
  return STARTS.test(before) ? 'from' : undefined;
}
